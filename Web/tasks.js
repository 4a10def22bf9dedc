const channel = new MessageChannel() // a timer would wait for some milliseconds, or for a second in a hidden page
const waiting = []
channel.port1.onmessage = () => waiting.shift()()

/** Resolves in a new task, so that the page can respond before the caller continues. */
export const nextTask = () => new Promise((resolve) => {
  waiting.push(resolve)
  channel.port2.postMessage('')
})
