// Determines the journal lines that this browser has for each device, and the lines that the server lacks according to
// its last response.
import { answer } from '../database.js'
import { isDevice } from '../device.js'
import { knows } from '../known.js'

const most = 1 << 20 // maximum characters of a request's lines; a checkpoint is sent whole
const atOnce = 2000 // number of lines that are read at a time
const mostRanges = 1000 // maximum number of ranges of a device in a request

/** The database keys of the server's logs, by device. */
export const ofServer = IDBKeyRange.bound(['server'], ['server', []])
/** The database keys of the lines that the server refused. */
const ofAllRefused = IDBKeyRange.bound(['refused'], ['refused', []])
/** The database key of the player to whom the server's logs belong. */
export const ofPlayer = ['player']

/**
 * Returns the content of a sync request. The field `have` contains the logs of the local journal. The field `lines`
 * contains the lines that the server lacks, each with its device and its `counter` or `covered`. If some lines of a
 * device do not fit into this request, the map `cut` contains the log that the server will have of this device after
 * the request.
 */
export async function read(database, player) {
  const transaction = database.transaction(['checkpoints', 'devices', 'events'])
  const [checkpoints, devices, events] = ['checkpoints', 'devices', 'events'].map((name) => transaction.objectStore(name))
  const [known, whose, all, keys, refusedLines, refusedKeys] = await Promise.all([
    answer(devices.getAll(ofServer)), answer(devices.get(ofPlayer)), answer(checkpoints.getAll()), answer(events.getAllKeys()),
    answer(devices.getAll(ofAllRefused)), answer(devices.getAllKeys(ofAllRefused)),
  ])
  const refused = new Map(refusedKeys.map(([, device], place) => [device, refusedLines[place]]))
  const server = new Map(whose === player ? known.map((log) => [log.device, log]) : [])
  const logs = new Map()
  const log = (device) => {
    if (!logs.has(device)) logs.set(device, { device, covered: 0, checkpoint: [], counters: [] })
    return logs.get(device)
  }
  for (const { device, covered, line, parts = [] } of all) Object.assign(log(device), { covered, checkpoint: [line, ...parts] })
  for (const [device, counter] of keys) if (isDevice(device) && counter > log(device).covered) log(device).counters.push(counter)

  const lines = []
  const cut = new Map()
  let room = most
  for (const { device, covered, checkpoint, counters } of logs.values()) {
    const there = server.get(device) ?? { covered: 0, through: 0 }
    const settled = refused.get(device) ?? { counters: [], covered: 0 }
    const lacksCheckpoint = covered > there.covered && covered > settled.covered
    const sendsCheckpoint = lacksCheckpoint && room > 0
    if (sendsCheckpoint) room -= take(checkpoint.map((line) => ({ line, device, covered })), lines)
    const unsent = counters.filter((counter) => !knows(there, counter) && !settled.counters.includes(counter))
    const sent = new Set()
    for (let first = 0; room > 0 && first < unsent.length; first += atOnce) {
      const part = unsent.slice(first, first + atOnce)
      const range = IDBKeyRange.bound([device, part[0]], [device, part.at(-1)])
      const [found, places] = await Promise.all([answer(events.getAll(range)), answer(events.getAllKeys(range))])
      const wanted = new Set(part)
      for (const [index, line] of found.entries()) {
        const counter = places[index][1]
        if (room <= 0 || !wanted.has(counter)) continue
        room -= take([{ line, device, counter }], lines)
        sent.add(counter)
      }
    }
    if (sent.size === unsent.length && sendsCheckpoint === lacksCheckpoint) continue
    const coveredThere = sendsCheckpoint ? covered : there.covered
    const countersThere = counters.filter((counter) => counter > coveredThere && (sent.has(counter) || knows(there, counter)))
    cut.set(device, summary({ device, covered: coveredThere, counters: countersThere }, there.revision ?? 0))
  }
  const have = [...logs.values()].map((log) => summary(log, server.get(log.device)?.revision ?? 0))
  return { have, lines, cut }
}
function take(some, lines) {
  lines.push(...some)
  return some.reduce((sum, { line }) => sum + line.length + 1, 0)
}

function summary({ device, covered, counters }, revision) {
  let through = covered
  const beyond = []
  for (const counter of counters) {
    if (counter === through + 1) through = counter
    else if (beyond.at(-1)?.[1] === counter - 1) beyond.at(-1)[1] = counter
    else beyond.push([counter, counter])
  }
  return { device, covered, through, ...beyond.length && { beyond: beyond.slice(0, mostRanges) }, revision }
}
