// Replays recorded games in the browser's program: node replay.mjs BROWSER.wasm LEXICONS GAMES
//
// A game is a file of lines, each a judge's request, a tab, and the verdict, byte for byte. A line that begins with # is a remark.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [wasm, lexicons, games] = process.argv.slice(2)
if (!games) {
  console.error('usage: node replay.mjs BROWSER.wasm LEXICONS GAMES')
  process.exit(2)
}

const imports = { host: { random_u32: () => 4 } }
const { instance } = await WebAssembly.instantiate(readFileSync(wasm), imports)
const program = instance.exports

function judge(bytes) {
  const pointer = program.malloc(bytes.length)
  new Uint8Array(program.memory.buffer).set(bytes, pointer)
  const count = program.judge(pointer, bytes.length)
  program.free(pointer)
  return Buffer.from(program.memory.buffer, count ? program.outbox() : 0, count).toString()
}

const filesIn = (folder, ending) => readdirSync(folder).filter((name) => name.endsWith(ending)).sort()

let passed = 0
let failed = 0
function check(what, found, expected) {
  if (found === expected) return passed++
  failed++
  console.error(`${what}\n  expected ${expected}\n  found    ${found}`)
}

for (const name of filesIn(lexicons, '.lexicon')) check(name, judge(readFileSync(join(lexicons, name))), '')
for (const name of filesIn(games, '.game')) {
  const lines = readFileSync(join(games, name), 'utf8').split('\n')
  for (const [place, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [request, verdict] = line.split('\t')
    check(`${name}:${place + 1} ${request}`, judge(Buffer.from(request)), verdict)
  }
}
console.log(`${passed} passed, ${failed} failed`)
if (failed || !passed) process.exit(1)
