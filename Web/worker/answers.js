// What the page gets: of one build alone, and without a wait for the network.
import { cache } from './build.js'
import { placed } from './placed.js'
import { build, folder } from './site.js'

const known = new Set([...build.files, ...Object.values(build.data).map(({ path }) => path)])
// `/vocabulary/:language` fits any one part in the place of `:language`.
const pages = build.pages.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`))

let isOver = false
/** The player has deleted everything: the network answers, and nothing is kept any more. */
export function end() { isOver = true }
/** A page begins anew: the browser may have taken the worker that it had before. */
export function begin() { isOver = false }

export function answer(event) {
  if (isOver) return
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (known.has(pathname + search)) event.respondWith(file(request, pathname + search))
  else if (request.mode !== 'navigate') return
  else if (pages.some((page) => page.test(pathname.slice(folder.length)))) event.respondWith(kept(build.shells, request))
  // What only the server can make, and what leads nowhere, as the server says.
  else event.respondWith(fetch(request).catch(() => kept(build.notNow, request)))
}

// A file whose bytes were no good is asked for anew, and the new ones are kept in the place of the old.
async function file(request, path) {
  const mine = await cache()
  const old = await mine.match(path, { ignoreVary: true })
  if (old && request.cache !== 'reload') return old
  const response = await fetch(request)
  if (old && response.ok) await mine.put(path, response.clone()).catch(console.warn)
  return response
}

// A document that is kept in each language, in the player's language and theme.
async function kept(documents, request) {
  const [theme, tag] = (await appearance()).split('.')
  const document = await (await cache()).match(documents[tag] ?? documents.en, { ignoreVary: true })
  if (!document) return fetch(request)
  const headers = new Headers(document.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name) // of the form in which it was sent
  return new Response(placed(await document.text(), folder, theme), { headers })
}

// Which it is, as the page's cookie has it (`dark.es`): a worker can read no cookie everywhere.
const place = [`word-orchard${folder}`, '/appearance']
let remembered

export async function remember(text) {
  if (isOver || !/^[a-z]+\.[\w-]+$/.test(text)) return
  remembered = text
  const store = await caches.open(place[0])
  await store.put(place[1], new Response(text)).catch(console.warn)
}
async function appearance() {
  remembered ??= await (await caches.has(place[0]) && await (await caches.open(place[0])).match(place[1]) || undefined)?.text() ?? 'system.en'
  return remembered
}
