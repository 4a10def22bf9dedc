// The location of the site: the folder that contains the assets folder, in which this script is. The program does not
// know the site's folder, because its addresses begin at `/`.
export const folder = new URL('..', import.meta.url).pathname.slice(0, -1) // empty at the host's root, otherwise such as `/games/orchard`

/** Converts an address from the program's to the browser's form. */
export const outside = (address) => address.startsWith('/') ? folder + address : address
/** Converts an address from the browser's to the program's form. */
export const inside = (address) => address.startsWith(`${folder}/`) ? address.slice(folder.length) : address

/** Whether the host only serves files: it cannot speak words, and does not know the reader's language before the page begins. */
export const isPlain = 'plain' in document.documentElement.dataset

// Pages whose files work in any folder use relative addresses. Make these relative addresses absolute, so that they
// stay valid when the page's address changes. (The style sheet and preloads are already loading, and setting their
// addresses would fetch them again.)
for (const link of document.querySelectorAll('a[href^="."], link[data-file][href^="."]:not([rel])')) link.setAttribute('href', link.href)
