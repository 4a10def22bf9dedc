// Support for use without a network. Registers the service worker when the page is idle, and notifies the program when
// the worker has cached the files and when a newer version is waiting. If the browser does not allow service workers,
// the games work, but only with a network.
import { appearance } from './document.js'
import { isBehind } from './queue.js'
import { folder, outside } from './site.js'

const workers = allowed()
const patience = 500 // ms during which more files may be requested
const often = 3_600_000 // ms between two checks for a newer version, in a page that stays open
const longest = 5000 // ms for a worker to stop
let registration
let send
let isAccepted = false // whether the player has accepted the newer version
let looked
let isOver = false

function allowed() {
  try { return navigator.serviceWorker } catch { return undefined }
}
const idle = () => new Promise((resolve) => globalThis.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, patience))
const pause = () => new Promise((resolve) => setTimeout(resolve, patience))

/** Registers the service worker when the page has loaded all files that it waits for. */
export async function keepOffline(receiver, isBusy) {
  if (!workers) return
  send = receiver
  if (workers.controller) list()
  do {
    await pause()
    await idle()
    if (isOver) return
  } while (isBusy())
  // If the page was loaded without a service worker, the first worker that takes control belongs to the same build as
  // the page. Every worker that takes control after the first worker belongs to another build than the page.
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
  registration.update().catch(() => {}) // the network is not available
}

// Called when a newer version has become active. If the player has accepted the newer version in this tab or the page
// is hidden, the page reloads immediately. If another tab has activated the newer version, a visible page continues
// with its loaded files and reloads when its visibility changes.
function replaced() {
  if (isAccepted || document.hidden) return reload()
  document.addEventListener('visibilitychange', reload, { once: true })
  send('versionCame')
}
// Reload only if all data is stored, because a reload would lose unstored data.
const reload = () => isBehind() || location.reload()

/** Starts the newer version. */
export function startVersion() {
  if (isBehind()) return
  isAccepted = true
  if (registration.waiting) registration.waiting.postMessage({ order: 'takeOver' })
  else reload()
}

/**
 * Called if the program of the cached build does not start. Makes the page switch to a newer build as soon as the
 * server offers one.
 */
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
  registration.update().catch(console.info) // the network is not available
}

/** Prevents the registration of workers and further caching. */
export const stopKeeping = () => { isOver = true }

/** Ends this site's workers, and deletes their caches. */
export async function forgetWorkers() {
  stopKeeping()
  const { href } = new URL(outside('/'), location)
  for (const registration of await workers?.getRegistrations() ?? []) {
    if (registration.scope !== href) continue
    await endWorkers(registration)
    await registration.unregister()
    await endWorkers(registration) // a worker that was installed in the meantime
  }
  const own = `word-orchard${folder}`
  for (const name of await globalThis.caches?.keys() ?? []) if (name === own || name.startsWith(`${own} `)) await caches.delete(name)
}

// Tells workers to stop caching. A worker answers the requests of the pages that it controls until these pages are
// closed, but it must not cache any more files. Waits until a worker that is being installed has stopped.
const endWorkers = ({ installing, waiting, active }) => Promise.all([installing, waiting, active].map((worker) => {
  worker?.postMessage({ order: 'end' })
  return worker?.state === 'installing' && new Promise((resolve) => {
    worker.addEventListener('statechange', resolve)
    setTimeout(resolve, longest)
  })
}))

/** Makes the service worker cache the files with these names on the device. */
export const keep = (names) => order({ order: 'keep', names })
const list = () => order({ order: 'list' })

// The worker of this page, or on a first visit the worker that has just been activated.
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

/** Sends the worker the theme and language in which the next page begins. */
export const tellAppearance = () => isOver || worker()?.postMessage({ order: 'appearance', text: appearance() })
