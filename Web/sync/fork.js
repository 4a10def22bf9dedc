// If a browser was reset to an earlier state, it has used names of events again that other devices already have. The
// browser's new events are renamed to the device that the server names: see docs/formats/sync.md, “Forks”.
import { answer, ended } from '../database.js'
import { randomDevice } from '../device.js'

/**
 * Moves the device's events from `from` on to another device and renames references to them; with 0, also moves the device's checkpoint. The
 * operation is atomic. If the journal already has events of the device that the server names, uses a random device, so that no event replaces
 * another.
 */
export async function rename(database, { device, from, as: proposed }) {
  const transaction = database.transaction(['checkpoints', 'devices', 'events'], 'readwrite', { durability: 'strict' })
  const [checkpoints, devices, events] = ['checkpoints', 'devices', 'events'].map((name) => transaction.objectStore(name))
  const [whole, keys, lines, slots, names] = await Promise.all([
    answer(checkpoints.getAll()), answer(events.getAllKeys()), answer(events.getAll()), answer(devices.getAllKeys()), answer(devices.getAll()),
  ])
  const isTaken = [...keys.map(([owner]) => owner), ...whole.map((each) => each.device)].includes(proposed)
  const as = isTaken ? randomDevice() : proposed
  const renamed = (line) => from === 0 ? line.replaceAll(device, as) : line.replace(naming(device), (text, number, end, counter) => {
    const named = counter ? Number(counter) : parseInt(number, end ? 36 : 10)
    return named >= from ? text.replace(device, as) : text
  })
  for (const [index, [owner, counter]] of keys.entries()) {
    const line = renamed(lines[index])
    const isTheirs = owner === device && counter >= from
    if (isTheirs) events.delete([owner, counter])
    if (isTheirs || line !== lines[index]) events.put(line, [isTheirs ? as : owner, counter])
  }
  if (from > 1) {
    const line = JSON.stringify({ version: 6, device: as, covered: from - 1 })
    checkpoints.put({ device: as, covered: from - 1, line })
  }
  for (const { device: owner, covered, line, parts } of whole) {
    const isTheirs = owner === device && from === 0
    if (isTheirs) checkpoints.delete(owner)
    checkpoints.put({ device: isTheirs ? as : owner, covered, line: renamed(line), ...parts && { parts: parts.map(renamed) } })
  }
  // From now on, the slots of the old device write as the new device.
  for (const [index, slot] of slots.entries()) if (names[index] === device) devices.put(as, slot)
  devices.delete(['server', device])
  return ended(transaction)
}

// A device name with a counter: `-12"` in an event's name, `-c ` or `-c;` in rows (base 36), or `","counter":12` in a
// line.
const naming = (device) => new RegExp(`${device}(?:-([0-9a-z]+)([ ;]?)|","counter":(\\d+))`, 'g')
