// Keeps the journal in step with the server, for players who have asked for it: docs/formats/sync.md, "What a client does". It comes as a
// file of its own, which nobody else gets. What the host's modules do for it is in `page` (Web/synced.js).
import { exchange } from './exchange.js'
import { Refusal } from './refusal.js'

const pauses = [5, 15, 60, 300] // s before the next try when nobody answers; the last one again and again
const patience = 3000 // ms in which more may be stored
const longest = 10_000 // ms that stored lines wait at most while more and more come
const often = 60_000 // ms between two questions for news, in a page that is seen

/** Begins, and goes on until the page is left or the server no longer knows this browser. */
export function begin(page) {
  let tries = 0
  let timer
  let since // when the first line was stored that no sync has sent yet
  let isUnderWay = false
  let isWanted = false // again, once what is under way is done
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
      page.tell('synced')
      later(often)
    } catch (error) {
      fail(error)
    }
    isUnderWay = false
  }

  function fail(error) {
    console.info(error)
    const { status, seconds } = error instanceof Refusal ? error : {}
    isOver = status === 401 // the server no longer knows this browser
    if (isOver) return
    page.tell('unsynced')
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

// One tab at a time, so that nothing is sent twice. Without locks it is, and the server passes over it.
function alone(action) {
  try {
    return navigator.locks.request('word-orchard-sync', action)
  } catch {
    return action()
  }
}
