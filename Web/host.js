// The browser's edge: passes the player's input to the program, and the program's responses to the document. This
// script contains no games, rules or sentences. docs/formats/patches.md describes every byte that the script and the
// program exchange, and every attribute that this script reads.
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
import * as news from './hostEvents.js'
import { keep, keepOffline, replaceBuild, startVersion, tellAppearance } from './offline.js'
import { focusElement, watchFocus } from './focus.js'
import { Reader, apply, empty, holder } from './patch.js'
import { address, goBack, leaveSheet, navigate, openingState, watchHistory } from './history.js'
import { flush, isBehind, retry } from './queue.js'
import { tellSlices } from './slices.js'
import { scrollToRow, settleRows, tellRows, watchRows } from './rows.js'
import { isTouchDevice, share } from './share.js'
import { signal } from './sound.js'
import { quarantine } from './journalStore.js'
import { keepInStep } from './startSync.js'
import { loadStylesAtInput } from './styleSheet.js'
import { hearTabs } from './tabs.js'
import { nextTask } from './tasks.js'
import { pronounce } from './voice.js'

const encoder = new TextEncoder()
const waiting = [] // queued messages
let program // the exports of the wasm while it runs

function fail(error) {
  console.error(error)
  program = undefined
  document.getElementById('trouble').hidden = false
}

// Delivers one message at a time: a message that a patch or an effect triggers waits until that patch or effect is
// done.
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
  const recoverFocus = watchFocus()
  try {
    apply(new Reader(outbox.bytes(outbox.number())))
  } catch (error) {
    // If an extension, a translator or other software has changed the document, render the page from scratch.
    if (name === 'repaint') throw error
    console.warn(error)
    empty()
    deliver('repaint', '')
  }
  settleRows()
  while (!outbox.isAtEnd) carryOut(outbox.byte(), outbox)
  recoverFocus()
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

// The functions that carry out effects, by the code of the effect. Each function reads the fields of an effect in the
// order in which the program has written them.
const effects = {
  1: (order) => load(order.text()),
  2: (order) => keepDraft(order.text()),
  3: (order) => focusElement(order.text()),
  4: (order) => schedule(order.text(), order.text(), order.number()),
  5: (order) => navigate(order.text(), order.text(), order.number()),
  6: (order) => quarantine(order.text()),
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
// Sends the program its last message. After the program's last message, the page does not change until it is reloaded.
function end(name) {
  send(name)
  program = undefined
}
const schedule = (name, text, milliseconds) => setTimeout(send, milliseconds, name, text)
// Both cached and freshly loaded files are delivered in a separate task.
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
let loading = 0 // number of requested files that have not arrived
// The host fetches files that a visit probably needs before the program requests them. If the page's address names a
// language, the host fetches no files early, because the program may need other files.
const early = new Map() // promises of the files' bytes
const come = new Map() // the files that have arrived
function fetchEarly() {
  if (location.search.includes('language=')) return
  for (const { dataset: { file } } of document.querySelectorAll('link[data-early]')) {
    const bytes = bytesOf(file)
    early.set(file, bytes)
    bytes.then((bytes) => come.set(file, bytes), () => {}) // a failure is reported when the program requests the file
  }
}
async function bytesOf(file) {
  // Fetch a file again only if the bytes of the first fetch were invalid.
  const begun = early.get(file)
  early.delete(file)
  return begun ?? new Uint8Array(await (await fetchFile(file)).arrayBuffer())
}
async function fetchFile(file) {
  const link = document.querySelector(`link[data-file="${CSS.escape(file)}"]`)
  if (!link) throw new Error(`the page names no file ${file}`)
  // If the page has fetched the file before, bypass the browser's cache, because the cached bytes may be invalid.
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
let isAway = false // as last sent to the program
function tellPresence(isHidden) {
  if (isHidden === isAway) return
  isAway = isHidden
  send(isAway ? 'left' : 'returned')
}
async function begin(exports, first, { device, lines }) {
  program = exports
  for (const [file, bytes] of first) send(`loaded ${file}`, bytes)
  // If the journal is empty, deliver the files that have already arrived before the message `opened`, so that the
  // program renders the page once instead of twice.
  if (lines?.length === 0) for (const file of come.keys()) send(`loaded ${file}`, await bytesOf(file))
  send('opened', opening(device, lines && await tellSlices(lines, send)))
  if (!program) return
  // Pages without the program link to the settings by this address (`Route.settingsPath`).
  if (location.search === '?settings=open') send('openedSettings')
  document.documentElement.dataset.ready = 'true'
  news.listen(send)
  hearTabs((lines) => send('merged', lines))
  // Send the program the text that the player typed before the program started.
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
// A page that the browser restores from its back/forward cache reloads, because another tab may have taken the page's
// slot. A page with unstored data has kept its slot. A page with unstored data continues without a reload, because a
// reload would lose the data.
addEventListener('pageshow', (event) => event.persisted && !isBehind() && location.reload())
document.addEventListener('visibilitychange', () => document.hidden || flush())

// If another tab deletes everything before this page is ready, this page reloads, because it may already have read the
// deleted data.
watchEnd(() => document.documentElement.dataset.ready ? end('deletedAll') : location.reload())

// If the page is in a language that the reader does not read, Web/plain/reader.js hides the page, and the program
// renders it in another language.
if ('unread' in document.documentElement.dataset) {
  empty()
  delete document.documentElement.dataset.unread
}
loadStylesAtInput()
listen(send)
watchRows(send)
watchHistory(send)
fetchEarly()
// Fetch the files that the program needs before it receives the message `opened`.
const first = Promise.all([...document.querySelectorAll('link[data-first]')].map(async ({ dataset: { file } }) => [file, await bytesOf(file)]))
// If the host does not send the MIME type of wasm files, read the whole file before compiling it.
const isWasm = ({ headers }) => headers.get('content-type') === 'application/wasm'
async function compile(program) {
  const file = await fetchFile(program)
  const { instance } = await (isWasm(file) ? WebAssembly.instantiateStreaming(file) : WebAssembly.instantiate(await file.arrayBuffer()))
  return instance.exports
}
// If compiling fails, the second attempt fetches the program without the caches, because the cached bytes may be
// damaged.
const start = (program) => compile(program).catch((error) => console.info(error) ?? compile(program))
Promise.all([start('browser.wasm'), first, journal.open(), leaveSheet()])
  .then(([exports, first, stored]) => begin(exports, first, stored)).catch((error) => {
    fail(error)
    replaceBuild()
  })
