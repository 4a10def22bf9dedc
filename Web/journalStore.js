// The content of the database: journal lines, whose content this script does not interpret, and sometimes an invalid
// value, which a fault or other software has left there. Invalid values, and lines that the program cannot parse, are
// moved to the store `aside`, so that the next visit does not find them again.
import { answer, connected, ended } from './database.js'
import { isDevice } from './device.js'

const stores = ['checkpoints', 'events']
const places = new Map() // the place of each line that was read

/** Returns the stored lines: checkpoints by device, then events by device and counter. */
export async function readLines(database) {
  const transaction = database.transaction(stores)
  const found = await Promise.all(stores.map((name) => contents(transaction.objectStore(name))))
  const lines = []
  const junk = []
  for (const { from, key, value } of found.flat()) {
    const line = lineIn(from, key, value)
    if (line === undefined) {
      junk.push({ from, key })
    } else {
      lines.push(line, ...value.parts ?? [])
      note(line, { from, key, line })
    }
  }
  if (junk.length) move(junk).catch(console.warn)
  return lines
}
async function contents(store) {
  const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
  return keys.map((key, index) => ({ from: store.name, key, value: values[index] }))
}
function note(line, place) {
  if (places.has(line)) places.get(line).push(place)
  else places.set(line, [place])
}

// The program must be able to name a journal line in a message. The program treats CRLF as a line end and reads UTF-8,
// so a valid line contains no line breaks and no lone surrogates.
const isLine = (value) => typeof value === 'string' && value !== '' && !/[\n\r\p{Surrogate}]/u.test(value)
const isNumber = (value, least) => Number.isInteger(value) && value >= least && value <= 1_000_000_000
const isProper = {
  checkpoints: (key, value) => isDevice(key) && isNumber(value.covered, 0) && isLine(value.line) && (value.parts ?? []).every?.(isLine),
  events: (key, value) => Array.isArray(key) && key.length === 2 && isDevice(key[0]) && isNumber(key[1], 1) && isLine(value),
}
const lineIn = (from, key, value) => isProper[from](key, value) ? value.line ?? value : undefined

const named = new Set() // lines named by the answer that is being processed
/**
 * Moves a journal line to the database store `aside`, which is never read. The lines that one answer of the program
 * names are moved together.
 */
export function quarantine(line) {
  if (!named.size) queueMicrotask(moveNamed)
  named.add(line)
}
function moveNamed() {
  const marked = [...named].flatMap((line) => places.get(line) ?? [])
  named.clear()
  if (marked.length) move(marked).catch(console.warn)
}
// Checks each value again before moving it, because another tab may have stored a checkpoint under the same key. The
// function reads each value by its key, because reading with a cursor would take seven times as long.
async function move(marked) {
  const transaction = (await connected()).transaction(['aside', ...stores], 'readwrite')
  for (const { from, key, line } of marked) {
    const store = transaction.objectStore(from)
    store.getAll(key).onsuccess = ({ target: { result: values } }) => {
      if (!values.length || lineIn(from, key, values[0]) !== line) return
      const { parts } = values[0] ?? {}
      transaction.objectStore('aside').add(line === undefined ? { from, key, value: values[0] } : { from, key, line, ...parts && { parts } })
      store.delete(key)
    }
  }
  return ended(transaction)
}
