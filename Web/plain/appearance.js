/** The theme and the language of the reader, one of these tags: from the cookie that the page writes, else from what the browser
 * prefers. Our server does the same (Sources/Server/Pages/Appearance.swift). */
export function appearance(tags) {
  const [, theme = 'system', tag] = /(?:^|; )word-orchard=([a-z]+)\.([\w-]+)/.exec(cookies()) ?? []
  return { theme, tag: [tag, ...navigator.languages.map(ours)].find((each) => tags.includes(each)) ?? 'en' }
}
function cookies() {
  try { return document.cookie } catch { return '' } // they are blocked
}
// As our tags are: without a country, and with the script of Chinese (`zh-TW` is `zh-Hant`).
function ours(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return language === 'zh' ? `zh-${script}` : language
  } catch {
    return undefined // no tag
  }
}
