// Provides the device name with which a tab writes its events. Each tab reserves the first free slot, a number to which
// the database assigns a device name. The tab keeps its slot as long as the page exists, so that no two tabs write
// events with the same device name. The tab reserves the slot with a lock, or with a lease in the database if the
// browser does not support locks.
import { answer, connected, ended } from './database.js'

export const isDevice = (value) => typeof value === 'string' && /^[0-9a-f]{14}$/.test(value)
export const randomBits = () => crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n // 53 bits, which JSON represents exactly
export const randomDevice = () => randomBits().toString(16).padStart(14, '0')

const patience = 2000 // ms for the locks
let release = () => {}
/** Releases the slot for other tabs. A page that is restored from the browser's cache must take a slot again. */
export const releaseSlot = () => release()

/**
 * Reserves the first free slot by a lock and resolves to its number. Resolves to `undefined` if the browser offers no
 * locks (at an address without https), refuses the lock, or does not answer.
 */
export function takeSlot(slot = 0) {
  return new Promise((resolve) => {
    const hold = (lock) => {
      if (!lock) return resolve(takeSlot(slot + 1))
      resolve(slot)
      return new Promise((done) => { release = done })
    }
    setTimeout(resolve, patience)
    try {
      navigator.locks.request(`word-orchard-tab-${slot}`, { ifAvailable: true }, hold).catch(() => resolve())
    } catch {
      resolve()
    }
  })
}

const term = 24 * 60 * 60 * 1000 // ms; a page that ends without releasing its slot blocks it for this long
const holder = randomDevice()
let leased // the slot, if it is held by a lease
let until // the end of the lease

const isFree = (lease) => !(lease?.until > Date.now()) || lease.until > Date.now() + term || lease.holder === holder

/**
 * Reserves the first slot without a current lease of another tab. Slots with leases are separate from slots with locks,
 * because a browser may offer locks in one visit and not in the next.
 */
async function leaseSlot(database) {
  const transaction = database.transaction('devices', 'readwrite')
  const devices = transaction.objectStore('devices')
  let slot = 0
  while (!isFree(await answer(devices.get(['lease', slot])))) slot++
  until = Date.now() + term
  devices.put({ holder, until }, ['lease', slot])
  await ended(transaction)
  leased = slot
  release = () => endLease().catch(console.warn)
  setInterval(() => renewLease().catch(console.warn), term / 24)
  return ['leased', slot]
}
async function renewLease() {
  const transaction = (await connected()).transaction('devices', 'readwrite')
  if (!await holdsSlot(transaction)) return
  until = Date.now() + term
  transaction.objectStore('devices').put({ holder, until }, ['lease', leased])
}
// Deletes the tab's lease without reading it first, because a closing page receives no more responses from the
// database. As long as the lease has not expired, no other tab can have taken this tab's slot.
async function endLease() {
  if (Date.now() > until) return
  const transaction = (await connected()).transaction('devices', 'readwrite')
  transaction.objectStore('devices').delete(['lease', leased])
  transaction.commit?.()
}

/**
 * The names of the database stores that a transaction must include so that the function `holdsSlot` can use the
 * transaction.
 */
export const leaseStores = () => leased === undefined ? [] : ['devices']
/**
 * Returns whether the slot still belongs to this tab. A lease can expire while a page sleeps, and another tab may then
 * take the slot.
 */
export const holdsSlot = async (transaction) =>
  leased === undefined || (await answer(transaction.objectStore('devices').get(['lease', leased])))?.holder === holder

/**
 * Returns the device name of the slot. If `slot` is undefined, leases a slot first. If the device name cannot be read
 * or stored, returns a random device name for this visit.
 */
export async function deviceOf(slot, database) {
  try {
    slot ??= await leaseSlot(database)
    const transaction = database.transaction(['aside', 'devices'], 'readwrite')
    const devices = transaction.objectStore('devices')
    const known = await answer(devices.get(slot))
    if (isDevice(known)) return known
    const made = randomDevice()
    if (known !== undefined) transaction.objectStore('aside').add({ from: 'devices', key: slot, value: known })
    devices.put(made, slot)
    await ended(transaction)
    return made
  } catch (error) {
    console.warn(error)
    return randomDevice()
  }
}
