// Where the player is: the address, and what the program has written on this entry of the browser's history.
import { inside, outside } from './site.js'

const patience = 500 // ms; the browser tells nothing when there is no entry to go back to
const waiting = [] // orders that come while a step back is under way
let arrived // to be called when the step back that is under way has happened
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

/** Shows the path instead of what is there, or as a new entry. */
export const navigate = (path, state, isNewEntry) => order(() => {
  // Safari refuses more than 100 of these in 30 seconds; play goes on under the old address.
  try { history[isNewEntry ? 'pushState' : 'replaceState'](state, '', outside(path)) } catch (error) { console.warn(error) }
})

/** Goes one entry back without a message; the orders that follow wait until the browser is there, and so may the caller. */
export const goBack = () => new Promise((resolve) => order(() => {
  const timer = setTimeout(arrive, patience)
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
  return goBack()
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
addEventListener('popstate', () => arrived ? arrive() : send('visited', `${address()}\n${state()}`))
