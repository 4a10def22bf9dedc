// Which device a tab writes as: that of the first free slot, held by a lock for as long as the page lives, so that no two tabs write as one.
import { answer, ended } from './database.js'

const patience = 2000 // ms for the locks
let release = () => {}
/** Lets another tab have the slot; a page that comes back from the browser's cache must take one again. */
export const releaseSlot = () => release()

/** Takes the first free slot; answers nothing where there are no locks (an address without https), or they refuse or do not answer. */
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

/** The device of the slot; one that is new in every visit when there is no slot, or its device cannot be read or kept. */
export async function deviceOf(slot, database) {
  if (slot === undefined) return randomDevice()
  try {
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

export const isDevice = (value) => typeof value === 'string' && /^[0-9a-f]{14}$/.test(value)
export const randomBits = () => crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n // 53, which JSON holds exactly
export const randomDevice = () => randomBits().toString(16).padStart(14, '0')
