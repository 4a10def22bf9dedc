// Sync with the server, for players who have asked for it: then the server has given a cookie that names the player, and the module
// (Web/sync) comes as a file of its own.
import { connected } from './database.js'
import { addMissing, whenStored } from './journal.js'
import { tell } from './news.js'
import { player } from './player.js'
import { isBehind, whenStopped } from './queue.js'
import { isPlain, outside } from './site.js'
import { tellAgain, tellTabs, whenAgain } from './tabs.js'
import { nextTask } from './tasks.js'

/** Keeps the journal in step with the server, where the player wants it; nothing else waits for it. A page that was open before the
 * player asked for sync in another tab begins when something is stored, or when it is seen again. */
export function keepInStep(send) {
  whenAgain(startAgain)
  if (isPlain) return
  let hasBegun = false
  const attempt = () => {
    if (hasBegun || !player()) return
    hasBegun = true
    begin(send)
  }
  whenStored(attempt)
  document.addEventListener('visibilitychange', attempt)
  attempt()
}
async function begin(send) {
  try {
    const sync = await import(document.querySelector('link[data-file="sync.js"]').href)
    sync.begin({
      player, connected, addMissing, outside, tell, whenStored, whenEnded: whenStopped,
      tellMerged: async (lines) => {
        tellTabs(lines)
        await nextTask()
        send('merged', lines)
      },
      startAgain: () => {
        tellAgain()
        startAgain()
      },
    })
  } catch (error) {
    console.info(error)
    tell('unsynced')
  }
}
// What is not stored would be lost.
const startAgain = () => isBehind() || location.reload()

/** Deletes what the server has of the player; fails when it does not answer. */
export async function deleteFromServer() {
  if (isPlain || !player()) return
  const { ok, status } = await fetch(outside('/api/v1/player'), { method: 'DELETE' })
  if (!ok && status !== 401) throw new Error(`status ${status}`)
}
