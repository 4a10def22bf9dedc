// The browser's database, which may be forbidden, slow, or closed by the browser at any time.
// docs/formats/patches.md, What is stored, describes the stores.
let connection // a promise of the database
let database // once it is open

/** The database. After a failure the next call asks for it anew. */
export function connected() {
  if (connection) return connection
  connection = new Promise(request)
  connection.catch(forget)
  return connection
}
function request(resolve, reject) {
  const request = indexedDB.open('word-orchard', 1)
  request.onupgradeneeded = () => {
    for (const name of ['devices', 'events']) request.result.createObjectStore(name)
    request.result.createObjectStore('checkpoints', { keyPath: 'device' })
    request.result.createObjectStore('aside', { autoIncrement: true })
  }
  request.onerror = () => reject(request.error)
  request.onsuccess = () => {
    database = request.result
    database.onversionchange = renew
    database.onclose = forget // by the browser (Safari does it in the background)
    resolve(database)
  }
}
function forget() { connection = database = undefined }

/** Closes the database, so that the next call opens it anew; a request to open it that has no answer yet is left to wait. */
export function renew() {
  if (!database) return
  database.close() // what is under way comes to its end first
  forget()
}

export const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})
export const ended = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = resolve
  transaction.onabort = () => reject(transaction.error ?? new Error('the database has closed'))
})
