// Sends the player's input as messages. docs/formats/patches.md describes the messages and the attributes that name
// them.
import { read } from './files.js'
import { focusPlace } from './focus.js'
import { composition, selectText, settleChoices, settleText } from './patch.js'

let send = () => {}
export const listen = (receiver) => { send = receiver }
const on = (type, action) => document.addEventListener(type, action, { capture: true })

// Presses and input fields
let endsComposition = false // whether the input method consumes the Return key that is down
let clicked // the element of the last click, and the name of its message
on('click', (event) => {
  if (isAnswered) return event.preventDefault()
  // Ignore the second click of a double click: the first one may have opened the dialog.
  if (isBackdrop(event) && pressBegan === event.target) return event.detail < 2 && send(event.target.dataset.closes)
  // The link "Skip to content" must not change the page's address.
  if (event.target.matches('a[href="#main"]')) {
    event.preventDefault()
    focusPlace(document.getElementById('main'))
  }
  const pressed = event.target.closest('[data-press]')
  if (!pressed || pressed.matches(':disabled')) return
  if (lasted === pressed) return
  // If the player holds down a modifier key, the browser opens the link elsewhere, for example in a new tab.
  if (pressed.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
  if (pressed.matches('a')) event.preventDefault()
  // Ignore the second click of a double click if the element under the pointer has changed.
  const [name] = pressed.dataset.press.split(' ')
  if (event.detail > 1 && (clicked?.button !== pressed || clicked.name !== name)) return
  clicked = { button: pressed, name }
  // Closing the menu hides the pressed item, so the button of the menu gets the focus. If the item opens a dialog, the
  // focus returns to this button when the dialog closes.
  const menu = pressed.closest('[data-menu]')
  if (menu) closeMenu(menu)
  send(pressed.dataset.press)
})
// Menus: the browser opens a menu. The host closes it after Escape, and after a press or a focus outside the menu.
const openMenu = () => document.querySelector('[data-menu][open]')
function closeMenu(menu) {
  menu.firstElementChild.focus()
  menu.open = false
}
for (const type of ['pointerdown', 'focusin']) on(type, ({ target }) => {
  const menu = openMenu()
  if (menu && !menu.contains(target)) menu.open = false
})
// A press counts even if its element is removed or moves before the press ends, for example because the words of a page
// arrive or a dialog is still sliding up. If the pressed element is removed or moves during a press, the browser sends
// no click event, or sends the click event to another element.
let held // the element and position of the pointer-down event
let isAnswered = false // whether the last press has been handled, so that its click is ignored
on('pointerdown', ({ target, clientX: x, clientY: y }) => {
  held = { button: target.closest('[data-press]'), x, y }
  isAnswered = false
})
on('pointerup', ({ clientX: x, clientY: y }) => {
  const { button } = held ?? {}
  if (!button || lasted === button) return
  const under = document.elementFromPoint(x, y)?.closest('[data-press]')
  const pressed = button.isConnected ? button : under
  const isMoved = button.isConnected ? under !== button && Math.hypot(x - held.x, y - held.y) < 4 : under?.dataset.press === button.dataset.press
  if (!isMoved || pressed.matches(':disabled')) return
  isAnswered = true
  setTimeout(() => { isAnswered = false }, 300) // a later click is another press
  send(pressed.dataset.press)
})
// A long press sends a message of its own after half a second. When the player ends a long press, the message of a
// normal press is not sent.
let lasting // the timer of the press
let lasted // the element of the last long press
on('pointerdown', ({ target }) => {
  lasted = undefined
  const button = target.closest('[data-holds]:enabled')
  if (button) lasting = setTimeout(() => send((lasted = button).dataset.holds), 500)
})
for (const type of ['pointerup', 'pointercancel', 'pointerout']) on(type, () => clearTimeout(lasting))
on('keydown', () => { lasted = undefined })
// When the player presses a button of a form, the form's field keeps the focus. If the field lost the focus, a phone
// would close its keyboard, the links at the foot of the page would reappear, and the press would end on another
// element.
const keepsFocus = (target) => target.closest('[data-keeps-focus]') || target.closest('[type=submit]')?.form?.contains(document.activeElement)
on('mousedown', (event) => keepsFocus(event.target) && event.preventDefault())
export function typed(field) {
  if (field.matches('[data-types]')) send(field.dataset.types, field.value)
  settleText(field)
}
on('input', (event) => typed(event.target))
on('compositionupdate', (event) => { composition.field = event.target })
on('compositionend', (event) => {
  composition.field = undefined
  typed(event.target)
})
// If the whole text of a field with `data-selected` is selected, deleting removes only the last letter, and placing the
// caret sends a message.
const isSelected = (field) => field.selectionStart === 0 && field.selectionEnd === field.value.length
on('focusin', ({ target }) => selectText(target))
on('beforeinput', (event) => {
  const { target, inputType } = event
  if (!target.matches('[data-selected]') || !inputType.startsWith('deleteContent') || !isSelected(target)) return
  event.preventDefault()
  send('pressedKey', 'Backspace Backspace')
})
on('selectionchange', () => {
  const field = document.activeElement
  if (field?.matches('[data-selected]') && !isSelected(field)) send(field.dataset.selected)
})
on('change', ({ target }) => {
  if (!target.matches('[data-files]') || !target.files.length) return
  read(target.files).then((bytes) => send(target.dataset.files, bytes), console.warn)
  target.value = '' // so that the same file can be chosen again
})
on('change', (event) => {
  if (!event.target.matches('[data-changes]')) return
  // For a select element, the message is the value of the selected option.
  send(event.target.selectedOptions?.[0].value ?? event.target.dataset.changes)
  settleChoices()
})
on('submit', (event) => {
  event.preventDefault()
  if (!composition.field && !endsComposition) send(event.target.dataset.submits)
})

// The keyboard
on('keyup', () => { endsComposition = false })
on('keydown', (event) => {
  const { target, key, code } = event
  const menu = openMenu()
  if (menu && key === 'Escape') {
    event.preventDefault() // otherwise Escape also closes the dialog around the menu
    return closeMenu(menu)
  }
  const isField = target.matches('input:not([type=radio], [type=checkbox], [type=file]), textarea')
  const isControl = !isField && target.matches('a, button, input, summary, [tabindex]:not([tabindex="-1"])')
  const isReturn = [key, code].includes('Enter') || code === 'NumpadEnter'
  const isComposing = isField && (event.isComposing || event.keyCode === 229)
  endsComposition = isComposing && isReturn
  if (isReturn && event.repeat && !isControl) return event.preventDefault()
  const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph')
  if (isCommand || isComposing || document.querySelector('dialog[open]')) return
  const deleted = !isField && ['Delete', 'Backspace'].includes(key) && target.closest('[data-deletes]')
  if (deleted) return send(deleted.dataset.deletes)
  const step = ['ArrowDown', 'ArrowRight'].includes(key) ? 1 : ['ArrowUp', 'ArrowLeft'].includes(key) ? -1 : 0
  if (step && target.parentElement.matches('[data-drags]')) {
    event.preventDefault()
    return slideTo(step > 0 ? target.nextElementSibling : target.previousElementSibling)
  }
  if (isField && !(target.matches('input[type=text][data-types]') && (key === 'Escape' || key === ' ' && target.value === ''))) return
  // Among controls, only groups of radio buttons use the arrow keys themselves.
  if (isControl && (key === ' ' || isReturn || (key.startsWith('Arrow') && target.matches('input')))) return
  if (key === ' ' || isReturn || key === 'Backspace') event.preventDefault()
  send('pressedKey', `${key} ${code}`)
})

// The alphabetical index at the side of a list. The player can reach a letter by dragging or with an arrow key. The
// host then sends a message with the number of the letter.
let slid // the letter that the finger or mouse reached last
function slideTo(button) {
  if (!button) return
  const { children, dataset } = button.parentElement
  send(dataset.drags.replace(0, [...children].indexOf(button))) // the attribute contains the message for the first button
  button.focus({ preventScroll: true }) // in a low window, the style sheet shows some buttons only while they are current
}
on('pointerdown', ({ target }) => { slid = target.closest('[data-drags] > *') })
on('pointermove', (event) => {
  if (!event.buttons || !event.target.closest('[data-drags]')) return
  const button = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drags] > *')
  if (button && button !== slid) slideTo(slid = button)
})
on('pointerup', () => { slid = undefined })

// Dialogs: the program decides whether a dialog closes.
let pressBegan // the dialog on whose backdrop the pointer went down
let swipeBegan // where a single finger went down, on a dialog that is not scrolled or on an element that can be deleted
function isBackdrop({ target, clientX: x, clientY: y }) {
  const box = target.getBoundingClientRect()
  return target.matches('dialog[data-closes]') && (x < box.left || x > box.right || y < box.top || y > box.bottom)
}
on('pointerdown', (event) => {
  // A press outside the keyboard ends the composition of an input method, so that the program's response can set the
  // field. On Android, every word that the player is typing is a composition.
  composition.field = undefined
  endsComposition = false
  pressBegan = isBackdrop(event) ? event.target : undefined
})
// Let the program decide whether to close the dialog. The browser may close the dialog in spite of `preventDefault`. If
// the program keeps the dialog open, the program's response shows the dialog again.
for (const type of ['cancel', 'close']) on(type, (event) => {
  if (!event.target.matches('dialog[data-closes]')) return
  event.preventDefault()
  send(event.target.dataset.closes)
})
on('touchstart', (event) => {
  const [{ clientX: x, clientY: y }, second] = event.touches
  const isScrolled = event.composedPath().some((node) => node.scrollTop > 0)
  const deleted = event.target.closest('[data-deletes]')
  swipeBegan = second || isScrolled && !deleted ? undefined : { dialog: event.target.closest('dialog[data-closes]'), deleted, x, y }
})
on('touchend', ({ changedTouches: [touch] }) => {
  const { dialog, deleted, x, y } = swipeBegan ?? {}
  if (deleted && x - touch.clientX > Math.max(80, 2 * Math.abs(touch.clientY - y))) return send(deleted.dataset.deletes)
  if (dialog && touch.clientY - y > Math.max(80, 2 * Math.abs(touch.clientX - x))) send(dialog.dataset.closes)
})
