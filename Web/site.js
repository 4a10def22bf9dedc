// Where the site lies: in the folder above its assets, and so above this script. The program knows no folder: to it the site begins at `/`.
export const folder = new URL('..', import.meta.url).pathname.slice(0, -1) // empty at the host's root, else as `/games/orchard`

/** The program's address for the browser. */
export const outside = (address) => address.startsWith('/') ? folder + address : address
/** The browser's address for the program. */
export const inside = (address) => address.startsWith(`${folder}/`) ? address.slice(folder.length) : address

/** Whether only files are served: nobody answers there who speaks words, or knows the reader's language before the page begins. */
export const isPlain = 'plain' in document.documentElement.dataset

// Files that are written for any folder name each other from where they lie. These addresses stay right when the page comes to show
// another address. (Style and preloads are under way; to set their addresses would fetch them again.)
for (const link of document.querySelectorAll('a[href^="."], link[data-file][href^="."]:not([rel])')) link.setAttribute('href', link.href)
