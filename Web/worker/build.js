// One build's cache: filled as a whole or not at all.
import { build, folder } from './site.js'

const prefix = `word-orchard${folder} `
const own = prefix + build.name
const whole = '/whole' // the entry that is put in last: without it, the filling of the cache was stopped in between

export const cache = () => caches.open(own)

const builds = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

/** Fills the cache with all that this build needs, and with the languages that the device has had before. */
export async function fill() {
  await caches.delete(own) // an attempt that was stopped
  try {
    const [mine, old] = [await cache(), await earlier()]
    const languages = await Promise.all(Object.entries(build.data).map(async ([name, { path }]) => await isIn(old, name) ? [path] : []))
    // Nothing may still be on its way into a cache that is deleted.
    const taken = await Promise.allSettled([...build.files, ...languages.flat()].map((path) => take(mine, path, old)))
    for (const { reason } of taken) if (reason) throw reason
    await mine.put(whole, new Response())
  } catch (error) {
    await caches.delete(own)
    throw error
  }
}
/** Deletes what other builds have left. */
export const forgetOthers = async () => Promise.all((await builds()).filter((name) => name !== own).map((name) => caches.delete(name)))

// The cache of the build before, if it is whole.
async function earlier() {
  for (const name of await builds()) {
    const old = name !== own && await caches.open(name)
    if (old && await old.match(whole)) return old
  }
  return undefined
}
// Whether a cache has a file, under whatever hash: `en.lexicon` as /assets/en.0123456789ab.lexicon.
async function isIn(old, name) {
  const [stem, ending] = name.split('.')
  const paths = (await old?.keys() ?? []).map(({ url }) => new URL(url).pathname)
  return paths.some((path) => path.startsWith(`${folder}/assets/${stem}.`) && path.endsWith(`.${ending}`))
}
// A name with a hash says that the content is the same.
async function take(mine, path, old) {
  const same = path.startsWith(`${folder}/assets/`) ? await old?.match(path, { ignoreVary: true }) : undefined
  await mine.put(path, same ?? await fetched(path))
}
async function fetched(path) {
  const response = await fetch(path)
  if (!response.ok || response.redirected) throw new Error(`${path}: status ${response.status}`)
  return response
}

/** The data of the languages: for each file its name, the bytes that its way here costs, and whether it is kept. */
export async function kept() {
  const mine = await cache()
  return Promise.all(Object.entries(build.data).map(async ([name, { path, sent }]) => [name, sent, Boolean(await mine.match(path, { ignoreVary: true }))]))
}

/** Fetches files of the languages and keeps them, and tells from time to time how many percent have come. */
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
