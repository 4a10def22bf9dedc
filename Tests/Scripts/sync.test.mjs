// Web/sync: the times of exchanges with the server.
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { load } from './modules.mjs'

/** A page that syncs, with counted exchanges and a clock that only the test moves. */
async function page() {
  const page = { now: 0, timers: new Map(), exchanges: [] }
  let numbers = 0
  const { begin } = load('sync/sync.js', {
    IDBKeyRange: { bound: () => {} }, crypto: globalThis.crypto, performance: { now: () => page.now }, document: { hidden: false, addEventListener() {} }, addEventListener() {},
    navigator: { locks: { request: async () => { page.exchanges.push(page.now) } } },
    setTimeout: (action, ms) => {
      page.timers.set(++numbers, [page.now + ms, action])
      return numbers
    },
    clearTimeout: (number) => page.timers.delete(number),
  })
  page.wait = async (ms) => {
    for (const end = page.now + ms; ;) {
      const [number, [time, action] = []] = [...page.timers].sort(([, [a]], [, [b]]) => a - b)[0] ?? []
      page.now = Math.min(time ?? end, end)
      if (!number || time > end) return
      page.timers.delete(number)
      action()
      await new Promise(setImmediate)
    }
  }
  begin({ emit() {}, whenStored: (receiver) => { page.store = receiver }, whenEnded() {} })
  await new Promise(setImmediate)
  return page
}

test('a page syncs when it begins, and three seconds after something was stored', async () => {
  const one = await page()
  assert.deepEqual(one.exchanges, [0])
  one.store()
  await one.wait(2999)
  assert.deepEqual(one.exchanges, [0])
  await one.wait(1)
  assert.deepEqual(one.exchanges, [0, 3000])
})

test('events that come every 2.5 s are sent every ten seconds', async () => {
  const one = await page()
  for (let count = 0; count < 24; count++) {
    one.store()
    await one.wait(2500)
  }
  assert.deepEqual(one.exchanges, [0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000])
})
