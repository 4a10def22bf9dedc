// Deletes everything that this site has stored, for all tabs; another site at the same host keeps what is its own. Whatever could write it again stops first: this page's program and its jobs, the worker, and
// the other tabs, which are told by a message, and by the database that is being deleted.
import { leave, remove, whenDeleted } from './database.js'
import { forgetAppearance } from './document.js'
import { forgetDrafts } from './draft.js'
import { forgetWorkers, stopKeeping } from './offline.js'
import { stop } from './queue.js'
import { deleteFromServer } from './synced.js'
import { tellEnd, whenEnded } from './tabs.js'

/** Calls the receiver when another tab deletes everything. Nothing is stored here any more. */
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

/** Deletes everything, first on the server, where that has the player; answers whether all of it is gone. */
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
  // The other tabs have ended by now.
  forgetDrafts()
  forgetAppearance()
  for (const { reason } of done) if (reason) console.warn(reason)
  return done.every(({ status }) => status === 'fulfilled')
}
