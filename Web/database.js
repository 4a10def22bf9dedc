// The browser's database. The browser may forbid the database, answer slowly, or close the database at any time.
// docs/formats/patches.md describes the stores under “What is stored”.
const name = 'word-orchard'
const patience = 5000 // ms for other tabs to close the database
let connection // a promise of the database
let database // the open database
let isOver = false
let deleted = () => {}

/** Returns the opened database. If opening has failed, the next call tries to open the database again. */
export function connected() {
  if (isOver) return new Promise(() => {})
  if (connection) return connection
  connection = new Promise(request)
  connection.catch(forget)
  return connection
}
function request(resolve, reject) {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    for (const name of ['devices', 'events']) request.result.createObjectStore(name)
    request.result.createObjectStore('checkpoints', { keyPath: 'device' })
    request.result.createObjectStore('aside', { autoIncrement: true })
  }
  request.onerror = () => reject(request.error)
  request.onsuccess = () => {
    database = request.result
    database.onversionchange = ({ newVersion }) => newVersion === null ? deleted() : renew()
    database.onclose = forget // closed by the browser (Safari does it in the background)
    if (isOver) renew()
    else resolve(database)
  }
}
function forget() { connection = database = undefined }

/**
 * Closes the database, so that the next call of `connected` opens it again. If a request to open the database is
 * pending, it stays pending.
 */
export function renew() {
  if (!database) return
  database.close() // transactions in progress finish first
  forget()
}

/**
 * Calls the receiver when another tab wants to delete the database. The database is deleted only after this tab has
 * closed it.
 */
export const whenDeleted = (receiver) => { deleted = receiver }

/** Closes the database permanently. After that, the promises that `connected` returns never settle. */
export function leave() {
  isOver = true
  renew()
}

/** Deletes the database; fails if another tab keeps it open. */
export function remove() {
  const request = indexedDB.deleteDatabase(name)
  return Promise.race([answer(request), new Promise((_, reject) => setTimeout(reject, patience, new Error('the database is in use')))])
}

export const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})
export const ended = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = resolve
  transaction.onabort = () => reject(transaction.error ?? new Error('the database has closed'))
})
