/** The player's ID on the server, from a separate cookie; nothing if the player has not turned on sync. Scripts cannot read the secret. */
export function player() {
  try { return document.cookie.match(/(?:^|; )orchard-player=([\w-]+)/)?.[1] } catch { return undefined } // in a frame without cookies
}
