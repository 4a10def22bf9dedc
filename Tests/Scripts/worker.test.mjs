// The service worker's caches: two builds on one device, without a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { load, settle } from './modules.mjs'

const soon = () => new Promise(setImmediate)

/** A stub of CacheStorage. */
class Caches {
  stored = new Map()
  keys = async () => (await soon(), [...this.stored.keys()])
  has = async (name) => (await soon(), this.stored.has(name))
  delete = async (name) => (await soon(), this.stored.delete(name))
  async open(name) {
    await soon()
    if (!this.stored.has(name)) this.stored.set(name, new Map())
    const entries = this.stored.get(name)
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://orchard.test${path}` })),
      match: async (path) => (await soon(), entries.get(path)?.clone()),
      put: async (path, response) => (await soon(), entries.set(path, response)),
    }
  }
  get whole() { return [...this.stored].filter(([, entries]) => entries.has('/whole')).map(([name]) => name.split(' ')[1]) }
  get names() { return [...this.stored.keys()].map((name) => name.split(' ')[1]) }
}

/** A stub of LockManager. The stub has only exclusive locks, because the service worker uses no other kind of lock. */
class Locks {
  held = new Map()
  async request(name, { ifAvailable }, action) {
    if (ifAvailable && this.held.has(name)) return action(null)
    const before = this.held.get(name)
    const mine = (async () => {
      await before
      return action({ name })
    })()
    const settled = mine.catch(() => {})
    this.held.set(name, settled)
    try { return await mine } finally { if (this.held.get(name) === settled) this.held.delete(name) }
  }
}

/** The worker of a build with these files. */
class Worker {
  constructor(device, name, files = ['/', `/assets/program.${name}.wasm`]) {
    this.listeners = {}
    load('worker/worker.js', {
      build: { name, files, data: {}, shells: {}, notNow: {}, pages: [] },
      location: new URL('https://orchard.test/worker.js'),
      caches: device.caches, navigator: { locks: device.locks }, clients: { claim: async () => {} }, registration: {},
      fetch: async (path, { signal } = {}) => {
        await (device.held?.[path] ?? soon())
        signal?.throwIfAborted()
        return new Response(path, { status: device.broken?.includes(path) ? 404 : 200 })
      },
      addEventListener: (type, listener) => { this.listeners[type] = listener },
    })
  }
  async dispatch(type, event = {}) {
    const waits = []
    this.listeners[type]({ ...event, waitUntil: (promise) => waits.push(promise) })
    await Promise.all(waits)
  }
  tell = (order) => this.dispatch('message', { data: { order }, ports: [] })
}

async function deviceWith(name) {
  const device = { caches: new Caches(), locks: new Locks() }
  const worker = new Worker(device, name)
  await worker.dispatch('install')
  await worker.dispatch('activate')
  return [device, worker]
}

test('installing an older build again keeps its cache even if its files cannot be downloaded', async () => {
  const [device, older] = await deviceWith('a')
  await new Worker(device, 'b').dispatch('install')
  device.broken = ['/', '/assets/program.a.wasm']
  await new Worker(device, 'a').dispatch('install')
  assert.deepEqual(device.caches.whole, ['a', 'b'])
  assert.equal(device.caches.stored.get('word-orchard a').size, 3)
  await older.tell('list')
  assert(device.caches.whole.includes('a'))
})

test('installing an older build again replaces the newer build', async () => {
  const [device] = await deviceWith('a')
  await new Worker(device, 'b').dispatch('install')
  const again = new Worker(device, 'a')
  await again.dispatch('install')
  await again.dispatch('activate')
  assert.deepEqual(device.caches.whole, ['a'])
})

test('“list” messages never delete the cache of a build that is being installed or waits', async () => {
  const [device, worker] = await deviceWith('a')
  const newer = new Worker(device, 'b')
  const installing = newer.dispatch('install')
  for (let count = 0; count < 200; count++) {
    await Promise.all([worker.tell('list'), worker.tell('list')])
    assert(device.caches.whole.includes('a'))
  }
  await installing
  await worker.tell('list')
  assert.deepEqual(device.caches.whole, ['a', 'b'])
  await newer.dispatch('activate')
  assert.deepEqual(device.caches.whole, ['b'])
})

test('a failed installation leaves no cache, and the next “list” message deletes an incomplete cache', async () => {
  const [device, worker] = await deviceWith('a')
  device.broken = ['/assets/program.b.wasm']
  await assert.rejects(new Worker(device, 'b').dispatch('install'))
  assert.deepEqual(device.caches.names, ['a'])
  await device.caches.open('word-orchard c')
  await worker.tell('list')
  assert.deepEqual(device.caches.names, ['a'])
})

test('a worker that receives “end” during its installation caches nothing, even after a “list” message', async () => {
  const device = { caches: new Caches(), locks: new Locks(), held: {} }
  let go
  device.held['/'] = new Promise((resolve) => { go = resolve })
  const worker = new Worker(device, 'a')
  const installing = assert.rejects(worker.dispatch('install'))
  await settle()
  await worker.tell('end')
  go()
  await installing
  await worker.tell('list')
  assert.deepEqual(device.caches.names, [])
})

test('a worker that receives “end” before its installation caches nothing', async () => {
  const device = { caches: new Caches(), locks: new Locks() }
  const worker = new Worker(device, 'a')
  await worker.tell('end')
  await assert.rejects(worker.dispatch('install'))
  assert.deepEqual(device.caches.names, [])
})

test('a worker that the browser uses again after “end” refills its cache', async () => {
  const [device, worker] = await deviceWith('a')
  await worker.tell('end')
  await device.caches.delete('word-orchard a')
  await worker.tell('list')
  assert.deepEqual(device.caches.names, [])
  await Promise.all([worker.tell('begin'), worker.tell('list')])
  assert.deepEqual(device.caches.whole, ['a'])
})
