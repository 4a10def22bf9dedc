// Replays the natively recorded messages of games in the browser's program and compares its answers: node replay.mjs BROWSER.wasm LEXICONS
// TAPES
//
// PlayTests/RecordedGameTests writes the tapes. Each line of a tape has a message's name (base64), its body (base64, or @ and a lexicon's
// file), its time in milliseconds, and the 64-bit FNV-1a hash of the outbox.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [wasm, lexicons, tapes] = process.argv.slice(2)
if (!tapes) {
  console.error('usage: node replay.mjs BROWSER.wasm LEXICONS TAPES')
  process.exit(2)
}

const module = await WebAssembly.compile(readFileSync(wasm))

function send(program, name, body, milliseconds) {
  const pointer = program.malloc(name.length + body.length)
  const memory = new Uint8Array(program.memory.buffer)
  memory.set(name, pointer)
  memory.set(body, pointer + name.length)
  const count = program.send(pointer, name.length, body.length, milliseconds, 0)
  program.free(pointer)
  return new Uint8Array(program.memory.buffer, program.outbox(), count)
}

// The hash as two halves of 32 bits, because a 64-bit product is slow in JavaScript.
function hash(bytes) {
  let [high, low] = [0xcbf29ce4, 0x84222325]
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0
    // Multiply the hash by the prime of the FNV hash, 2^40 + 0x1b3.
    const product = low * 0x1b3
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0
    low = product >>> 0
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('')
}

const files = new Map()
function bytesOf(body) {
  if (!body.startsWith('@')) return Buffer.from(body, 'base64')
  if (!files.has(body)) files.set(body, readFileSync(join(lexicons, body.slice(1))))
  return files.get(body)
}

let passed = 0
let failed = 0
for (const tape of readdirSync(tapes).filter((name) => name.endsWith('.tsv')).sort()) {
  const lines = readFileSync(join(tapes, tape), 'utf8').trimEnd().split('\n')
  // Each tape begins with a fresh instance of the program.
  const program = (await WebAssembly.instantiate(module)).exports
  for (const [index, line] of lines.entries()) {
    const [name, body, time, expected] = line.split('\t')
    const found = hash(send(program, Buffer.from(name, 'base64'), bytesOf(body), Number(time)))
    if (found === expected) {
      passed++
    } else if (failed++ < 20) {
      console.error(`${tape}:${index + 1} ${Buffer.from(name, 'base64')}: another answer than the native one`)
    }
  }
}
console.log(`${passed} answers alike, ${failed} not`)
if (failed || !passed) process.exit(1)
