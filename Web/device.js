// Which device a tab writes as: the first free slot, held by a lock for as long as the page lives, so that no two tabs write as one.
let release = () => {}
/** Lets another tab have the slot; a page that comes back from the browser's cache must take one again. */
export const releaseSlot = () => release()

/** Takes the first free slot; answers nothing where there are no locks (an address without https). */
export async function takeSlot(slot = 0) {
  if (!navigator.locks) return undefined
  return new Promise((resolve, reject) => {
    const hold = (lock) => {
      if (!lock) return resolve(takeSlot(slot + 1))
      resolve(slot)
      return new Promise((done) => { release = done })
    }
    navigator.locks.request(`word-orchard-tab-${slot}`, { ifAvailable: true }, hold).catch(reject)
  })
}

export const randomBits = () => crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n // 53, which JSON holds exactly
export const randomDevice = () => randomBits().toString(16).padStart(14, '0')
