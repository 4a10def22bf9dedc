// What is known of a device's events: the server's log as its last answer told it (docs/formats/sync.md), and the lines that it refused.
import { answer } from './database.js'

/** The key under which the database keeps the lines of a device that the server refused: `{ counters, covered }`. They stay here, and are not sent again. */
export const ofRefused = (device) => ['refused', device]

/** Whether a log has an event. */
export const knows = ({ through = 0, beyond = [] } = {}, counter) => counter <= through || beyond.some(([first, last]) => first <= counter && counter <= last)

/** Whether the server has each of these events, or has refused it. `devices`: the database's store. */
export async function isSettled(devices, device, counters) {
  const [log, refused] = await Promise.all([answer(devices.get(['server', device])), answer(devices.get(ofRefused(device)))])
  const settled = new Set(refused?.counters)
  return log !== undefined && counters.every((counter) => settled.has(counter) || knows(log, counter))
}

/** Notes lines that the server refused, by their `device` and their `counter` or what they have `covered`; answers how many of them are new. */
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
