// Deletes everything that this site has stored, for all tabs. Data of other sites on the same host remains. Before the
// deletion, everything that could write the data again stops: this page's program and its jobs, the service worker, and
// the other tabs. The other tabs learn of the deletion in two ways: by a message, and by the event with which the
// browser announces that the database is being deleted.
import { leave, remove, whenDeleted } from './database.js'
import { forgetAppearance } from './document.js'
import { forgetDrafts } from './draft.js'
import { forgetWorkers, stopKeeping } from './offline.js'
import { stop } from './queue.js'
import { deleteFromServer } from './startSync.js'
import { tellEnd, whenEnded } from './tabs.js'

/** When another tab deletes everything, makes this tab stop storing data and calls the receiver. */
export function watchEnd(receiver) {
  const over = () => {
    halt()
    receiver()
  }
  whenEnded(over)
  whenDeleted(over)
}
function halt() {
  stop()
  leave()
  stopKeeping()
  forgetDrafts()
}

/** Deletes everything; the player's data on the server, if any, is deleted first. Returns whether everything is deleted. */
export async function deleteAll() {
  try {
    await deleteFromServer()
  } catch (error) {
    console.warn(error)
    return false
  }
  tellEnd()
  halt()
  const done = await Promise.allSettled([remove(), forgetWorkers()])
  // After the deletion of the database, the other tabs have stopped, so no tab writes drafts or cookies again.
  forgetDrafts()
  forgetAppearance()
  for (const { reason } of done) if (reason) console.warn(reason)
  return done.every(({ status }) => status === 'fulfilled')
}
