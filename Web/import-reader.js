// A separate program (Sources/ImportReader) reads imported lists; the browser fetches this program at the first import.
let starting // the promise of its exports

/** Returns the reader's answer to a request (docs/formats/lists.md). `start` fetches the program and returns its exports. */
export async function readImport(request, start) {
  starting ??= start()
  try {
    const reader = await starting
    const pointer = reader.malloc(request.length)
    if (!pointer) throw new RangeError('the reader has no memory left')
    new Uint8Array(reader.memory.buffer).set(request, pointer)
    const count = reader.read(pointer, request.length)
    reader.free(pointer)
    return new Uint8Array(reader.memory.buffer, reader.outbox(), count).slice()
  } catch (error) {
    starting = undefined // a program that is missing or has trapped is started again
    throw error
  }
}
