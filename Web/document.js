// The document's own theme, language and title, and a cookie by which the server makes the next page in this theme and language.
const page = document.documentElement
let known = appearance() // what the server has chosen, then what its cookie says

function appearance() { return `${page.dataset.theme ?? 'system'}.${page.lang}` }

export function updateDocument(theme, tag, title) {
  if (theme === 'system') page.removeAttribute('data-theme')
  else page.dataset.theme = theme
  page.lang = tag
  document.title = title
  if (appearance() === known) return
  known = appearance()
  document.cookie = `word-orchard=${known}; Path=/; Max-Age=31536000; SameSite=Lax`
}
