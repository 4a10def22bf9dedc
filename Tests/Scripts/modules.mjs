// Loads a script of Web as esbuild packs it, with globals of the test's own.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'

const web = fileURLToPath(new URL('../../Web/', import.meta.url))

/** What the module at this path exports, evaluated anew in a realm that has these globals. */
export function load(path, globals = {}) {
  const packed = execFileSync('esbuild', [web + path, '--bundle', '--format=iife', '--global-name=exported', '--log-level=warning', '--define:import.meta.url="https://orchard.test/assets/host.js"'], { encoding: 'utf8' })
  const realm = createContext({ console: { ...console, info() {}, warn() {} }, URL, Response, Headers, Blob, AbortController, AbortSignal, DOMException, setTimeout, clearTimeout, queueMicrotask, ...globals })
  realm.self = realm
  return runInContext(`${packed};exported`, realm)
}

/** Lets everything happen that waits for no timer. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
