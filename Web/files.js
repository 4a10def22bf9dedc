// Reads the files that the player chooses, and offers files for download.
const encoder = new TextEncoder()
const most = (16 << 20) + 1 // bytes; the program accepts no file of this length

/**
 * Concatenates the chosen files. Each file is written as a line with its name, a line with its number of bytes, and its
 * bytes. A file that is too long for the program is truncated.
 */
export async function read(files) {
  const parts = await Promise.all([...files].map(async (file) => {
    const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer())
    return [encoder.encode(`${file.name.replace(/\n/g, ' ')}\n${bytes.length}\n`), bytes]
  }))
  return new Uint8Array(await new Blob(parts.flat()).arrayBuffer())
}

/** Offers a text as a download. */
export function download(name, type, text) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, ' ').trim()
  link.click()
  setTimeout(URL.revokeObjectURL, 60_000, link.href)
}
