// The inline script of the page that a plain host shows for addresses without a file: words, lists, and unknown addresses. It finds the folder
// of the site and replaces the page by the document without a page; the program then reads the address.
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
    // Some hosts answer with this page instead.
    if (!html || html.includes('data-shells')) continue
    document.open()
    document.write(shellFor(html, folder, theme))
    document.close()
    return
  }
  document.getElementById('lost').hidden = false
}
start()
