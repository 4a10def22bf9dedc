// Whether the browser keeps what is stored until the player deletes it, or may clear it when the disk is full.
import { tell } from './news.js'

// Firefox asks the player, who must know what for: there only a button of the page asks.
const asksThePlayer = navigator.userAgent.includes('Firefox/')
let wasAsked = false

/** Asks the browser, once a visit; again when the player does. */
export async function askToKeep(isPlayer = false) {
  if (!isPlayer && (wasAsked || asksThePlayer)) return
  wasAsked = true
  try { if (!await navigator.storage.persisted()) await navigator.storage.persist() } catch {} // it is kept as before
}

/** Tells the program how the browser keeps what is stored. */
export async function tellKept() {
  try {
    tell('keepsData', await navigator.storage.persisted() ? 'kept' : wasAsked ? 'refused' : 'unasked')
  } catch {
    tell('keepsData', 'unknown') // an address without https
  }
}
