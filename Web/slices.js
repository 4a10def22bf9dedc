// Delivers a long journal to the program in slices, each in a separate task, so that the page can respond to the player
// between two slices.
import { nextTask } from './tasks.js'

const most = 24 * 1024 // characters, or one line

/**
 * Delivers a journal to the program. If the journal is long, sends it in slices and returns an empty text. If the
 * journal is short, sends nothing and returns the journal as one text.
 */
export async function tellSlices(lines, emit) {
  const slices = cut(lines)
  if (slices.length < 2) return slices[0] ?? ''
  for (const slice of slices) {
    await nextTask()
    emit('read', slice)
  }
  // In each task, the program merges the events of one device.
  for (const _ of slices) {
    await nextTask()
    emit('hadTime')
  }
  await nextTask()
  return ''
}
function cut(lines) {
  const slices = []
  let room = 0
  for (const line of lines) {
    if (room <= 0) {
      slices.push([])
      room = most
    }
    slices.at(-1).push(line)
    room -= line.length + 1
  }
  return slices.map((slice) => slice.join('\n'))
}
