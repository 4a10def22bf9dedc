const channel = new MessageChannel() // a timer would wait for some milliseconds, or a second out of sight
const waiting = []
channel.port1.onmessage = () => waiting.shift()()

/** Goes on in a task of its own, so that the page can move before it. */
export const nextTask = () => new Promise((resolve) => {
  waiting.push(resolve)
  channel.port2.postMessage('')
})
