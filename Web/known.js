// Keeps track of the events of a device that the server has stored or refused. The browser's database contains the
// server's log from the last response (docs/formats/sync.md), and the lines that the server refused.
import { answer } from './database.js'

/**
 * The database key of the record of those lines of a device that the server has refused. The record
 * `{ counters, covered }` contains the counters of refused events, and the number of events that a refused checkpoint
 * covers. The browser keeps refused lines and does not send them again.
 */
export const ofRefused = (device) => ['refused', device]

/** Returns whether the server has the event with this counter, according to the server's log of the device. */
export const knows = ({ through = 0, beyond = [] } = {}, counter) => counter <= through || beyond.some(([first, last]) => first <= counter && counter <= last)

/**
 * Returns whether the server has stored or refused each of these events. `devices` is the database store with this
 * name.
 */
export async function isSettled(devices, device, counters) {
  const [log, refused] = await Promise.all([answer(devices.get(['server', device])), answer(devices.get(ofRefused(device)))])
  const settled = new Set(refused?.counters)
  return log !== undefined && counters.every((counter) => settled.has(counter) || knows(log, counter))
}

/**
 * Records in the browser's database that the server has refused the given lines. A line has a `device`, and either a
 * `counter` (an event) or `covered` (a checkpoint). Returns the number of refused lines that were not recorded before.
 */
export async function settle(devices, lines) {
  let count = 0
  for (const { device, counter, covered } of lines) {
    const known = await answer(devices.get(ofRefused(device))) ?? { counters: [], covered: 0 }
    if (counter === undefined ? known.covered >= covered : known.counters.includes(counter)) continue
    if (counter === undefined) known.covered = covered
    else known.counters.push(counter)
    devices.put(known, ofRefused(device))
    count++
  }
  return count
}
