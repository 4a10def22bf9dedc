// Applies patches to the document. docs/formats/patches.md describes every byte and the guarantees that pages can rely
// on.
import { dialogs, holder, note } from './liveSelectors.js'
import { outside } from './site.js'

export { holder }
/** The field in which an input method composes a text, if any. The host must not change the text of this field. */
export const composition = { field: undefined }
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export class Reader {
  constructor(data) { Object.assign(this, { data, offset: 0 }) }
  get isAtEnd() { return this.offset >= this.data.length }
  bytes(count) { return this.data.subarray(this.offset, (this.offset += count)) }
  text() { return decoder.decode(this.bytes(this.number())) }
  byte() {
    if (this.isAtEnd) throw new RangeError('the answer is cut short')
    return this.data[this.offset++]
  }
  number() {
    const byte = this.byte()
    return byte < 0x80 ? byte : (byte & 0x7f) | (this.number() << 7)
  }
}

export function apply(patch) {
  const slides = new Map()
  let cursor = holder
  while (!patch.isAtEnd) {
    const code = patch.byte()
    if (code >= 6 && cursor.hasAttribute('data-slide') && !slides.has(cursor)) slides.set(cursor, placesIn(cursor))
    if (code === 1) cursor = child(cursor, patch.number(), Node.ELEMENT_NODE)
    else if (code === 2) cursor = cursor.parentElement
    else if (code === 3) child(cursor, patch.number(), Node.TEXT_NODE).data = patch.text()
    else if (code === 4) setAttribute(cursor, patch.text(), patch.text())
    else if (code === 5) setAttribute(cursor, patch.text(), null)
    else if (code === 6) put(cursor, patch.number(), make(patch, cursor))
    else if (code === 7) closeDialogs(child(cursor, patch.number())).remove()
    else if (code === 8) move(cursor, patch.number(), patch.number())
    else if (code === 9) closeDialogs(child(cursor, patch.number())).replaceWith(make(patch, cursor))
    else throw new RangeError(`no operation has the code ${code}`)
  }
  for (const dialog of dialogs) if (dialog.matches('[data-closes]:not([open])')) dialog.showModal()
  glide(slides)
}
export const empty = () => closeDialogs(holder).replaceChildren()

function child(parent, index, type) {
  const node = parent.childNodes[index]
  if (node && (!type || node.nodeType === type)) return node
  throw new Error('the document is not as it was painted')
}
const put = (parent, index, node, how = 'insertBefore') =>
  parent[how](node, index === parent.childNodes.length ? null : child(parent, index))
// Moves a child node. `moveBefore` keeps the focus and the animations of the moved element. In browsers without
// `moveBefore`, `insertBefore` removes the node and inserts it again, which loses the focus and the animations.
const move = (parent, from, to) =>
  put(parent, from < to ? to + 1 : to, child(parent, from), parent.moveBefore ? 'moveBefore' : 'insertBefore')
function make(reader, parent) {
  if (reader.byte() === 1) return document.createTextNode(reader.text())
  const tag = reader.text()
  const outer = parent.localName === 'foreignObject' ? holder.namespaceURI : parent.namespaceURI
  const element = document.createElementNS(tag === 'svg' ? 'http://www.w3.org/2000/svg' : outer, tag)
  for (let count = reader.number(); count; count--) give(element, reader.text(), reader.text())
  note(element)
  for (let count = reader.number(); count; count--) element.append(make(reader, element))
  return element
}
// A modal dialog returns the focus to the previous element only if the dialog is closed before it is removed.
function closeDialogs(node) {
  for (const dialog of dialogs) if (dialog.open && node.contains(dialog)) dialog.close()
  return node
}

const give = (element, name, value) => element.setAttribute(name, name === 'href' ? outside(value) : value)
// After the player has used a control, its DOM property no longer follows its attribute, so this function sets both.
function setAttribute(element, name, value) {
  value === null ? element.removeAttribute(name) : give(element, name, value)
  note(element)
  if (name === 'value') settleText(element)
  if (name === 'data-selected') selectText(element)
  if (['checked', 'selected'].includes(name)) element[name] = value !== null
}
export function settleText(field) {
  const value = field.getAttribute('value') ?? field.value
  if (field.localName === 'input' && field !== composition.field && field.value !== value) field.value = value
}
/** Selects the whole text of a field with `data-selected` that has the focus. */
export function selectText(field) {
  if (field === document.activeElement && field.matches('[data-selected]')) field.select()
}
export function settleChoices() {
  for (const input of holder.querySelectorAll('input[data-changes]')) input.checked = input.hasAttribute('checked')
  for (const option of holder.querySelectorAll('[data-changes] > option')) option.selected = option.hasAttribute('selected')
}

// Animates the items of lists: reads every position, applies the change, reads every position again, and only then
// animates (the FLIP technique: first, last, invert, play).
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
const spring = `linear(0, 0.105, 0.33, 0.576, 0.787, 0.939, 1.032, 1.075, 1.083, 1.072, 1.053, 1.032, 1.015, 1)`
const placesIn = (list) =>
  new Map((stillness.matches ? [] : [...list.children]).map((item) => [item, item.getBoundingClientRect()]))
function glide(slides) {
  const items = [...slides.values()].flatMap((before) => [...before]).filter(([item]) => item.isConnected)
  for (const [item] of items) for (const old of item.getAnimations()) if (old.id === 'glide') old.cancel()
  const moves = items.map(([item, old]) => [item, old, item.getBoundingClientRect()])
  for (const [item, old, now] of moves) {
    if (old.x === now.x && old.y === now.y) continue
    const from = { transform: `translate(${old.x - now.x}px, ${old.y - now.y}px)` }
    item.animate([from, { transform: 'none' }], { id: 'glide', duration: 350, easing: spring })
  }
}
