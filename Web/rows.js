// Long lists of rows. The document contains only the visible rows and a few rows above and below them. All rows have
// the same height, which the style sheet sets. A list scrolls separately or with the page. docs/formats/patches.md
// describes the attributes under “What the page may rely on”.
import { lists } from './liveSelectors.js'

let send = () => {}
const told = new WeakMap() // the last message about each list
let focused // the element that last received the focus, with its list; null if the element is in no list

/** Tells the program which rows of each list are visible, whenever these rows change. */
export function watchRows(receiver) {
  send = receiver
  document.addEventListener('scroll', tellRows, { capture: true, passive: true })
  addEventListener('resize', tellRows)
  document.addEventListener('focusin', ({ target }) => {
    const list = target.closest('[data-rows]')
    focused = list && { target, list }
  })
}

/** After a patch, sets the number of rows from which the style sheet computes the height of each list. */
export function settleRows() {
  for (const { style, dataset } of lists) {
    style.setProperty('--rows-before', dataset.first)
    style.setProperty('--rows', dataset.count)
  }
  if (focused && !focused.target.isConnected && focused.list.isConnected) focusRowInSight(focused.list)
}
// When a list scrolls, for example by Page Down, the patch may remove the row with the focus. Then the first row that
// is completely visible gets the focus, so that the next Tab continues from there.
function focusRowInSight(list) {
  const top = Math.max(0, list.getBoundingClientRect().top)
  const rows = [...list.querySelectorAll('li')]
  const row = rows.find((row) => row.getBoundingClientRect().top >= top) ?? rows.at(-1)
  row?.querySelector('a, button, [tabindex]')?.focus({ preventScroll: true })
}

/** Sends the visible rows after a patch and its effects. */
export function tellRows() {
  for (const list of lists) tell(list)
}

/** Scrolls a row to the top of the list. */
export function scrollToRow(id, row) {
  const list = document.getElementById(id)
  if (!list) return
  list.scrollTop = row * heightOfRow(list)
}

const heightOfRow = (list) => list.querySelector('li')?.getBoundingClientRect().height || 0

function tell(list) {
  const height = heightOfRow(list)
  if (!height) return
  const { top, bottom } = list.getBoundingClientRect()
  const hidden = list.scrollTop + Math.max(0, -top) // the height above its visible part
  const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top))
  const news = `${Math.floor(hidden / height)} ${Math.ceil(seen / height) + 1}`
  if (told.get(list) === news) return
  told.set(list, news)
  send(list.dataset.rows, news)
}
