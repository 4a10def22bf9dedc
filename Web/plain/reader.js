// Runs before a page from a plain host is shown. The page was rendered when the site was built, in one language and
// without a theme. This script applies the reader's theme. If the reader's language is not that of the page, the script
// keeps the page hidden until the program has rendered it in the reader's language.
import { appearance } from './appearance.js'

const page = document.documentElement
const files = [...document.querySelectorAll('link[data-file$=".sentences"]')]
const sentences = new Map(files.map((link) => [link.dataset.file.split('.')[0], link]))
const { theme, tag } = appearance([...sentences.keys()])

if (theme !== 'system') page.dataset.theme = theme
if (tag !== page.lang) {
  delete sentences.get(page.lang).dataset.first
  sentences.get(tag).dataset.first = ''
  for (const link of document.querySelectorAll('[data-early]')) delete link.dataset.early // these files belong to the page's language
  const manifest = document.querySelector('link[rel=manifest]')
  manifest.setAttribute('href', manifest.getAttribute('href').replace(page.lang, tag))
  page.lang = tag
  page.dataset.unread = ''
}
