// A long journal reaches the program in slices, each a task of its own, so that the page can move in between.
const most = 48 * 1024 // characters, or one line

/** Passes a long journal on in slices and returns an empty text; returns a short journal as it is. */
export async function tellSlices(lines, tell) {
  const slices = cut(lines)
  if (slices.length < 2) return slices[0] ?? ''
  for (const slice of slices) {
    tell('read', slice)
    await nextTask()
  }
  // The program joins one device each time.
  for (const _ of slices) {
    tell('hadTime')
    await nextTask()
  }
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

const channel = new MessageChannel() // a timer would wait for some milliseconds, or a second out of sight
const nextTask = () => new Promise((resolve) => {
  channel.port1.onmessage = resolve
  channel.port2.postMessage('')
})
