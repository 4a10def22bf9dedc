// The browser's edge: carries what the player does to the program, and what the program answers to the document. It knows
// no game, no rule and no sentence. docs/formats/patches.md describes every byte that crosses.

const storageKey = 'word-orchard'
const holder = document.getElementById('page')
const encoder = new TextEncoder()
const decoder = new TextDecoder()
let program // the wasm's exports
const waiting = [] // messages whose turn has not come

function fail(error) {
  console.error(error)
  program = undefined
  const trouble = document.getElementById('trouble')
  if (trouble) trouble.hidden = false
}

// MARK: Messages

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
  const patch = new Reader(outbox.bytes(outbox.number()))
  try {
    apply(patch)
  } catch (error) {
    // Something else has changed the document (an extension, a translator): paint it afresh.
    if (name === 'repaint') throw error
    console.warn(error)
    holder.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close())
    holder.replaceChildren()
    deliver('repaint', '')
  }
  carryOut(outbox)
}

// A copy, since the program writes its next answer to the same place.
function answer(name, text) {
  const nameBytes = encoder.encode(name)
  const textBytes = typeof text === 'string' ? encoder.encode(text) : text
  const pointer = program.malloc(nameBytes.length + textBytes.length)
  if (!pointer) throw new RangeError('the program has no memory left')
  new Uint8Array(program.memory.buffer).set(nameBytes, pointer)
  new Uint8Array(program.memory.buffer).set(textBytes, pointer + nameBytes.length)
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
    if (this.isAtEnd) throw new RangeError('cut short')
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

// MARK: Patches

function apply(patch) {
  const slides = new Map()
  let cursor = holder
  const child = (type) => {
    const node = cursor.childNodes[patch.number()]
    if (!node || (type && node.nodeType !== type)) throw new Error('a node is not where it was painted')
    return node
  }
  const place = () => {
    if (cursor.hasAttribute('data-slide') && !slides.has(cursor)) slides.set(cursor, placesIn(cursor))
    const index = patch.number()
    if (index > cursor.childNodes.length) throw new Error('a list is shorter than it was painted')
    return cursor.childNodes[index] ?? null
  }
  const operations = {
    1: () => (cursor = child(Node.ELEMENT_NODE)),
    2: () => (cursor = cursor.parentElement),
    3: () => (child(Node.TEXT_NODE).data = patch.text()),
    4: () => setAttribute(cursor, patch.text(), patch.text()),
    5: () => removeAttribute(cursor, patch.text()),
    6: () => cursor.insertBefore(...[place()].map((before) => [make(patch, cursor), before])[0]),
    7: () => leave(place()).remove(),
    8: () => move(cursor, place(), patch.number()),
    9: () => leave(child()).replaceWith(make(patch, cursor)),
  }
  while (!patch.isAtEnd) operations[patch.byte()]()
  for (const dialog of holder.querySelectorAll('dialog[data-closes]:not([open])')) dialog.showModal()
  slides.forEach(glide)
}

function make(reader, parent) {
  if (reader.byte() === 1) return document.createTextNode(reader.text())
  const tag = reader.text()
  const inherited = parent.localName === 'foreignObject' ? document.documentElement.namespaceURI : parent.namespaceURI
  const element = document.createElementNS(tag === 'svg' ? 'http://www.w3.org/2000/svg' : inherited, tag)
  for (let count = reader.number(); count; count--) element.setAttribute(reader.text(), reader.text())
  for (let count = reader.number(); count; count--) element.append(make(reader, element))
  return element
}

// moveBefore keeps focus and animations; where it is missing the node is put in again.
function move(parent, node, to) {
  if (!node) throw new Error('a node is not where it was painted')
  const rest = [...parent.childNodes].filter((other) => other !== node)
  const before = rest[to] ?? null
  parent.moveBefore ? parent.moveBefore(node, before) : parent.insertBefore(node, before)
}

// A modal dialog gives the focus back only when it is closed before it goes.
function leave(node) {
  if (node.nodeType === Node.ELEMENT_NODE) {
    for (const dialog of [node, ...node.querySelectorAll('dialog')]) if (dialog.localName === 'dialog' && dialog.open) dialog.close()
  }
  return node
}
