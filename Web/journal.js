// The journal in the browser's database: the journal's lines by device and counter. This script does not interpret the
// content of a line. The script never overwrites a line. Only ending.js deletes the database, when the player deletes
// everything. docs/formats/patches.md describes the stores under “What is stored”.
import { answer, connected, ended } from './database.js'
import { deviceOf, holdsSlot, leaseStores, randomDevice, takeSlot } from './device.js'
import { askToKeep, tellKept } from './keeping.js'
import { isSettled } from './known.js'
import { emit } from './hostEvents.js'
import { player } from './player.js'
import { Refusal, enqueue, patience } from './queue.js'
import { tellSlices } from './slices.js'
import { readLines } from './journalStore.js'
import { tellTabs } from './tabs.js'

let stored = () => {}
/** Calls the receiver when a line is stored that other devices need. */
export const whenStored = (receiver) => { stored = receiver }

/**
 * Returns this tab's device and the stored lines. If the database does not open in time, the function returns only a
 * device and delivers the stored lines later. Called once.
 */
export async function open() {
  try {
    const tooLate = new Promise((_, reject) => setTimeout(reject, patience, new Error('the database does not open')))
    return await Promise.race([read(), tooLate])
  } catch (fault) {
    enqueue(async (database) => emit('arrived', await tellSlices(await readLines(database), emit)), fault)
    // Without the stored lines, the next free counter of the stored device name is unknown, so use a random device
    // name.
    return { device: randomDevice() }
  }
}
async function read() {
  // Reserve the slot before reading the lines: when the slot is free, its previous tab has written all its events.
  const [database, slot] = await Promise.all([connected(), takeSlot()])
  const [device, lines] = await Promise.all([deviceOf(slot, database), readLines(database)])
  return { device, lines }
}

/**
 * Adds an event, and sends it to the other tabs after it is stored. `durability` (called `care` in the format) is a sum
 * of bits. Bit 1 of `durability` makes the transaction wait until the event is on disk. Bit 2 of `durability` notifies
 * the program when the event is stored. Bit 4 of `durability` asks the browser to keep the data.
 */
export function record(device, counter, line, durability) {
  enqueue(async (database) => {
    await add(database, [device, counter], line, durability & 1 ? 'strict' : 'default')
    tellTabs(line)
    stored()
    if (durability & 5) askToKeep()
    if (durability & 2) emit('stored', `${counter}`)
  })
}
async function add(database, key, line, durability) {
  const transaction = database.transaction(['events', ...leaseStores()], 'readwrite', { durability })
  if (!await holdsSlot(transaction)) throw new Refusal(`another tab records as ${key[0]}`)
  transaction.objectStore('events').add(line, key)
  transaction.commit?.()
  try {
    await ended(transaction)
  } catch (error) {
    if (error.name !== 'ConstraintError') throw error
    // The key exists already. If the same line is stored under the key, an earlier attempt has stored it without
    // receiving a response. If a different line is stored under the key, the job fails.
    const there = await answer(database.transaction('events').objectStore('events').get(key))
    if (there !== line) throw new Refusal(`another line is stored as ${key.join(' ')}`)
  }
}

/**
 * Replaces the events of a device up to the counter `covered` by a checkpoint. Does nothing if the stored checkpoint
 * already covers as many events. If the player has turned on sync, the function replaces events only after the server
 * has stored or refused all of them.
 */
export async function compact(device, covered, [line, ...parts]) {
  const transaction = (await connected()).transaction(['checkpoints', 'devices', 'events'], 'readwrite')
  const [checkpoints, devices, events] = ['checkpoints', 'devices', 'events'].map((name) => transaction.objectStore(name))
  if (player()) {
    const keys = await answer(events.getAllKeys(IDBKeyRange.bound([device], [device, covered])))
    if (!await isSettled(devices, device, keys.map(([, counter]) => counter))) return
  }
  checkpoints.get(device).onsuccess = ({ target: { result: old } }) => {
    if (old && old.covered >= covered) return
    checkpoints.put({ device, covered, line, ...parts.length && { parts } })
    events.delete(IDBKeyRange.bound([device], [device, covered]))
  }
  return ended(transaction)
}

/**
 * Adds to the journal those lines of an imported file that the journal lacks. If adding fails, no line is added. Sends
 * the lines to the other tabs, but not to the program of this tab, which already has them.
 */
export function takeOver(text) {
  enqueue(async (database) => {
    await addMissing(database, text.split('\n'))
    tellTabs(text)
    stored()
    askToKeep().then(tellKept)
    emit('stored', '0')
  })
}
/** Adds those of `lines` that the journal lacks, and calls `also` in the same transaction. */
export async function addMissing(database, lines, also = () => {}) {
  const transaction = database.transaction(['checkpoints', 'devices', 'events'], 'readwrite', { durability: 'strict' })
  const [checkpoints, events] = ['checkpoints', 'events'].map((name) => transaction.objectStore(name))
  const known = new Map((await answer(checkpoints.getAll())).map(({ device, covered }) => [device, covered]))
  // In every version of the format, a line is a JSON object, whose fields `device`, `counter`, `covered` and `part`
  // this function reads.
  const named = lines.map((line) => JSON.parse(line))
  const there = new Set()
  for (const device of new Set(named.filter(({ counter }) => counter).map(({ device }) => device))) {
    for (const key of await answer(events.getAllKeys(IDBKeyRange.bound([device], [device, Infinity])))) there.add(String(key))
  }
  const longer = new Map() // checkpoints by device
  for (const [index, line] of lines.entries()) {
    const { device, counter, covered, part } = named[index]
    if (part) {
      const whole = longer.get(device)
      if (whole) (whole.parts ??= []).push(line)
    } else if ((counter ?? covered) <= (longer.get(device)?.covered ?? known.get(device) ?? 0)) {
      continue
    } else if (counter === undefined) {
      longer.set(device, { device, covered, line })
      events.delete(IDBKeyRange.bound([device], [device, covered]))
    } else if (!there.has(`${device},${counter}`)) {
      events.add(line, [device, counter])
    }
  }
  for (const checkpoint of longer.values()) checkpoints.put(checkpoint)
  also(transaction)
  return ended(transaction)
}
