// Use without a network: the service worker is registered when nothing else is to be done. What it keeps, and that a newer version waits, is
// told to the program. A browser that allows no worker plays on without one.
import { appearance } from './document.js'
import { isBehind } from './queue.js'
import { folder, outside } from './site.js'

const workers = allowed()
const patience = 500 // ms in which more may be asked for
const often = 3_600_000 // ms between two looks for a newer version, in a page that stays open
const longest = 5000 // ms in which a worker stops
let registration
let send
let isAccepted = false // the newer version
let looked
let isOver = false

function allowed() {
  try { return navigator.serviceWorker } catch { return undefined }
}
const idle = () => new Promise((resolve) => globalThis.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, patience))
const pause = () => new Promise((resolve) => setTimeout(resolve, patience))

/** Begins once the page has nothing more to wait for. */
export async function keepOffline(receiver, isBusy) {
  if (!workers) return
  send = receiver
  if (workers.controller) list()
  do {
    await pause()
    await idle()
    if (isOver) return
  } while (isBusy())
  // A page that was loaded without a worker gets its first one; any later one is of another build.
  let isControlled = Boolean(workers.controller)
  workers.addEventListener('controllerchange', () => {
    if (isControlled || isAccepted) replaced()
    isControlled = true
  })
  try {
    registration = await workers.register(outside('/worker.js'), { updateViaCache: 'none' })
  } catch (error) {
    console.info(error)
    return
  }
  if (isOver) return forgetWorkers()
  registration.active?.postMessage({ order: 'begin' })
  looked = Date.now()
  document.addEventListener('visibilitychange', look)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  if (registration.waiting) send('versionCame')
  await workers.ready
  if (isOver) return
  tellAppearance()
  list()
}
function watch(worker) {
  worker?.addEventListener('statechange', () => worker.state === 'installed' && registration.active && send('versionCame'))
}
function look() {
  if (document.hidden || Date.now() - looked < often) return
  looked = Date.now()
  registration.update().catch(() => {}) // there is no network
}

// Another tab has started the newer version. What stands here goes on with what it has; out of sight it starts anew as well.
function replaced() {
  if (isAccepted || document.hidden) return reload()
  document.addEventListener('visibilitychange', reload, { once: true })
  send('versionCame')
}
// What is not stored would be lost.
const reload = () => isBehind() || location.reload()

/** Starts the newer version. */
export function startVersion() {
  if (isBehind()) return
  isAccepted = true
  if (registration.waiting) registration.waiting.postMessage({ order: 'takeOver' })
  else reload()
}

/** The program of the build that is kept here does not start: the page starts a newer build as soon as the server has one. */
export async function replaceBuild() {
  const registration = await workers?.getRegistration()
  if (!registration?.active) return
  workers.addEventListener('controllerchange', () => location.reload(), { once: true })
  const takeOver = (worker) => {
    if (worker?.state === 'installed') worker.postMessage({ order: 'takeOver' })
    else worker?.addEventListener('statechange', () => takeOver(worker), { once: true })
  }
  takeOver(registration.waiting ?? registration.installing)
  registration.addEventListener('updatefound', () => takeOver(registration.installing))
  registration.update().catch(console.info) // there is no network
}

/** From now on no worker is registered, and none is asked to keep anything. */
export const stopKeeping = () => { isOver = true }

/** Ends this site's workers, and deletes what they keep. */
export async function forgetWorkers() {
  stopKeeping()
  const { href } = new URL(outside('/'), location)
  for (const registration of await workers?.getRegistrations() ?? []) {
    if (registration.scope !== href) continue
    await endWorkers(registration)
    await registration.unregister()
    await endWorkers(registration) // a worker installed meanwhile
  }
  const own = `word-orchard${folder}`
  for (const name of await globalThis.caches?.keys() ?? []) if (name === own || name.startsWith(`${own} `)) await caches.delete(name)
}

// A worker answers the pages that it controls until they go; it must not cache anything for them. A worker that is installing stops.
const endWorkers = ({ installing, waiting, active }) => Promise.all([installing, waiting, active].map((worker) => {
  worker?.postMessage({ order: 'end' })
  return worker?.state === 'installing' && new Promise((resolve) => {
    worker.addEventListener('statechange', resolve)
    setTimeout(resolve, longest)
  })
}))

/** Keeps these files on the device. */
export const keep = (names) => order({ order: 'keep', names })
const list = () => order({ order: 'list' })

// The worker that answers for this page; on a first visit the one that has just come.
const worker = () => registration?.active ?? workers?.controller

function order(message) {
  if (isOver) return
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data: { kept, percent, failed } }) => {
    if (kept) send('kept', kept.map(([name, size, isKept]) => `${name} ${size} ${isKept ? 'yes' : 'no'}`).join('\n'))
    else if (failed) send('failedToKeep', failed)
    else send('keeping', String(percent))
    if (kept || failed) port1.close()
  }
  worker().postMessage(message, [port2])
}

/** Tells the worker in which theme and language the next page begins. */
export const tellAppearance = () => isOver || worker()?.postMessage({ order: 'appearance', text: appearance() })
