// What is to be done with the database, in order. What fails is kept and tried again: while the page lives, no line is given up.
import { connected, renew } from './database.js'
import { tell } from './news.js'

export const patience = 4000 // ms; Safari has left requests to open a database without any answer
const pauses = [1, 2, 5, 10, 30] // s before the next try; the last one again and again
const waiting = new Set() // jobs that are not done; each is a function of the database
const underWay = new Set()
const failed = new Set() // those of the waiting ones that have failed
let isTold = false // whether the program knows that something fails
let fault // the last one
let refusal // the last fault that no other attempt can fix
let tries = 0
let isOver = false
let stopped = () => {}
let timer

/** A failure that no other attempt can fix. */
export class Refusal extends Error {}

/** Does the job now, or as soon as it can be done. `fault`: the job has failed already. */
export function enqueue(job, fault) {
  if (isOver) return
  waiting.add(job)
  if (fault) fail(job, fault)
  flush()
}

/** Calls the receiver when nothing is stored any more. */
export const whenStopped = (receiver) => { stopped = receiver }

/** Nothing is stored any more. */
export function stop() {
  isOver = true
  stopped()
  clearTimeout(timer)
  waiting.clear()
  failed.clear()
}

/** Whether something that was to be stored is not. */
export const isBehind = () => failed.size > 0

/** Tries now what waits. */
export function flush() {
  for (const job of waiting) if (!underWay.has(job)) attempt(job)
}

/** Tries now what waits, and reports again when that fails. */
export function retry() {
  if (!failed.size && refusal) tell('failedToStore', refusal.message)
  if (!failed.size) return
  isTold = false
  // A job that is still without an answer will not answer this attempt either.
  setTimeout(() => failed.size && tellFault(), patience)
  flush()
}

async function attempt(job) {
  underWay.add(job)
  const impatience = setTimeout(fail, patience, job, new Error('the database does not answer'))
  try {
    await job(await connected())
    waiting.delete(job)
    if (failed.delete(job)) settle()
  } catch (error) {
    if (error instanceof Refusal) refuse(job, error)
    else fail(job, error)
  } finally {
    clearTimeout(impatience)
    underWay.delete(job)
  }
}

function fail(job, error) {
  if (isOver) return
  failed.add(job)
  fault = error
  tellFault()
  renew() // a database that fails may be one that the browser has lost
  timer ??= setTimeout(() => {
    timer = undefined
    flush()
  }, 1000 * pauses[Math.min(tries++, pauses.length - 1)])
}
function tellFault() {
  if (!isTold) tell('failedToStore', fault.message)
  isTold = true
}
function refuse(job, error) {
  waiting.delete(job)
  refusal = error
  tell('failedToStore', error.message)
  if (failed.delete(job)) settle()
}
function settle() {
  if (failed.size) return
  clearTimeout(timer)
  timer = undefined
  tries = 0
  isTold = false
  if (!refusal) tell('caughtUp')
}
