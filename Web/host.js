// The browser's edge: carries what the player does to the program, and what the program answers to the document. It knows
// no game, no rule and no sentence. docs/formats/patches.md describes every byte that crosses and every attribute read.

const storageKey = 'word-orchard'
const holder = document.getElementById('page')
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const waiting = [] // messages whose turn has not come
let program // the exports of the wasm while it runs

function fail(error) {
  console.error(error)
  program = undefined
  const trouble = document.getElementById('trouble')
  if (trouble) trouble.hidden = false
}

// Messages: one at a time. What a patch or an effect sets off waits until it is done.

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
  const patch = new Reader(outbox.bytes(outbox.number()))
  try {
    apply(patch)
  } catch (error) {
    // Something else has changed the document (an extension, a translator), so it is painted afresh.
    if (name === 'repaint') throw error
    console.warn(error)
    for (const node of holder.childNodes) closeDialogs(node)
    holder.replaceChildren()
    deliver('repaint', '')
  }
  while (!outbox.isAtEnd) carryOut(outbox)
}

function answer(name, text) {
  const nameBytes = encoder.encode(name)
  const textBytes = typeof text === 'string' ? encoder.encode(text) : text
  const pointer = program.malloc(nameBytes.length + textBytes.length)
  if (!pointer) throw new RangeError('the program has no memory left')
  const memory = new Uint8Array(program.memory.buffer)
  memory.set(nameBytes, pointer)
  memory.set(textBytes, pointer + nameBytes.length)
  const count = program.send(pointer, nameBytes.length, textBytes.length, Date.now())
  program.free(pointer)
  return new Uint8Array(program.memory.buffer, program.outbox(), count).slice()
}

class Reader {
  constructor(data) {
    this.data = data
    this.offset = 0
  }
  get isAtEnd() { return this.offset >= this.data.length }
  byte() {
    if (this.isAtEnd) throw new RangeError('the answer is cut short')
    return this.data[this.offset++]
  }
  number() {
    let number = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      number |= (byte & 0x7f) << shift
      if (byte < 0x80) return number
    }
  }
  bytes(count) { return this.data.subarray(this.offset, (this.offset += count)) }
  text() { return decoder.decode(this.bytes(this.number())) }
}

// Patches

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
    else if (code === 5) removeAttribute(cursor, patch.text())
    else if (code === 6) insert(cursor, patch.number(), make(patch, cursor))
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
  if (!node || (type && node.nodeType !== type)) throw new Error('the document is not as it was painted')
  return node
}

function make(reader, parent) {
  if (reader.byte() === 1) return document.createTextNode(reader.text())
  const tag = reader.text()
  const outer = parent.localName === 'foreignObject' ? holder.namespaceURI : parent.namespaceURI
  const element = document.createElementNS(tag === 'svg' ? 'http://www.w3.org/2000/svg' : outer, tag)
  for (let count = reader.number(); count; count--) element.setAttribute(reader.text(), reader.text())
  for (let count = reader.number(); count; count--) element.append(make(reader, element))
  return element
}

function insert(parent, index, node) {
  parent.insertBefore(node, index === parent.childNodes.length ? null : child(parent, index))
}

// moveBefore keeps focus and animations; without it the node is taken out and put in.
function move(parent, from, to) {
  const node = child(parent, from)
  const before = parent.childNodes[from < to ? to + 1 : to] ?? null
  parent.moveBefore ? parent.moveBefore(node, before) : parent.insertBefore(node, before)
}

// A modal dialog gives the focus back only when it is closed before it goes.
function closeDialogs(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node
  for (const dialog of [node, ...node.querySelectorAll('dialog')]) if (dialog.matches('dialog[open]')) dialog.close()
  return node
}

// Once a player has touched a control, its property no longer follows its attribute.
function setAttribute(element, name, value) {
  element.setAttribute(name, value)
  if (name === 'value') settleText(element)
  if (name === 'checked') element.checked = true
}

function removeAttribute(element, name) {
  element.removeAttribute(name)
  if (name === 'checked') element.checked = false
}

function settleText(element) {
  const value = element.getAttribute('value')
  if (element.localName === 'input' && value !== null && element !== composing && element.value !== value) {
    element.value = value
  }
}

// Lists that slide: read every place, change, read again, and only then animate (First, Last, Invert, Play).

const stillness = matchMedia('(prefers-reduced-motion: reduce)')
const spring = 'linear(0, 0.093, 0.275, 0.476, 0.657, 0.801, 0.905, 0.974, 1.013, 1.03, 1.033, 1.026, 1.017, 1)'
const gliding = new WeakMap()

function placesIn(list) {
  const frame = list.getBoundingClientRect()
  const places = new Map()
  if (stillness.matches) return places
  for (const item of list.children) {
    const box = item.getBoundingClientRect()
    places.set(item, { x: box.left - frame.left, y: box.top - frame.top, top: box.top, bottom: box.bottom })
  }
  return places
}

function glide(slides) {
  for (const before of slides.values()) for (const item of before.keys()) gliding.get(item)?.cancel()
  const moves = []
  for (const [list, before] of slides) {
    const { top, bottom } = list.getBoundingClientRect()
    for (const [item, now] of placesIn(list)) {
      const old = before.get(item)
      const isInSight = now.bottom > Math.max(top, 0) && now.top < Math.min(bottom, innerHeight)
      if (old && isInSight && (old.x !== now.x || old.y !== now.y)) moves.push([item, old.x - now.x, old.y - now.y])
    }
  }
  for (const [item, x, y] of moves) {
    const from = { transform: `translate(${x}px, ${y}px)` }
    gliding.set(item, item.animate([from, { transform: 'none' }], { duration: 350, easing: spring }))
  }
}

// Effects

function carryOut(outbox) {
  const code = outbox.byte()
  if (code === 1) load(outbox.text())
  else if (code === 2) keep(storageKey, outbox.text())
  else if (code === 3) document.getElementById(outbox.text())?.focus()
  else if (code === 4) schedule(outbox.text(), outbox.text(), outbox.number())
  else if (code === 5) history.replaceState(null, '', outbox.text())
  else if (code === 6) keep(`${storageKey}-set-aside-${Date.now()}`, outbox.text())
  else if (code === 7) document.title = outbox.text()
  else if (code === 8) location.reload()
  else throw new RangeError(`no effect has the code ${code}`)
}

async function load(file) {
  try {
    const response = await fetchFile(file)
    send(`loaded ${file}`, new Uint8Array(await response.arrayBuffer()))
  } catch (error) {
    send(`failedToLoad ${file}`, String(error.message))
  }
}

async function fetchFile(file) {
  const link = [...document.querySelectorAll('link[data-file]')].find((link) => link.dataset.file === file)
  if (!link) throw new Error(`the page names no file ${file}`)
  const response = await fetch(link.href)
  if (!response.ok) throw new Error(`${file}: status ${response.status}`)
  return response
}

function schedule(name, text, milliseconds) {
  setTimeout(() => send(name, text), milliseconds)
}

function keep(key, text) {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    send('failedToStore', String(error.message))
  }
}

// What the player does

const on = (type, action) => document.addEventListener(type, action, { capture: true })
let composing // the field in which an input method composes
let endsComposition = false // whether the key that is down is a Return that the input method takes

on('click', (event) => {
  const dialog = event.target
  if (isBackdrop(event) && pressBegan === dialog) return send(dialog.dataset.closes)
  const pressed = event.target.closest('[data-press]')
  if (!pressed || pressed.matches(':disabled')) return
  if (pressed.localName === 'a') {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
  }
  send(pressed.dataset.press)
})
on('mousedown', (event) => event.target.closest('[data-keeps-focus]') && event.preventDefault())

function typed(field) {
  send(field.dataset.types, field.value)
  settleText(field)
}
on('input', (event) => event.target.matches('[data-types]') && typed(event.target))
on('compositionstart', (event) => (composing = event.target))
on('compositionupdate', (event) => (composing = event.target))
on('compositionend', (event) => {
  composing = undefined
  if (event.target.matches('[data-types]')) typed(event.target)
})

on('change', (event) => {
  const changed = event.target.closest('[data-changes]')
  if (!changed) return
  send(changed.dataset.changes)
  for (const input of holder.querySelectorAll('input[data-changes]')) input.checked = input.hasAttribute('checked')
})
on('submit', (event) => {
  if (!event.target.matches('form[data-submits]')) return
  event.preventDefault()
  if (!composing && !endsComposition) send(event.target.dataset.submits)
})

const field = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
const control = 'a, button, input, summary, [tabindex]'
on('keyup', () => (endsComposition = false))
on('keydown', (event) => {
  const { target, key, code } = event
  const isField = target.matches(field)
  const isReturn = key === 'Enter' || code === 'Enter' || code === 'NumpadEnter'
  const isComposing = isField && (event.isComposing || event.keyCode === 229)
  endsComposition = isComposing && isReturn
  if (isReturn && event.repeat && (isField || !target.matches(control))) return target.matches('textarea') || event.preventDefault()
  if ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph')) return
  if (document.querySelector('dialog[open]') || isComposing) return
  if (isField && !(key === ' ' && target.value === '' && target.matches('input[data-types]'))) return
  if (!isField && target.matches(control) && (key === ' ' || isReturn || key.startsWith('Arrow'))) return
  if (key === ' ' || isReturn || key === 'Backspace') event.preventDefault()
  send('pressedKey', `${key} ${code}`)
})

// Dialogs: the program decides whether one closes.

let pressBegan // the dialog on whose backdrop the pointer went down
let touchBegan // where the one finger on a dialog went down

function isBackdrop({ target, clientX, clientY }) {
  if (!target.matches('dialog[data-closes]')) return false
  const { left, right, top, bottom } = target.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
on('pointerdown', (event) => {
  // A press ends a composition (on Android, any word that is being typed), so that its answer can set the field.
  composing = undefined
  endsComposition = false
  pressBegan = isBackdrop(event) ? event.target : undefined
})
on('cancel', (event) => {
  if (!event.target.matches('dialog[data-closes]')) return
  event.preventDefault()
  send(event.target.dataset.closes)
})
// The browser may close it nevertheless; the next patch shows it again unless the program has let it go.
on('close', (event) => event.target.matches('dialog[data-closes]') && send(event.target.dataset.closes))
on('touchstart', ({ target, touches }) => {
  const dialog = target.closest('dialog[data-closes]')
  touchBegan = undefined
  if (!dialog || touches.length > 1) return
  for (let node = target; node !== dialog.parentElement; node = node.parentElement) if (node.scrollTop > 0) return
  touchBegan = { dialog, x: touches[0].clientX, y: touches[0].clientY }
})
on('touchend', ({ changedTouches: [touch] }) => {
  const began = touchBegan
  touchBegan = undefined
  if (!began) return
  const down = touch.clientY - began.y
  if (down > 80 && down > 2 * Math.abs(touch.clientX - began.x)) send(began.dialog.dataset.closes)
})

// Start

async function instantiate() {
  const imports = { host: { random_u32: () => crypto.getRandomValues(new Uint32Array(1))[0] } }
  const response = await fetchFile('browser.wasm')
  const bytes = response.clone()
  const streamed = WebAssembly.instantiateStreaming?.(response, imports) ?? Promise.reject()
  const { instance } = await streamed.catch(async () => WebAssembly.instantiate(await bytes.arrayBuffer(), imports))
  return instance.exports
}

function opening() {
  const lines = [
    `location=${location.pathname}${location.search}`,
    `languages=${navigator.languages.join(',')}`,
    `painted=${document.documentElement.lang}`,
    `seed=${crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n}`,
  ]
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored !== null) lines.push(`stored=${stored}`)
  } catch (error) {
    console.warn(error) // A browser that forbids reading forbids writing: the first store is answered by failedToStore.
  }
  return lines.join('\n')
}

instantiate().then((exports) => {
  program = exports
  send('opened', opening())
  if (!program) return
  document.documentElement.dataset.ready = 'true'
  // What was typed before the program had arrived.
  for (const input of holder.querySelectorAll('input[data-types]')) if (input.value !== input.defaultValue) typed(input)
}).catch(fail)
