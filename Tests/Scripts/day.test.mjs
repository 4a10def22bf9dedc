// Web/day.js: notices a new day.
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { load } from './modules.mjs'

test('the page reports a new day once: at midnight, or within a minute after the device slept', () => {
  let now = new Date(2026, 10, 27, 23, 58, 30).getTime()
  let timer
  class Clock extends Date {
    constructor(...parts) { parts.length ? super(...parts) : super(now) }
  }
  const told = []
  load('day.js', { Date: Clock, setTimeout: (action, ms) => { timer = { action, at: now + ms } } }).watchDay(() => told.push(new Date(now).toTimeString().slice(0, 8)))
  const pass = (ms) => {
    for (const end = now + ms; timer.at <= end || (now = end, false);) {
      now = timer.at
      timer.action()
    }
  }
  pass(10 * 60_000)
  assert.deepEqual(told, ['00:00:00'])
  now += 30 * 3_600_000 // the device slept, and its timers stopped
  timer.at = now + 59_000
  pass(60_000)
  assert.equal(told.length, 2)
})
