// Other tabs of this browser: each tells the others the lines that it has stored. A browser that cannot do this plays on without.
const channel = opened()
const heard = [] // lines that the receiver has not been given yet
const end = null // no line: everything is being deleted
const again = 0 // no line: the journal is another one
let ended = () => {}
let changed = () => {}
const patience = 20 // milliseconds in which more may come
hear((line) => heard.push(line))

function opened() {
  try { return new BroadcastChannel('word-orchard') } catch { return undefined }
}

function hear(take) {
  if (channel) channel.onmessage = ({ data }) => data === end ? ended() : data === again ? changed() : take(data)
}

/** Calls the receiver when another tab deletes everything. */
export const whenEnded = (receiver) => { ended = receiver }
/** Tells the other tabs that everything is being deleted. */
export const tellEnd = () => tellTabs(end)

/** Calls the receiver when another tab has given lines to another device, so that this one must begin again. */
export const whenAgain = (receiver) => { changed = receiver }
/** Tells the other tabs to begin again. */
export const tellAgain = () => tellTabs(again)

/** Tells the other tabs a line, or several. */
export function tellTabs(line) {
  try { channel?.postMessage(line) } catch (error) { console.warn(error) }
}

/**
 * Gives the receiver the lines that other tabs have sent since this one began to read, and all later ones. Lines that arrive together are
 * given together: a thousand words that another tab removes are one change here.
 */
export function hearTabs(receiver) {
  const tell = () => receiver(heard.splice(0).join('\n'))
  hear((line) => heard.push(line) === 1 && setTimeout(tell, patience))
  if (heard.length) tell()
}
