// The browser's edge: carries what the player does to the program, and its answers to the document. It knows no game,
// no rule and no sentence. docs/formats/patches.md describes every byte that crosses and every attribute read here.
import './started.js'
import { randomBits, releaseSlot } from './device.js'
import { watchDay } from './day.js'
import { keepDraft, readDraft } from './draft.js'
import { updateDocument } from './document.js'
import { deleteAll, watchEnd } from './ending.js'
import { download } from './files.js'
import { readImport } from './import-reader.js'
import { listen, typed } from './input.js'
import * as journal from './journal.js'
import { askToKeep, tellKept } from './keeping.js'
import * as news from './news.js'
import { keep, keepOffline, replaceBuild, startVersion, tellAppearance } from './offline.js'
import { Reader, apply, empty, holder } from './patch.js'
import { address, goBack, leaveSheet, navigate, openingState, watchHistory } from './history.js'
import { flush, isBehind, retry } from './queue.js'
import { tellSlices } from './slices.js'
import { scrollToRow, settleRows, tellRows, watchRows } from './rows.js'
import { isTouchDevice, share } from './share.js'
import { signal } from './sound.js'
import { setAside } from './stored.js'
import { keepInStep } from './synced.js'
import { hearTabs } from './tabs.js'
import { nextTask } from './tasks.js'
import { pronounce } from './voice.js'

const encoder = new TextEncoder()
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
    empty()
    deliver('repaint', '')
  }
  settleRows()
  while (!outbox.isAtEnd) carryOut(outbox.byte(), outbox)
  tellRows()
}
function answer(name, text) {
  const [first, second] = [name, text].map((part) => typeof part === 'string' ? encoder.encode(part) : part)
  const pointer = program.malloc(first.length + second.length)
  if (!pointer) throw new RangeError('the program has no memory left')
  new Uint8Array(program.memory.buffer).set(first, pointer)
  new Uint8Array(program.memory.buffer).set(second, pointer + first.length)
  const now = new Date()
  const count = program.send(pointer, first.length, second.length, now.getTime(), -now.getTimezoneOffset())
  program.free(pointer)
  return new Uint8Array(program.memory.buffer, program.outbox(), count).slice()
}

// The effects by their code. Arguments are read from left to right, as the fields stand.
const effects = {
  1: (order) => load(order.text()),
  2: (order) => keepDraft(order.text()),
  3: (order) => focus(order.text()),
  4: (order) => schedule(order.text(), order.text(), order.number()),
  5: (order) => navigate(order.text(), order.text(), order.number()),
  6: (order) => setAside(order.text()),
  7: (order) => journal.record(order.text(), order.number(), order.text(), order.number()),
  8: (order) => journal.compact(order.text(), order.number(), order.text().split('\n')).catch(console.warn),
  9: () => goBack(),
  10: (order) => share(order.text(), order.text(), send),
  11: (order) => signal(order.text(), order.number()),
  12: (order) => updateDocument(order.text(), order.text(), order.text()) && tellAppearance(),
  13: (order) => scrollToRow(order.text(), order.number()),
  14: (order) => pronounce(order.text(), order.text(), order.text()).then((reason) => reason && send('failedToPronounce', reason)),
  15: (order) => download(order.text(), order.text(), order.text()),
  16: retry,
  17: (order) => keep(order.text().split('\n')),
  18: startVersion,
  19: (order) => journal.takeOver(order.text()),
  20: () => deleteAll().then((isDone) => end(isDone ? 'deletedAll' : 'failedToDeleteAll')),
  21: (order) => order.number() ? askToKeep(true).then(tellKept) : tellKept(),
  22: (order) => readImport(order.bytes(order.number()), () => start('import-reader.wasm')).then((answer) => send('readImport', answer), (error) => {
    console.warn(error)
    send('failedToReadImport')
  }),
}
function carryOut(code, order) {
  if (!effects[code]) throw new RangeError(`no effect has the code ${code}`)
  effects[code](order)
}
// A player who is typing keeps the focus.
function focus(id) {
  if (!document.activeElement?.matches('input[type=text], input[type=search]')) document.getElementById(id)?.focus()
}
// The last message: what the page says then stays until it is loaded again.
function end(name) {
  send(name)
  program = undefined
}
const schedule = (name, text, milliseconds) => setTimeout(send, milliseconds, name, text)
// A file that had come before takes its task as well as one that comes now.
async function load(file) {
  loading += 1
  try {
    const bytes = await bytesOf(file)
    await nextTask()
    send(`loaded ${file}`, bytes)
  } catch (error) {
    send(`failedToLoad ${file}`, error.message)
  }
  loading -= 1
}
let loading = 0 // files that were asked for and are still to come
// Files that a visit is likely to need are on their way before the program asks; a link's own language may need others.
const early = new Map() // promises of their bytes
const come = new Map() // those that have arrived
function fetchEarly() {
  if (location.search.includes('language=')) return
  for (const { dataset: { file } } of document.querySelectorAll('link[data-early]')) {
    const bytes = bytesOf(file)
    early.set(file, bytes)
    bytes.then((bytes) => come.set(file, bytes), () => {}) // a failure is reported when the program asks
  }
}
async function bytesOf(file) {
  // A file is asked for again only when its first bytes were no good.
  const begun = early.get(file)
  early.delete(file)
  return begun ?? new Uint8Array(await (await fetchFile(file)).arrayBuffer())
}
async function fetchFile(file) {
  const link = document.querySelector(`link[data-file="${CSS.escape(file)}"]`)
  if (!link) throw new Error(`the page names no file ${file}`)
  // Then the cached bytes may be no good either.
  const response = await fetch(link.href, { cache: link.dataset.fetched ? 'reload' : 'default' })
  link.dataset.fetched = 'true'
  if (!response.ok) throw new Error(`${file}: status ${response.status}`)
  return response
}

// Start
function opening(device, journal) {
  const draft = readDraft()
  return [
    `location=${address()}`, `state=${openingState()}`, `languages=${navigator.languages}`, `painted=${document.documentElement.lang}`, `empty=${holder.firstElementChild ? 'no' : 'yes'}`, `seed=${randomBits()}`,
    `device=${device}`, `vibrates=${navigator.vibrate && isTouchDevice ? 'yes' : 'no'}`,
    ...(draft === undefined ? [] : [`draft=${draft}`]), ...(journal === undefined ? [] : ['journal', ...journal && [journal]]),
  ].join('\n')
}
let isAway = false // as the program has been told
function tellPresence(isHidden) {
  if (isHidden === isAway) return
  isAway = isHidden
  send(isAway ? 'left' : 'returned')
}
async function begin(exports, first, { device, lines }) {
  program = exports
  for (const [file, bytes] of first) send(`loaded ${file}`, bytes)
  // Where nothing is stored, nothing can ask for other files: what has come goes first, and the page is made once instead of twice.
  if (lines?.length === 0) for (const file of come.keys()) send(`loaded ${file}`, await bytesOf(file))
  send('opened', opening(device, lines && await tellSlices(lines, send)))
  if (!program) return
  // The way to the settings from a page on which no program runs (`Route.settingsPath`).
  if (location.search === '?settings=open') send('openedSettings')
  document.documentElement.dataset.ready = 'true'
  news.listen(send)
  hearTabs((lines) => send('merged', lines))
  // What was typed before the program had arrived.
  for (const input of holder.querySelectorAll('input[data-types]')) if (input.value !== input.defaultValue) typed(input)
  document.addEventListener('visibilitychange', () => tellPresence(document.hidden))
  tellPresence(document.hidden)
  watchDay(() => send('dayBegan'))
  keepOffline(send, () => loading > 0)
  keepInStep(send)
}
addEventListener('pagehide', () => {
  if (program) tellPresence(true)
  flush()
  if (!isBehind()) releaseSlot()
})
// A page that comes from the browser's cache loads again, since another tab may have taken its slot. A page that could not store everything
// has kept its slot, and goes on: a reload would lose what is not stored.
addEventListener('pageshow', (event) => event.persisted && !isBehind() && location.reload())
document.addEventListener('visibilitychange', () => document.hidden || flush())

// A page that has not opened may have read what is being deleted.
watchEnd(() => document.documentElement.dataset.ready ? end('deletedAll') : location.reload())

// A page in a language that its reader does not read was not shown (Web/plain/reader.js): the program makes it.
if ('unread' in document.documentElement.dataset) {
  empty()
  delete document.documentElement.dataset.unread
}
listen(send)
watchRows(send)
watchHistory(send)
fetchEarly()
// What the program must have before it opens.
const first = Promise.all([...document.querySelectorAll('link[data-first]')].map(async ({ dataset: { file } }) => [file, await bytesOf(file)]))
// A host that does not know the type of such a file has it read whole first.
const isWasm = ({ headers }) => headers.get('content-type') === 'application/wasm'
async function compile(program) {
  const file = await fetchFile(program)
  const { instance } = await (isWasm(file) ? WebAssembly.instantiateStreaming(file) : WebAssembly.instantiate(await file.arrayBuffer()))
  return instance.exports
}
// The second time it is fetched past the caches, whose bytes may be damaged.
const start = (program) => compile(program).catch((error) => console.info(error) ?? compile(program))
Promise.all([start('browser.wasm'), first, journal.open(), leaveSheet()])
  .then(([exports, first, stored]) => begin(exports, first, stored)).catch((error) => {
    fail(error)
    replaceBuild()
  })
