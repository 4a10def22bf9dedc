// The document's own theme, language and title, and a cookie that lets the server paint the next visit in them.
const page = document.documentElement
let known = worn() // what the server has painted, then what its cookie says

function worn() { return `${page.dataset.theme ?? 'system'}.${page.lang}` }

export function dress(theme, tag, title) {
  if (theme === 'system') page.removeAttribute('data-theme')
  else page.dataset.theme = theme
  page.lang = tag
  document.title = title
  if (worn() === known) return
  known = worn()
  document.cookie = `word-orchard=${known}; Path=/; Max-Age=31536000; SameSite=Lax`
}
