// A long journal reaches the program in slices, each a task of its own, so that the page can move in between.
const most = 48 * 1024 // characters, or one line

/** Tells all lines but those of the last slice, which it answers. */
export async function tellSlices(lines, tell) {
  const slice = []
  let length = 0
  for (const line of lines) {
    if (length >= most) {
      tell('read', slice.splice(0).join('\n'))
      length = 0
      await nextTask()
    }
    slice.push(line)
    length += line.length + 1
  }
  return slice.join('\n')
}

const channel = new MessageChannel() // a timer would wait for some milliseconds, or a second out of sight
const nextTask = () => new Promise((resolve) => {
  channel.port1.onmessage = resolve
  channel.port2.postMessage('')
})
