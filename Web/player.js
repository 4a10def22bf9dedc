/**
 * Returns the ID that the server has given the player, or `undefined` if the player has not turned on sync. The ID is
 * in a cookie of its own, because scripts cannot read the cookie with the player's secret.
 */
export function player() {
  try { return document.cookie.match(/(?:^|; )orchard-player=([\w-]+)/)?.[1] } catch { return undefined } // in a frame without cookies
}
