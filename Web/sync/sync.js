// Syncs the journal with the server for players who have turned on sync: see docs/formats/sync.md, “What a client
// does”. This module is a separate file, which pages load only if the player has turned on sync. `page` contains the
// modules of the host that this module needs (Web/startSync.js).
import { exchange } from './exchange.js'
import { Refusal } from './refusal.js'

const pauses = [5, 15, 60, 300] // s before the next attempt if the server does not answer; the last pause repeats
const patience = 3000 // ms during which more lines may be stored
const longest = 10_000 // ms for which stored lines wait at most while more lines are stored
const often = 60_000 // ms between two requests for new lines, in a visible page

/** Syncs until the page is left or the server no longer accepts this browser's pass. */
export function begin(page) {
  let tries = 0
  let timer
  let since // when the oldest line was stored that no sync has sent yet
  let isUnderWay = false
  let isWanted = false // whether to sync again after the current sync
  let isOver = false

  function later(ms) {
    clearTimeout(timer)
    timer = setTimeout(() => document.hidden && ms === often ? later(ms) : sync(), ms)
  }

  async function sync() {
    clearTimeout(timer)
    since = undefined
    if (isOver) return
    isWanted = true
    if (isUnderWay) return
    isUnderWay = true
    try {
      while (isWanted && !isOver) {
        isWanted = false
        await alone(async () => { while (!isOver && await exchange(page)); })
      }
      tries = 0
      page.emit('synced')
      later(often)
    } catch (error) {
      fail(error)
    }
    isUnderWay = false
  }

  function fail(error) {
    console.info(error)
    const { status, seconds } = error instanceof Refusal ? error : {}
    isOver = status === 401 // the server no longer accepts this browser's pass
    if (isOver) return
    page.emit('unsynced')
    later(1000 * (seconds ?? pauses[Math.min(tries++, pauses.length - 1)]))
  }

  function soon() {
    if (isUnderWay) {
      isWanted = true
    } else if (!tries) {
      since ??= performance.now()
      later(Math.max(0, Math.min(patience, since + longest - performance.now())))
    }
  }

  page.whenStored(soon)
  addEventListener('online', sync)
  document.addEventListener('visibilitychange', sync)
  page.whenEnded(() => { isOver = true })
  sync()
}

// Only one tab syncs at a time, so that no line is sent twice. In a browser without locks, lines may be sent twice, and
// the server ignores the copies.
function alone(action) {
  try {
    return navigator.locks.request('word-orchard-sync', action)
  } catch {
    return action()
  }
}
