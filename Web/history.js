// The player's position: the address, and the program's state in this entry of the browser's history.
import { inside, outside } from './site.js'

const patience = 3000 // ms for a step back; some browsers take a second
const patienceAtStart = 500 // ms; the browser sends no event if no earlier entry exists
const pause = 1000 // ms before a refused entry is tried again
const unwritten = [] // entries that the browser has refused, the last one on top
const waiting = [] // operations that wait for a step back in progress
let arrived // called when the step back in progress has happened
let timer
let send = () => {}

/** Calls the receiver whenever the player navigates to a history entry. */
export const watchHistory = (receiver) => { send = receiver }

export const address = () => inside(`${location.pathname}${location.search}${location.hash}`)
/** Returns the history entry's state if it is a single line of text. */
export function state() {
  try {
    return typeof history.state === 'string' && !/[\n\r]/.test(history.state) ? history.state : ''
  } catch {
    return ''
  }
}

/**
 * Writes the path to the current history entry, or to a new entry. Browsers refuse history entries if a page adds too
 * many in a short time (Safari: 100 in 30 seconds). If the browser refuses an entry, the game continues under the old
 * address, and this script writes the entry later.
 */
export const navigate = (path, state, isNewEntry) => order(() => {
  const last = unwritten.at(-1)
  if (new URL(outside(path), location).origin !== location.origin) console.warn(`no page of this site: ${path}`)
  else if (last && !isNewEntry) Object.assign(last, { path, state })
  else unwritten.push({ path, state, isNewEntry })
  write()
})
function write() {
  clearTimeout(timer)
  try {
    for (; unwritten.length; unwritten.shift()) {
      const { path, state, isNewEntry } = unwritten[0]
      history[isNewEntry ? 'pushState' : 'replaceState'](state, '', outside(path))
    }
  } catch (error) {
    console.info(error)
    timer = setTimeout(write, pause)
  }
}

/**
 * Goes back one history entry without notifying the program. Later history operations wait until the step back has
 * happened; the returned promise resolves at that time. If the browser has refused to add the newest entry, the
 * function only discards the refused entry, because the browser is still at the entry before it.
 */
export const goBack = (patienceNow = patience) => new Promise((resolve) => order(() => {
  if (unwritten.at(-1)?.isNewEntry) {
    unwritten.pop()
    return resolve()
  }
  unwritten.length = 0
  const timer = setTimeout(arrive, patienceNow)
  arrived = () => {
    clearTimeout(timer)
    resolve()
  }
  try { history.back() } catch (error) { console.warn(error) }
}))

let underSheet // the state of the page under a sheet, from the sheet's entry, if the page was loaded there

/**
 * If a dialog was open when the page was reloaded, goes back from the history entry of the dialog, because the page
 * opens without the dialog.
 */
export function leaveSheet() {
  if (!state().startsWith('sheet')) return undefined
  underSheet = state().slice('sheet '.length)
  return goBack(patienceAtStart)
}
/** Returns the state with which the page opens. */
export const openingState = () => underSheet || state()

function order(action) {
  if (arrived) waiting.push(action)
  else action()
}
function arrive() {
  arrived()
  arrived = undefined
  while (waiting.length && !arrived) waiting.shift()()
}
addEventListener('popstate', () => {
  if (arrived) return arrive()
  unwritten.length = 0 // the player has left these entries
  send('visited', `${address()}\n${state()}`)
})
