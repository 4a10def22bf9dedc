// Syncs with the server for players who have turned on sync. When a player has turned on sync, the server sets a cookie
// with the player's ID, and this script loads the separate module Web/sync.
import { connected } from './database.js'
import { addMissing, whenStored } from './journal.js'
import { emit } from './hostEvents.js'
import { player } from './player.js'
import { isBehind, whenStopped } from './queue.js'
import { isPlain, outside } from './site.js'
import { tellAgain, tellTabs, whenAgain } from './tabs.js'
import { nextTask } from './tasks.js'

/**
 * Starts syncing the journal if the player has turned on sync; no other code waits for a sync. If the player turns on
 * sync later in another tab, this page starts syncing when it stores a line or becomes visible.
 */
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
      player, connected, addMissing, outside, emit, whenStored, whenEnded: whenStopped,
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
    emit('unsynced')
  }
}
// Reload only if all data is stored, because a reload would lose unstored data.
const startAgain = () => isBehind() || location.reload()

/** Deletes the player's data on the server; fails if the server does not answer. */
export async function deleteFromServer() {
  if (isPlain || !player()) return
  const { ok, status } = await fetch(outside('/api/v1/player'), { method: 'DELETE' })
  if (!ok && status !== 401) throw new Error(`status ${status}`)
}
