// Communication between the tabs of this browser: each tab sends the other tabs the journal lines that it has stored.
// If the browser does not support `BroadcastChannel`, each tab works alone.
const channel = opened()
const heard = [] // lines that have not been passed to the receiver yet
const end = null // a message instead of a line: everything is being deleted
const again = 0 // a message instead of a line: the journal has been replaced
let ended = () => {}
let changed = () => {}
const patience = 20 // milliseconds during which more lines may arrive
hear((line) => heard.push(line))

function opened() {
  try { return new BroadcastChannel('word-orchard') } catch { return undefined }
}

function hear(take) {
  if (channel) channel.onmessage = ({ data }) => data === end ? ended() : data === again ? changed() : take(data)
}

/** Calls the receiver when another tab deletes everything. */
export const whenEnded = (receiver) => { ended = receiver }
/** Notifies the other tabs that everything is being deleted. */
export const tellEnd = () => tellTabs(end)

/** Calls the receiver when another tab has moved lines to another device, so that this tab must restart. */
export const whenAgain = (receiver) => { changed = receiver }
/** Makes the other tabs restart, because lines have moved to another device. */
export const tellAgain = () => tellTabs(again)

/** Sends one journal line or several lines to the other tabs. */
export function tellTabs(line) {
  try { channel?.postMessage(line) } catch (error) { console.warn(error) }
}

/**
 * Passes the receiver all lines that other tabs have sent since this script started, and all lines that they send
 * later. Lines that arrive at nearly the same time are passed together: for example, if another tab removes a thousand
 * words, this tab renders its page once.
 */
export function hearTabs(receiver) {
  const tell = () => receiver(heard.splice(0).join('\n'))
  hear((line) => heard.push(line) === 1 && setTimeout(tell, patience))
  if (heard.length) tell()
}
