// The cache of one build, which is filled completely or not at all. A lock with the cache's name is held while the
// cache is filled.
import { build, folder } from './site.js'

const prefix = `word-orchard${folder} `
const own = prefix + build.name
const whole = '/whole' // the entry that is added last: if it is missing, filling was interrupted
const absent = { keys: async () => [], match: async () => undefined, put: async () => {} }
let ending = new AbortController()

/**
 * The build's cache. Only the function `fill` creates this cache, so that after everything was deleted no other request
 * recreates it.
 */
export const cache = async () => await caches.has(own) ? caches.open(own) : absent

const builds = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))
const alone = (name, options, action) => navigator.locks ? navigator.locks.request(name, options, action) : action()

/** Returns a sequence number, which is higher for caches of later builds, or `undefined` for an incomplete cache. */
async function turnOf(name) {
  const mark = await caches.has(name) && await (await caches.open(name)).match(whole)
  return mark ? Number(await mark.text()) : undefined
}

/**
 * Fills the cache with all files of this build, and with the data of the languages that the cache of the previous build
 * contained. If the cache is already complete, the function keeps it: after a return to an older build, a worker of
 * that build may be answering requests from this cache.
 */
export const fill = () => alone(own, {}, async () => {
  const turns = await Promise.all((await builds()).filter((name) => name !== own).map(turnOf))
  const turn = `${1 + Math.max(0, ...turns.map((turn) => turn ?? 0))}`
  if (await turnOf(own) === undefined) await fillAnew(turn)
  else await (await cache()).put(whole, new Response(turn))
})
async function fillAnew(turn) {
  await caches.delete(own) // left by an interrupted attempt
  try {
    const [mine, old] = [await caches.open(own), await earlier()]
    const languages = await Promise.all(Object.entries(build.data).map(async ([name, { path }]) => await isIn(old, name) ? [path] : []))
    // Wait for all files even if one has failed, so that no file is written into the cache after its deletion.
    const taken = await Promise.allSettled([...build.files, ...languages.flat()].map((path) => take(mine, path, old)))
    for (const { reason } of taken) if (reason) throw reason
    if (ending.signal.aborted) throw new Error('everything was deleted')
    await mine.put(whole, new Response(turn))
  } catch (error) {
    await caches.delete(own)
    throw error
  }
}
/** Stops filling the cache, which is then deleted. */
export const stopFilling = () => ending.abort()
/** Fills the cache again if everything was deleted since the worker was installed. */
export async function fillAgain() {
  ending = new AbortController()
  if (await turnOf(own) === undefined) await fill()
}

/**
 * Deletes the caches of earlier builds and incomplete caches. Keeps the cache of a newer build whose worker waits or is
 * filling the cache.
 */
export async function forgetEarlier() {
  const mine = await turnOf(own) ?? 0
  await Promise.all((await builds()).filter((name) => name !== own).map((name) => alone(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return // another worker is filling it
    const turn = await turnOf(name)
    if (turn < mine || turn === undefined && lock) await caches.delete(name)
  })))
}

// Returns the cache of the previous build, if it is complete.
async function earlier() {
  for (const name of await builds()) {
    const old = name !== own && await caches.open(name)
    if (old && await old.match(whole)) return old
  }
  return undefined
}
// Returns whether a cache contains any version of this file, regardless of the hash in its name. For example,
// `en.lexicon` may be cached as /assets/en.0123456789ab.lexicon.
async function isIn(old, name) {
  const [stem, ending] = name.split('.')
  const paths = (await old?.keys() ?? []).map(({ url }) => new URL(url).pathname)
  return paths.some((path) => path.startsWith(`${folder}/assets/${stem}.`) && path.endsWith(`.${ending}`))
}
// Puts a file into the cache. If the file's name contains a hash, two files with this name have the same content. If
// the old cache contains a file with a hash in its name, the function copies this file instead of fetching it.
async function take(mine, path, old) {
  const same = path.startsWith(`${folder}/assets/`) ? await old?.match(path, { ignoreVary: true }) : undefined
  await mine.put(path, same ?? await fetched(path))
}
async function fetched(path) {
  const response = await fetch(path, { signal: ending.signal })
  if (!response.ok || response.redirected) throw new Error(`${path}: status ${response.status}`)
  return response
}

/**
 * Returns the data files of the languages: for each file, its name, the number of bytes that its download takes, and
 * whether it is cached.
 */
export async function kept() {
  const mine = await cache()
  return Promise.all(Object.entries(build.data).map(async ([name, { path, sent }]) => [name, sent, Boolean(await mine.match(path, { ignoreVary: true }))]))
}

/** Fetches and caches files of the languages, and reports the progress in percent. */
export async function keep(names, tell) {
  const mine = await cache()
  const wanted = names.flatMap((name) => build.data[name] ?? [])
  const all = wanted.reduce((sum, { size }) => sum + size, 0)
  let come = 0
  let told = 0
  const count = (bytes) => {
    come += bytes
    const percent = Math.min(Math.floor(100 * come / all), 100)
    if (percent > told) tell(told = percent)
  }
  for (const { path, size } of wanted) {
    if (await mine.match(path, { ignoreVary: true })) {
      count(size)
    } else {
      const response = await fetched(path)
      const { headers } = response
      await mine.put(path, new Response(await counted(response.body, count), { headers }))
    }
  }
}
async function counted(stream, count) {
  const parts = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    count(part.value.length)
  }
  return new Blob(parts)
}
