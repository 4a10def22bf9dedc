// Asks the browser to keep the stored data until the player deletes it. Without this permission, the browser may clear
// the data when the disk is full.
import { emit } from './hostEvents.js'

// Firefox asks the player for permission, so this script asks Firefox only when the player presses a button that
// explains the purpose.
const asksThePlayer = navigator.userAgent.includes('Firefox/')
let wasAsked = false

/** Asks the browser to keep the data: once per visit, and again at the player's request. */
export async function askToKeep(isPlayer = false) {
  if (!isPlayer && (wasAsked || asksThePlayer)) return
  wasAsked = true
  try { if (!await navigator.storage.persisted()) await navigator.storage.persist() } catch {} // nothing changes
}

/** Sends the program whether the browser keeps the stored data. */
export async function tellKept() {
  try {
    emit('keepsData', await navigator.storage.persisted() ? 'kept' : wasAsked ? 'refused' : 'unasked')
  } catch {
    emit('keepsData', 'unknown') // an address without https
  }
}
