/** Returns a document without a page, adapted to the site's folder and the player's theme. */
export function shellFor(html, folder, theme) {
  const start = `${folder.replaceAll('&', '&amp;')}/`
  const here = html.replace(/ (?:href|src)="\/(?!\/)/g, (attribute) => attribute.slice(0, -1) + start)
  return theme === 'system' ? here : here.replace('<html', `<html data-theme="${theme}"`)
}
