// Resolves forks: see docs/formats/sync.md, “Forks”. If a browser was reset to an earlier state, its new events have
// devices and counters that the server already has for other events. This script moves the browser's new events to a
// new device, whose name the server proposes.
import { answer, ended } from '../database.js'
import { randomDevice } from '../device.js'

/**
 * Moves the events of `device` whose counters are at least `from` to the device `as`, and renames all references to
 * these events. If `from` is 0, also moves the checkpoint of the device. All changes are made in one transaction. If
 * the journal already has events of the proposed device, uses a random device instead, so that no event replaces
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
    const line = JSON.stringify({ version: 7, device: as, covered: from - 1 })
    checkpoints.put({ device: as, covered: from - 1, line })
  }
  for (const { device: owner, covered, line, parts } of whole) {
    const isTheirs = owner === device && from === 0
    if (isTheirs) checkpoints.delete(owner)
    checkpoints.put({ device: isTheirs ? as : owner, covered, line: renamed(line), ...parts && { parts: parts.map(renamed) } })
  }
  // Assign the new device to each slot of the old device, so that tabs write their next events as the new device.
  for (const [index, slot] of slots.entries()) if (names[index] === device) devices.put(as, slot)
  devices.delete(['server', device])
  return ended(transaction)
}

// Matches a device name together with the counter that follows the name. The counter is written as `-12"` in the name
// of an event, as `-c ` or `-c;` in rows (in base 36), and as `","counter":12` in a line.
const naming = (device) => new RegExp(`${device}(?:-([0-9a-z]+)([ ;]?)|","counter":(\\d+))`, 'g')
