// Other tabs of this browser: each tells the others the lines that it has stored. A browser that cannot do this plays on without.
const channel = opened()
const heard = [] // until someone listens
if (channel) channel.onmessage = ({ data }) => heard.push(data)

function opened() {
  try { return new BroadcastChannel('word-orchard') } catch { return undefined }
}

/** Tells the other tabs a line. */
export function tellTabs(line) {
  try { channel?.postMessage(line) } catch (error) { console.warn(error) }
}

/** Gives the receiver what other tabs have told since this one began to read, and everything later. */
export function hearTabs(receiver) {
  if (channel) channel.onmessage = ({ data }) => receiver(data)
  if (heard.length) receiver(heard.splice(0).join('\n'))
}
