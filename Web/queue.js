// A queue of database jobs. Failed jobs stay in the queue and are retried: while the page exists, no journal line is
// dropped.
import { connected, renew } from './database.js'
import { emit } from './hostEvents.js'

export const patience = 4000 // ms; Safari has left requests to open a database unanswered
const pauses = [1, 2, 5, 10, 30] // s before the next attempt; the last pause repeats
const waiting = new Set() // unfinished jobs; each is a function of the database
const underWay = new Set()
const failed = new Set() // the waiting jobs that have failed
let isTold = false // whether the program has been notified of a failure
let fault // the last failure
let refusal // the last failure that a retry cannot fix
let tries = 0
let isOver = false
let stopped = () => {}
let timer

/** A failure that a retry cannot fix. */
export class Refusal extends Error {}

/** Runs the job now, or as soon as possible. `fault`: the error if the job has failed already. */
export function enqueue(job, fault) {
  if (isOver) return
  waiting.add(job)
  if (fault) fail(job, fault)
  flush()
}

/** Calls the receiver when the queue stops. */
export const whenStopped = (receiver) => { stopped = receiver }

/** Stops the queue: nothing more is stored. */
export function stop() {
  isOver = true
  stopped()
  clearTimeout(timer)
  waiting.clear()
  failed.clear()
}

/** Returns whether the queue contains data that could not be stored so far. */
export const isBehind = () => failed.size > 0

/** Retries the waiting jobs now. */
export function flush() {
  for (const job of waiting) if (!underWay.has(job)) attempt(job)
}

/** Retries the waiting jobs now, and notifies the program again if data still cannot be stored. */
export function retry() {
  if (!failed.size && refusal) emit('failedToStore', refusal.message)
  if (!failed.size) return
  isTold = false
  // A job does not fail if the database does not answer at all. So if failed jobs are still waiting after a while,
  // report the last failure.
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
  renew() // the browser may have lost a database that fails
  timer ??= setTimeout(() => {
    timer = undefined
    flush()
  }, 1000 * pauses[Math.min(tries++, pauses.length - 1)])
}
function tellFault() {
  if (!isTold) emit('failedToStore', fault.message)
  isTold = true
}
function refuse(job, error) {
  waiting.delete(job)
  refusal = error
  emit('failedToStore', error.message)
  if (failed.delete(job)) settle()
}
function settle() {
  if (failed.size) return
  clearTimeout(timer)
  timer = undefined
  tries = 0
  isTold = false
  if (!refusal) emit('caughtUp')
}
