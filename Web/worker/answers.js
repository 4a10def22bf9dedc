// The worker's responses to pages: all come from one build and do not wait for the network.
import { cache } from './build.js'
import { shellFor } from './shell.js'
import { build, folder } from './site.js'

const known = new Set([...build.files, ...Object.values(build.data).map(({ path }) => path)])
// `/vocabulary/:language` matches paths with any one component in place of `:language`.
const pages = build.pages.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`))

let isOver = false
/** Ends the caching after the player has deleted everything: requests then go to the network, and no file is cached. */
export function end() { isOver = true }
/** Resumes the caching for a new page. After `end`, the browser may reuse the same worker. */
export function begin() { isOver = false }

export function answer(event) {
  if (isOver) return
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (known.has(pathname + search)) event.respondWith(file(request, pathname + search))
  else if (request.mode !== 'navigate') return
  else if (pages.some((page) => page.test(pathname.slice(folder.length)))) event.respondWith(kept(build.shells, request))
  // For pages that only the server can render, and for unknown addresses, ask the server.
  else event.respondWith(fetch(request).catch(() => kept(build.notNow, request)))
}

// Returns a file from the cache. If a page finds that the bytes are invalid, it requests the file with the cache mode
// `reload`. For a request with the cache mode `reload`, the worker fetches the file again and replaces the cached
// bytes.
async function file(request, path) {
  const mine = await cache()
  const old = await mine.match(path, { ignoreVary: true })
  if (old && request.cache !== 'reload') return old
  const response = await fetch(request)
  if (old && response.ok) await mine.put(path, response.clone()).catch(console.warn)
  return response
}

// Returns a document that is cached in every language, in the player's language and theme.
async function kept(documents, request) {
  const [theme, tag] = (await appearance()).split('.')
  const document = await (await cache()).match(documents[tag] ?? documents.en, { ignoreVary: true })
  if (!document) return fetch(request)
  const headers = new Headers(document.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name) // these describe the form in which it was sent
  return new Response(shellFor(await document.text(), folder, theme), { headers })
}

// The cache and the key under which the worker stores the theme and language from the page's cookie (`dark.es`). The
// worker stores the theme and language in a cache, because workers in some browsers cannot read cookies.
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
