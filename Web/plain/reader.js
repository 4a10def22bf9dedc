// Runs before a page of a plain host is shown. The page is painted in one language and in the system's theme: it gets the reader's
// theme; where the reader's language is another, it stays hidden, and the program makes it in that language, as from the document
// without a page.
import { appearance } from './appearance.js'

const page = document.documentElement
const files = [...document.querySelectorAll('link[data-file$=".sentences"]')]
const sentences = new Map(files.map((link) => [link.dataset.file.split('.')[0], link]))
const { theme, tag } = appearance([...sentences.keys()])

if (theme !== 'system') page.dataset.theme = theme
if (tag !== page.lang) {
  delete sentences.get(page.lang).dataset.first
  sentences.get(tag).dataset.first = ''
  for (const link of document.querySelectorAll('[data-early]')) delete link.dataset.early // they are of the page's language
  const manifest = document.querySelector('link[rel=manifest]')
  manifest.setAttribute('href', manifest.getAttribute('href').replace(page.lang, tag))
  page.lang = tag
  page.dataset.unread = ''
}
