// The inline script of the page that a plain host shows for addresses without a file, namely for words, lists, and
// unknown addresses. The script finds the site's folder and replaces the document with the site's empty document, which
// starts the program. The program reads the address and renders its page.
import { shellFor } from '../worker/shell.js'
import { appearance } from './appearance.js'

const shells = JSON.parse(document.documentElement.dataset.shells)
const { theme, tag } = appearance(Object.keys(shells))

async function start() {
  const parts = location.pathname.split('/')
  for (let count = 1; count < parts.length; count++) {
    const folder = parts.slice(0, count).join('/')
    const response = await fetch(folder + shells[tag]).catch(() => undefined)
    const html = response?.ok && await response.text()
    // Ignore the page of this script (with `data-shells`): some hosts send this page in response to requests for
    // missing files.
    if (!html || html.includes('data-shells')) continue
    document.open()
    document.write(shellFor(html, folder, theme))
    document.close()
    return
  }
  document.getElementById('lost').hidden = false
}
start()
