// Sends one sync request and processes its response.
import { settle } from '../known.js'
import { rename } from './fork.js'
import { ofPlayer, ofServer, read } from './here.js'
import { Refusal } from './refusal.js'

const patience = 60_000 // ms for an answer
const slice = 64 * 1024 // characters that are sent to the program at a time

/**
 * Sends the lines that the server lacks, and stores the lines that this browser lacks; returns whether more lines remain to be exchanged. Fails
 * with a `Refusal` or a network error.
 */
export async function exchange(page) {
  const player = page.player()
  if (!player) throw new Refusal(new Response('', { status: 401 }))
  const { have, lines, cut } = await read(await page.connected(), player)
  const head = JSON.stringify({ format: 'word-orchard-sync', version: 1, have })
  const response = await fetch(page.outside('/api/v1/journal'), {
    method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: [head, ...lines.map(({ line }) => line)].join('\n'), signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Refusal(response)
  const [first, ...news] = (await response.text()).split('\n').filter(Boolean)
  const told = JSON.parse(first)
  await page.addMissing(await page.connected(), news, (transaction) => {
    const devices = transaction.objectStore('devices')
    devices.delete(ofServer)
    // The map `cut` contains the devices of which some lines wait for the next request. The server's log of such a
    // device may describe other events with the same names as the waiting lines. So for a device in `cut`, store the
    // log from `cut` instead of the server's log.
    for (const log of [...told.have.filter(({ device }) => !cut.has(device)), ...cut.values()]) devices.put(log, ['server', log.device])
    devices.put(player, ofPlayer)
  })
  await reportRefused(page, told.refused.map(({ line }) => lines[line - 2]))
  await tellAll(page, news)
  if (told.forks.length) {
    for (const fork of told.forks) await rename(await page.connected(), fork)
    page.startAgain()
    return false
  }
  return told.more || cut.size > 0
}

// Lines that the server refused remain stored in the browser. The browser does not send refused lines again, and
// notifies the player once.
async function reportRefused(page, lines) {
  if (!lines.length) return
  const devices = (await page.connected()).transaction('devices', 'readwrite').objectStore('devices')
  const count = await settle(devices, lines)
  if (count) page.emit('serverRefused')
}

// Sends journal lines to the other tabs and to the program. All lines of a checkpoint are sent together.
async function tellAll(page, lines) {
  let part = []
  let size = 0
  for (const line of lines) {
    if (size > slice && !JSON.parse(line).part) {
      await page.tellMerged(part.join('\n'))
      part = []
      size = 0
    }
    part.push(line)
    size += line.length
  }
  if (part.length) await page.tellMerged(part.join('\n'))
}
