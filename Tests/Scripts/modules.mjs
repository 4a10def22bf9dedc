// Loads a script of Web, bundled by esbuild, with the test's own globals.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'

const web = fileURLToPath(new URL('../../Web/', import.meta.url))

/** Returns the exports of the module at this path, evaluated in a new realm with these globals. */
export function load(path, globals = {}) {
  const packed = execFileSync('esbuild', [web + path, '--bundle', '--format=iife', '--global-name=exported', '--log-level=warning', '--define:import.meta.url="https://orchard.test/assets/host.js"'], { encoding: 'utf8' })
  const realm = createContext({ console: { ...console, info() {}, warn() {} }, URL, Response, Headers, Blob, AbortController, AbortSignal, DOMException, setTimeout, clearTimeout, queueMicrotask, ...globals })
  realm.self = realm
  return runInContext(`${packed};exported`, realm)
}

/** Waits a few milliseconds, so that all pending promises settle. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
