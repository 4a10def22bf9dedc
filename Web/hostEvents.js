// The journal's messages to the program, which are kept until the program runs.
const kept = []
let send = (...message) => kept.push(message)

export const emit = (...message) => send(...message)

/** Delivers all earlier messages to the receiver, and from now on every new one. */
export function listen(receiver) {
  send = receiver
  for (const message of kept.splice(0)) send(...message)
}
