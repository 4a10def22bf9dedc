/**
 * Returns the player's ID on the server from a separate cookie, or `undefined` if the player has not turned on sync. Scripts cannot read the cookie
 * with the player's secret.
 */
export function player() {
  try { return document.cookie.match(/(?:^|; )orchard-player=([\w-]+)/)?.[1] } catch { return undefined } // in a frame without cookies
}
