// The focus: where it goes when the program moves it, and when a patch removes the element that has it.
// docs/formats/patches.md describes this under “What the page may rely on”.
import { holder } from './liveSelectors.js'

/**
 * Moves the focus to the element with this ID, or to the page's heading if there is no such element. If the player is
 * typing in a field, that field keeps the focus.
 */
export function focusElement(id) {
  if (document.activeElement?.matches('input[type=text], input[type=search]')) return
  const element = document.getElementById(id)
  // If the element already has the focus, remove the focus first, so that a screen reader reads its new text.
  if (element && element === document.activeElement) element.blur()
  if (element) element.focus()
  else focusHeading(holder)
}

/**
 * Notes before a patch which element has the focus. The returned function is called after the patch and its effects. If
 * the element has been removed or disabled, the function moves the focus to the closest remaining ancestor that has a
 * heading or an accessible name, so that the focus is never lost to the document. The first heading of the ancestor
 * gets the focus. If the ancestor has no heading, the ancestor itself gets the focus.
 */
export function watchFocus() {
  const focused = document.activeElement
  const around = []
  if (holder.contains(focused)) for (let outer = focused.parentElement; outer !== holder; outer = outer.parentElement) around.push(outer)
  return () => {
    if (!around.length || !isLost()) return
    // A browser without `moveBefore` takes the focus from an element that a patch moves.
    focused.focus({ preventScroll: true })
    for (const outer of [...around, holder]) {
      if (!isLost()) return
      if (!outer.isConnected) continue
      if (!focusHeading(outer) && outer.matches('[aria-label], [aria-labelledby]')) focusPlace(outer)
    }
  }
}

const isLost = () => [null, document.body].includes(document.activeElement) || document.activeElement.matches(':disabled')

function focusHeading(outer) {
  for (const heading of outer.querySelectorAll('h1, h2, h3')) if (focusPlace(heading)) return true
  return false
}

/** Moves the focus to an element that is not a control; returns whether the element has the focus. */
export function focusPlace(place) {
  const isNew = !place.hasAttribute('tabindex')
  if (isNew) place.tabIndex = -1
  place.focus({ preventScroll: true })
  const hasIt = document.activeElement === place
  const forget = () => place.removeAttribute('tabindex')
  if (isNew && hasIt) place.addEventListener('blur', forget, { once: true })
  else if (isNew) forget()
  return hasIt
}
