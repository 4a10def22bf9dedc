// Shares a text: with the system's share sheet if the device has one, and otherwise by the clipboard.

import { isPlain, outside } from './site.js'

// On a desktop, sharing with the share sheet takes longer than pasting, and many desktops have no share sheet.
export const isTouchDevice = matchMedia('(pointer: coarse)').matches

const longest = 120 // characters of an address that is shared unchanged; a list's address can have thousands
const patience = 1000 // milliseconds: browsers let a page share only for a moment after a press

/** Shares the text, and sends the program the result if the player has not closed the share sheet. */
export async function share(text, path, send) {
  const whole = (address) => `${text}\n${location.origin}${outside(address)}`
  const isShort = isPlain || path.length <= longest
  const asked = isShort ? path : shortened(path).catch(() => path)
  try {
    if (isTouchDevice && navigator.canShare?.({ text: whole(path) })) {
      await navigator.share({ text: whole(await asked) })
      return send('shared', 'sheet')
    }
    // Safari lets a page copy after a wait only if the page passes a promise in a `ClipboardItem`.
    if (!isShort && window.ClipboardItem) await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asked.then((address) => new Blob([whole(address)], { type: 'text/plain' })) })])
    else await navigator.clipboard.writeText(whole(await asked))
    return send('shared', 'clipboard')
  } catch (error) {
    if (error.name !== 'AbortError') send('failedToShare', whole(await asked))
  }
}

// Returns a short path, under which the server stores the address.
async function shortened(target) {
  const response = await fetch(outside('/api/v1/links'), { method: 'POST', body: JSON.stringify({ target }), signal: AbortSignal.timeout?.(patience) })
  return (await response.json()).path ?? target
}
