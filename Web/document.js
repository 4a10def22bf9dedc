// The document's theme, language and title, and a cookie from which the server knows the theme and language of the next page.
import { outside } from './site.js'

const page = document.documentElement
let known = appearance() // the server's choice, later the cookie's value

/** Returns the theme and language as the cookie's value, such as `dark.es`. */
export function appearance() { return `${page.dataset.theme ?? 'system'}.${page.lang}` }

/** Updates the document; returns whether the theme or the language has changed. */
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
// The colour of the browser's own interface, such as its toolbar. A theme that the player has chosen sets one colour,
// even if the system prefers another theme. If the server rendered the page in a chosen theme, the page contains only
// that theme's colour.
function dress(theme) {
  const colors = document.querySelectorAll('meta[name=theme-color]')
  if (colors.length < 2) return
  for (const color of colors) {
    const scheme = color.dataset.scheme ??= /dark/.test(color.media) ? 'dark' : 'light'
    const isChosen = ['light', 'dark'].includes(theme)
    color.media = isChosen ? theme === scheme ? 'all' : 'not all' : `(prefers-color-scheme: ${scheme})`
  }
}

/** Deletes the cookie with the theme and language. */
export const forgetAppearance = () => writeCookie('', 0)
function writeCookie(value, seconds) {
  try {
    document.cookie = `word-orchard=${value}; Path=${outside('/')}; Max-Age=${seconds}; SameSite=Lax`
  } catch (error) {
    console.info(error) // the next page begins in the browser's language
  }
}
