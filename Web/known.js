// The events of a device that the server has stored or refused: the server's log from its last response
// (docs/formats/sync.md), and the lines that it refused.
import { answer } from './database.js'

/**
 * The database key of a device's lines that the server refused: `{ counters, covered }`. The refused lines stay in the browser and are not sent
 * again.
 */
export const ofRefused = (device) => ['refused', device]

/** Whether a log has an event. */
export const knows = ({ through = 0, beyond = [] } = {}, counter) => counter <= through || beyond.some(([first, last]) => first <= counter && counter <= last)

/** Whether the server has stored or refused each of these events. `devices`: the database's store. */
export async function isSettled(devices, device, counters) {
  const [log, refused] = await Promise.all([answer(devices.get(['server', device])), answer(devices.get(ofRefused(device)))])
  const settled = new Set(refused?.counters)
  return log !== undefined && counters.every((counter) => settled.has(counter) || knows(log, counter))
}

/** Records lines that the server refused, by `device` and `counter` or `covered`; returns the number of lines that were not recorded before. */
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
