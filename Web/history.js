// Where the player is: the address, and what the program has written on this entry of the browser's history.
import { inside, outside } from './site.js'

const patience = 3000 // ms for a step back; some browsers take a second
const patienceAtStart = 500 // ms; the browser tells nothing when there is no entry to go back to
const pause = 1000 // ms before an entry that was refused is tried again
const unwritten = [] // entries that the browser has refused, the last one on top
const waiting = [] // orders that come while a step back is under way
let arrived // to be called when the step back that is under way has happened
let timer
let send = () => {}

/** Tells the program of each entry of the history that the player goes to. */
export const watchHistory = (receiver) => { send = receiver }

export const address = () => inside(`${location.pathname}${location.search}${location.hash}`)
/** The entry's state, when it is one line of text. */
export function state() {
  try {
    return typeof history.state === 'string' && !/[\n\r]/.test(history.state) ? history.state : ''
  } catch {
    return ''
  }
}

/** Shows the path instead of what is there, or as a new entry. Browsers refuse too many of these in a short time (Safari 100 in 30 seconds):
 * then play goes on under the old address, and the entry is written later. */
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

/** Goes one entry back without a message; the orders that follow wait until the browser is there, and so may the caller. An entry that
 * the browser has refused is only forgotten: a step back would lead to the page before. */
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

let underSheet // what the entry of a sheet says of the page under it, when the page was loaded there

/** Leaves the entry of a sheet that was open when the page was loaded again, since the page opens without it. */
export function leaveSheet() {
  if (!state().startsWith('sheet')) return undefined
  underSheet = state().slice('sheet '.length)
  return goBack(patienceAtStart)
}
/** The state with which the page opens. */
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
  unwritten.length = 0 // the player has left them
  send('visited', `${address()}\n${state()}`)
})
