// Use without a network: the service worker is registered when nothing else is to be done. What it keeps, and that a newer version waits, is
// told to the program. A browser that allows no worker plays on without one.
import { appearance } from './document.js'
import { isBehind } from './queue.js'
import { folder, outside } from './site.js'

const workers = allowed()
const patience = 500 // ms in which more may be asked for
const often = 3_600_000 // ms between two looks for a newer version, in a page that stays open
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
  if (isOver) return registration.unregister()
  looked = Date.now()
  document.addEventListener('visibilitychange', look)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  if (registration.waiting) send('versionCame')
  await workers.ready
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

/** Ends this site's workers, and deletes what they keep. */
export async function forgetWorkers() {
  isOver = true
  const { href } = new URL(outside('/'), location)
  for (const registration of await workers?.getRegistrations() ?? []) {
    if (registration.scope !== href) continue
    // A worker answers the pages that it controls until they go; it must not keep anything for them.
    for (const worker of [registration.installing, registration.waiting, registration.active]) worker?.postMessage({ order: 'end' })
    await registration.unregister()
  }
  const own = `word-orchard${folder}`
  for (const name of await globalThis.caches?.keys() ?? []) if (name === own || name.startsWith(`${own} `)) await caches.delete(name)
}

/** Keeps these files on the device. */
export const keep = (names) => order({ order: 'keep', names })
const list = () => order({ order: 'list' })

// The worker that answers for this page; on a first visit the one that has just come.
const worker = () => registration?.active ?? workers?.controller

function order(message) {
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
export const tellAppearance = () => worker()?.postMessage({ order: 'appearance', text: appearance() })
