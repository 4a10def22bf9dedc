// The browser's edge: carries what the player does to the program, and its answers to the document. It knows no game,
// no rule and no sentence. docs/formats/patches.md describes every byte that crosses and every attribute read here.
const storageKey = 'word-orchard'
const holder = document.getElementById('page')
const waiting = [] // messages whose turn has not come
let program // the exports of the wasm while it runs

function fail(error) {
  console.error(error)
  program = undefined
  document.getElementById('trouble').hidden = false
}

// One at a time: what a patch or an effect sets off waits until it is done.
function send(name, text = '') {
  if (!program || waiting.push([name, text]) > 1) return
  try {
    for (; waiting.length; waiting.shift()) deliver(...waiting[0])
  } catch (error) {
    waiting.length = 0
    fail(error)
  }
}

function deliver(name, text) {
  const outbox = new Reader(answer(name, text))
  try {
    apply(new Reader(outbox.bytes(outbox.number())))
  } catch (error) {
    // Something else has changed the document (an extension, a translator), so it is painted afresh.
    if (name === 'repaint') throw error
    console.warn(error)
    closeDialogs(holder).replaceChildren()
    deliver('repaint', '')
  }
  while (!outbox.isAtEnd) carryOut(outbox)
}
function answer(name, text) {
  const [first, second] = [name, text].map((part) => typeof part === 'string' ? new TextEncoder().encode(part) : part)
  const pointer = program.malloc(first.length + second.length)
  if (!pointer) throw new RangeError('the program has no memory left')
  new Uint8Array(program.memory.buffer).set(first, pointer)
  new Uint8Array(program.memory.buffer).set(second, pointer + first.length)
  const count = program.send(pointer, first.length, second.length, Date.now())
  program.free(pointer)
  return new Uint8Array(program.memory.buffer, program.outbox(), count).slice()
}
class Reader {
  constructor(data) { Object.assign(this, { data, offset: 0 }) }
  get isAtEnd() { return this.offset >= this.data.length }
  bytes(count) { return this.data.subarray(this.offset, (this.offset += count)) }
  text() { return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.bytes(this.number())) }
  byte() {
    if (this.isAtEnd) throw new RangeError('the answer is cut short')
    return this.data[this.offset++]
  }
  number() {
    const byte = this.byte()
    return byte < 0x80 ? byte : (byte & 0x7f) | (this.number() << 7)
  }
}

function apply(patch) {
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
  for (const dialog of holder.querySelectorAll('dialog[data-closes]:not([open])')) dialog.showModal()
  glide(slides)
}
function child(parent, index, type) {
  const node = parent.childNodes[index]
  if (node && (!type || node.nodeType === type)) return node
  throw new Error('the document is not as it was painted')
}
const put = (parent, index, node, how = 'insertBefore') =>
  parent[how](node, index === parent.childNodes.length ? null : child(parent, index))
// moveBefore keeps focus and animations; without it the node is taken out and put in.
const move = (parent, from, to) =>
  put(parent, from < to ? to + 1 : to, child(parent, from), parent.moveBefore ? 'moveBefore' : 'insertBefore')
function make(reader, parent) {
  if (reader.byte() === 1) return document.createTextNode(reader.text())
  const tag = reader.text()
  const outer = parent.localName === 'foreignObject' ? holder.namespaceURI : parent.namespaceURI
  const element = document.createElementNS(tag === 'svg' ? 'http://www.w3.org/2000/svg' : outer, tag)
  for (let count = reader.number(); count; count--) element.setAttribute(reader.text(), reader.text())
  for (let count = reader.number(); count; count--) element.append(make(reader, element))
  return element
}
// A modal dialog gives the focus back only when it is closed before it goes.
function closeDialogs(node) {
  for (const dialog of document.querySelectorAll('dialog[open]')) if (node.contains(dialog)) dialog.close()
  return node
}
// Once a player has touched a control, its property no longer follows its attribute.
function setAttribute(element, name, value) {
  value === null ? element.removeAttribute(name) : element.setAttribute(name, value)
  if (name === 'value') settleText(element)
  if (name === 'checked') element.checked = value !== null
}
function settleText(field) {
  const value = field.getAttribute('value') ?? field.value
  if (field.localName === 'input' && field !== composing && field.value !== value) field.value = value
}

// Lists that slide: read every place, change, read again, and only then animate (first, last, invert, play).
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

function carryOut(outbox) {
  const code = outbox.byte()
  if (code === 1) load(outbox.text())
  else if (code === 2) keep(storageKey, outbox.text())
  else if (code === 3) document.getElementById(outbox.text())?.focus()
  else if (code === 4) ((name, text) => setTimeout(send, outbox.number(), name, text))(outbox.text(), outbox.text())
  else if (code === 5) history.replaceState(null, '', outbox.text())
  else if (code === 6) keep(`${storageKey}-set-aside-${Date.now()}`, outbox.text())
  else throw new RangeError(`no effect has the code ${code}`)
}
const load = (file) => fetchFile(file).then((response) => response.arrayBuffer()).then(
  (bytes) => send(`loaded ${file}`, new Uint8Array(bytes)), (error) => send(`failedToLoad ${file}`, error.message))
async function fetchFile(file) {
  const link = document.querySelector(`link[data-file="${CSS.escape(file)}"]`)
  if (!link) throw new Error(`the page names no file ${file}`)
  // A second time means that the first bytes were no good, and they may be what is cached.
  const response = await fetch(link.href, { cache: link.dataset.fetched ? 'reload' : 'default' })
  link.dataset.fetched = 'true'
  if (!response.ok) throw new Error(`${file}: status ${response.status}`)
  return response
}
let isLocked = false // what is stored could not be set aside, and so must stay
function keep(key, text) {
  try { if (!isLocked) localStorage.setItem(key, text) } catch (error) {
    isLocked = key !== storageKey
    send('failedToStore', error.message)
  }
}

// What the player does
const on = (type, action) => document.addEventListener(type, action, { capture: true })
let composing // the field in which an input method composes
let endsComposition = false // whether the key that is down is a Return that the input method takes
on('click', (event) => {
  if (isBackdrop(event) && pressBegan === event.target) return send(event.target.dataset.closes)
  const pressed = event.target.closest('[data-press]')
  if (pressed && !pressed.matches(':disabled')) send(pressed.dataset.press)
})
on('mousedown', (event) => event.target.closest('[data-keeps-focus]') && event.preventDefault())
function typed(field) {
  if (field.matches('[data-types]')) send(field.dataset.types, field.value)
  settleText(field)
}
on('input', (event) => typed(event.target))
on('compositionupdate', (event) => { composing = event.target })
on('compositionend', (event) => { composing = undefined; typed(event.target) })
on('change', (event) => {
  if (!event.target.matches('[data-changes]')) return
  send(event.target.dataset.changes)
  for (const input of holder.querySelectorAll('input[data-changes]')) input.checked = input.hasAttribute('checked')
})
on('submit', (event) => {
  event.preventDefault()
  if (!composing && !endsComposition) send(event.target.dataset.submits)
})
on('keyup', () => { endsComposition = false })
on('keydown', (event) => {
  const { target, key, code } = event
  const isField = target.matches('input:not([type=radio], [type=checkbox])')
  const isControl = !isField && target.matches('a, button, input, summary, [tabindex]')
  const isReturn = [key, code].includes('Enter') || code === 'NumpadEnter'
  const isComposing = isField && (event.isComposing || event.keyCode === 229)
  endsComposition = isComposing && isReturn
  if (isReturn && event.repeat && !isControl) return event.preventDefault()
  const isCommand = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph')
  if (isCommand || isComposing || document.querySelector('dialog[open]')) return
  if (isField && !(key === ' ' && target.value === '' && target.matches('[data-types]'))) return
  if (isControl && (key === ' ' || isReturn || key.startsWith('Arrow'))) return
  if (key === ' ' || isReturn || key === 'Backspace') event.preventDefault()
  send('pressedKey', `${key} ${code}`)
})

// Dialogs: the program decides whether one closes.
let pressBegan // the dialog on whose backdrop the pointer went down
let swipeBegan // where the one finger went down on a dialog that is not scrolled
function isBackdrop({ target, clientX: x, clientY: y }) {
  const box = target.getBoundingClientRect()
  return target.matches('dialog[data-closes]') && (x < box.left || x > box.right || y < box.top || y > box.bottom)
}
on('pointerdown', (event) => {
  // A press ends a composition (on Android, any word that is being typed), so that its answer can set the field.
  composing = undefined
  endsComposition = false
  pressBegan = isBackdrop(event) ? event.target : undefined
})
// The browser may close it nevertheless; the answer shows it again unless the program has let it go.
for (const type of ['cancel', 'close']) on(type, (event) => {
  if (!event.target.matches('dialog[data-closes]')) return
  event.preventDefault()
  send(event.target.dataset.closes)
})
on('touchstart', (event) => {
  const [{ clientX: x, clientY: y }, second] = event.touches
  const isScrolled = event.composedPath().some((node) => node.scrollTop > 0)
  swipeBegan = isScrolled || second ? undefined : { dialog: event.target.closest('dialog[data-closes]'), x, y }
})
on('touchend', ({ changedTouches: [touch] }) => {
  const { dialog, x, y } = swipeBegan ?? {}
  if (dialog && touch.clientY - y > Math.max(80, 2 * Math.abs(touch.clientX - x))) send(dialog.dataset.closes)
})
// Start
function opening() {
  const lines = [`location=${location.pathname}${location.search}`, `languages=${navigator.languages}`,
    `painted=${document.documentElement.lang}`, `seed=${crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n}`]
  // A browser that forbids reading forbids writing too, and failedToStore will say so.
  try { lines.push(`stored=${localStorage.getItem(storageKey)}`) } catch (error) { console.warn(error) }
  return lines.filter((line) => line !== 'stored=null').join('\n')
}
const imports = { host: { random_u32: () => crypto.getRandomValues(new Uint32Array(1))[0] } }
fetchFile('browser.wasm').then((file) => WebAssembly.instantiateStreaming(file, imports)).then(({ instance }) => {
  program = instance.exports
  send('opened', opening())
  if (!program) return
  document.documentElement.dataset.ready = 'true'
  // What was typed before the program had arrived.
  for (const input of holder.querySelectorAll('input[data-types]')) if (input.value !== input.defaultValue) typed(input)
}).catch(fail)
