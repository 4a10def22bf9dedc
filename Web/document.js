// The document's own theme, language and title, and a cookie by which the server makes the next page in this theme and language.
import { outside } from './site.js'

const page = document.documentElement
let known = appearance() // what the server has chosen, then what its cookie says

/** The cookie's value: `dark.es`. */
export function appearance() { return `${page.dataset.theme ?? 'system'}.${page.lang}` }

/** Answers whether theme or language are others than before. */
export function updateDocument(theme, tag, title) {
  if (theme === 'system') page.removeAttribute('data-theme')
  else page.dataset.theme = theme
  page.lang = tag
  document.title = title
  dress(theme)
  if (appearance() === known) return false
  known = appearance()
  writeCookie(known, 31_536_000)
  return true
}
// The browser's own surroundings of the page: a theme that the player has chosen has one colour, whatever the system prefers. A page that the
// server has painted in such a theme has that colour alone.
function dress(theme) {
  const colors = document.querySelectorAll('meta[name=theme-color]')
  if (colors.length < 2) return
  for (const color of colors) {
    const scheme = color.dataset.scheme ??= /dark/.test(color.media) ? 'dark' : 'light'
    const isChosen = ['light', 'dark'].includes(theme)
    color.media = isChosen ? theme === scheme ? 'all' : 'not all' : `(prefers-color-scheme: ${scheme})`
  }
}

/** Deletes the cookie that tells the server, or the next visit, how to paint the page. */
export const forgetAppearance = () => writeCookie('', 0)
function writeCookie(value, seconds) {
  try {
    document.cookie = `word-orchard=${value}; Path=${outside('/')}; Max-Age=${seconds}; SameSite=Lax`
  } catch (error) {
    console.info(error) // the next page begins in the browser's language
  }
}
