// What the journal tells the program, which may not be running yet.
const kept = []
let send = (...message) => kept.push(message)

export const tell = (...message) => send(...message)

/** Gives the receiver all earlier messages, and from now on every new one. */
export function listen(receiver) {
  send = receiver
  for (const message of kept.splice(0)) send(...message)
}
