// The browser's database, which may be forbidden, slow, or closed by the browser at any time.
// docs/formats/patches.md, What is stored, describes the stores.
const name = 'word-orchard'
const patience = 5000 // ms for other tabs to close it
let connection // a promise of the database
let database // once it is open
let isOver = false
let deleted = () => {}

/** The database. After a failure the next call asks for it anew. */
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
    database.onclose = forget // by the browser (Safari does it in the background)
    if (isOver) renew()
    else resolve(database)
  }
}
function forget() { connection = database = undefined }

/** Closes the database, so that the next call opens it anew; a request to open it that has no answer yet is left to wait. */
export function renew() {
  if (!database) return
  database.close() // what is under way comes to its end first
  forget()
}

/** Calls the receiver when another tab deletes the database, which waits until this one has closed it. */
export const whenDeleted = (receiver) => { deleted = receiver }

/** Closes the database for good: whoever asks for it from now on waits for ever. */
export function leave() {
  isOver = true
  renew()
}

/** Deletes the database; fails when somebody does not close it. */
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
