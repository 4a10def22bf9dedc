// Messages of the journal to the program, which may not be running yet.
const kept = []
let send = (...message) => kept.push(message)

export const emit = (...message) => send(...message)

/** Delivers all earlier messages to the receiver, and from now on every new one. */
export function listen(receiver) {
  send = receiver
  for (const message of kept.splice(0)) send(...message)
}
