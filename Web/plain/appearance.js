/**
 * Returns the reader's theme and language, where the language is one of `tags`. The theme and the language come from
 * the site's cookie. Without the site's cookie, the language comes from the browser's preferences. The server chooses
 * the theme and the language in the same way (Sources/Server/Pages/Appearance.swift).
 */
export function appearance(tags) {
  const [, theme = 'system', tag] = /(?:^|; )word-orchard=([a-z]+)\.([\w-]+)/.exec(cookies()) ?? []
  return { theme, tag: [tag, ...navigator.languages.map(ours)].find((each) => tags.includes(each)) ?? 'en' }
}
function cookies() {
  try { return document.cookie } catch { return '' } // cookies are blocked
}
// Converts a language tag to the form that this site uses. The tag has no country, but a tag for Chinese has a script:
// `zh-TW` becomes `zh-Hant`.
function ours(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return language === 'zh' ? `zh-${script}` : language
  } catch {
    return undefined // not a language tag
  }
}
