// Hands a text to others: by the system's sheet where the device has one, else by the clipboard.

import { outside } from './site.js'

// On a desktop the sheet takes longer than pasting, where there is one at all.
export const isTouchDevice = matchMedia('(pointer: coarse)').matches

/** Answers the message that tells how it went, or nothing when the player has closed the sheet. */
export async function share(text, path) {
  const full = `${text}\n${location.origin}${outside(path)}`
  try {
    if (isTouchDevice && navigator.canShare?.({ text: full })) {
      await navigator.share({ text: full })
      return ['shared', 'sheet']
    }
    await navigator.clipboard.writeText(full)
    return ['shared', 'clipboard']
  } catch (error) {
    return error.name === 'AbortError' ? undefined : ['failedToShare', full]
  }
}
