// Tests Web/history.js in a browser that refuses history entries or is slow.
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { load } from './modules.mjs'

/** A tab: the entries of its history, beginning with another site's entry, and a clock that only the test moves. */
class Tab {
  entries = [['https://other.test/', null], ['https://orchard.test/', '']]
  at = 1
  refuses = false
  slowness = 0 // ms for a step back
  now = 0
  timers = new Map()
  told = []

  constructor() {
    const tab = this
    let listener
    const location = { get pathname() { return new URL(tab.address).pathname }, search: '', hash: '', get href() { return tab.address }, get origin() { return new URL(tab.address).origin }, toString() { return tab.address } }
    const put = (state, path, isNew) => {
      if (tab.refuses) throw new DOMException('too many', 'SecurityError')
      const entry = [new URL(path, tab.address).href, state]
      if (isNew) tab.entries.splice(++tab.at, Infinity, entry)
      else tab.entries[tab.at] = entry
    }
    const history = {
      get state() { return tab.entries[tab.at][1] },
      pushState: (state, _, path) => put(state, path, true),
      replaceState: (state, _, path) => put(state, path, false),
      back: () => tab.later(() => tab.step(-1), tab.slowness),
    }
    this.step = (step) => {
      tab.at += step
      listener()
    }
    this.script = load('history.js', {
      location, history, document: { documentElement: { dataset: {} }, querySelectorAll: () => [] },
      addEventListener: (_, receiver) => { listener = receiver },
      setTimeout: (action, ms) => tab.later(action, ms), clearTimeout: (number) => tab.timers.delete(number),
    })
    this.script.watchHistory((...message) => tab.told.push(message))
  }

  get address() { return this.entries[this.at][0] }
  get path() { return this.address.replace('https://orchard.test', '') }
  numbers = 0
  later(action, ms) {
    this.timers.set(++this.numbers, [this.now + ms, action])
    return this.numbers
  }
  async wait(ms) {
    const end = this.now + ms
    for (;;) {
      const [number, [time, action] = []] = [...this.timers].sort(([, [a]], [, [b]]) => a - b)[0] ?? []
      if (!number || time > end) break
      this.now = time
      this.timers.delete(number)
      action()
      await new Promise(setImmediate)
    }
    this.now = end
  }
}

test('closing a dialog stays on its page if the browser refused the dialog’s history entry', async () => {
  const tab = new Tab()
  tab.script.navigate('/find-words', 'round 1', true)
  tab.refuses = true
  tab.script.navigate('/find-words', 'sheet', true)
  await tab.script.goBack()
  await tab.wait(5000)
  assert.equal(tab.path, '/find-words')
  tab.refuses = false
  await tab.wait(5000)
  assert.deepEqual(tab.entries.map(([address]) => new URL(address).pathname), ['/', '/', '/find-words'])
  // The browser adds a history entry again for the next dialog, so Back closes that dialog.
  tab.script.navigate('/find-words', 'sheet', true)
  await Promise.all([tab.script.goBack(), tab.wait(10)])
  assert.equal(tab.path, '/find-words')
  assert.deepEqual(tab.told, [])
})

test('history entries that the browser refused are written when the browser accepts them again', async () => {
  const tab = new Tab()
  tab.refuses = true
  tab.script.navigate('/a', 'one', true)
  tab.script.navigate('/b', 'two', true)
  tab.script.navigate('/c', 'in place of two', false)
  await tab.wait(20_000)
  assert.equal(tab.path, '/')
  tab.refuses = false
  await tab.wait(1000)
  assert.deepEqual(tab.entries.slice(2).map(([address, state]) => [new URL(address).pathname, state]), [['/a', 'one'], ['/c', 'in place of two']])
})

test('a step back that takes 900 ms does not undo a link that is pressed meanwhile', async () => {
  const tab = new Tab()
  tab.slowness = 900
  tab.script.navigate('/find-words', 'sheet', true)
  tab.script.goBack()
  await tab.wait(600)
  tab.script.navigate('/saved', '', true)
  await tab.wait(2000)
  assert.equal(tab.path, '/saved')
  assert.deepEqual(tab.told, [])
  tab.step(-1)
  assert.deepEqual(tab.told, [['visited', '/\n']])
})

test('an address of another site is never shown, nor tried again', async () => {
  const tab = new Tab()
  tab.script.navigate('https://elsewhere.test/', '', true)
  assert.equal(tab.timers.size, 0)
  tab.script.navigate('/a', '', true)
  assert.equal(tab.path, '/a')
})
