// A long journal reaches the program in slices, each a task of its own, so that the page can move in between.
import { nextTask } from './tasks.js'

const most = 24 * 1024 // characters, or one line

/** Passes a long journal on in slices and returns an empty text; returns a short journal as it is. */
export async function tellSlices(lines, tell) {
  const slices = cut(lines)
  if (slices.length < 2) return slices[0] ?? ''
  for (const slice of slices) {
    await nextTask()
    tell('read', slice)
  }
  // The program joins one device each time.
  for (const _ of slices) {
    await nextTask()
    tell('hadTime')
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
