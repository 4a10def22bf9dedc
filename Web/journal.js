// The journal as the browser keeps it: lines that nobody here looks into, by device and counter. A line is never overwritten and the
// database never deleted. docs/formats/patches.md, What is stored, describes the stores.
import { randomDevice, takeSlot } from './device.js'

const patience = 4000 // ms; Safari has left requests to open a database without any answer
let connection // a promise of the database
let device
let fault // why nothing can be stored during this visit

const channel = new BroadcastChannel('word-orchard')
let heard = [] // from other tabs, until someone listens
channel.onmessage = ({ data }) => heard.push(data)
/** Gives the receiver what other tabs have recorded since this one began to read, and everything later. */
export function hear(receiver) {
  channel.onmessage = ({ data }) => receiver(data)
  if (heard.length) receiver(heard.splice(0).join('\n'))
}

/** This tab's device and the stored lines; or the device alone and the fault. Called once. */
export async function open() {
  let lines
  try {
    const tooLate = new Promise((_, reject) => setTimeout(reject, patience, new Error('the database does not open')))
    ;[device, lines] = await Promise.race([read(), tooLate])
  } catch (error) {
    // What was stored is unknown, so another counter of the same device could be taken already.
    fault = error
    device = randomDevice()
  }
  return { device, lines, fault }
}
async function read() {
  // The slot first: who held it before has written all of its events by then.
  const [database, slot] = await Promise.all([connected(), takeSlot()])
  return Promise.all([deviceOf(slot, database), linesIn(database)])
}
async function deviceOf(slot, database) {
  if (slot === undefined) return randomDevice()
  const transaction = database.transaction('devices', 'readwrite')
  const devices = transaction.objectStore('devices')
  const known = await answer(devices.get(slot))
  if (known) return known
  const made = randomDevice()
  devices.add(made, slot)
  await ended(transaction)
  return made
}
async function linesIn(database) {
  const transaction = database.transaction(['checkpoints', 'events'])
  const [checkpoints, events] = await Promise.all(
    ['checkpoints', 'events'].map((name) => answer(transaction.objectStore(name).getAll())))
  return [...checkpoints.map(lineOf), ...events]
}
const lineOf = (value) => value.line ?? value

/** Adds an event of this tab's device, and tells the other tabs once it is stored. */
export async function record(counter, line) {
  if (fault) throw fault
  const transaction = (await connected()).transaction('events', 'readwrite')
  transaction.objectStore('events').add(line, [device, counter])
  transaction.commit?.()
  await ended(transaction)
  channel.postMessage(line)
}

/** Puts one line in the place of a device's first events, unless the stored one covers as many. */
export async function compact(device, covered, line) {
  const transaction = (await connected()).transaction(['checkpoints', 'events'], 'readwrite')
  const [checkpoints, events] = ['checkpoints', 'events'].map((name) => transaction.objectStore(name))
  checkpoints.get(device).onsuccess = ({ target: { result: old } }) => {
    if (old && old.covered >= covered) return
    checkpoints.put({ device, covered, line })
    events.delete(IDBKeyRange.bound([device], [device, covered]))
  }
  return ended(transaction)
}

/** Moves a line to where nobody reads it again. */
export async function setAside(line) {
  const transaction = (await connected()).transaction(['aside', 'checkpoints', 'events'], 'readwrite')
  for (const from of ['checkpoints', 'events']) {
    const store = transaction.objectStore(from)
    const keys = store.getAllKeys()
    store.getAll().onsuccess = ({ target: { result: values } }) => values.forEach((value, index) => {
      if (lineOf(value) !== line) return
      const key = keys.result[index]
      transaction.objectStore('aside').add({ from, key, line })
      store.delete(key)
    })
  }
  return ended(transaction)
}

function connected() {
  return connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('word-orchard', 1)
    request.onupgradeneeded = () => {
      for (const name of ['devices', 'events']) request.result.createObjectStore(name)
      request.result.createObjectStore('checkpoints', { keyPath: 'device' })
      request.result.createObjectStore('aside', { autoIncrement: true })
    }
    request.onerror = () => {
      connection = undefined
      reject(request.error)
    }
    request.onsuccess = () => {
      const database = request.result
      database.onversionchange = () => database.close()
      // The browser has closed it (Safari does, in the background): the next use opens it again.
      database.onclose = () => { connection = undefined }
      resolve(database)
    }
  })
}
const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})
const ended = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = resolve
  transaction.onabort = () => reject(transaction.error ?? new Error('the database has closed'))
})
