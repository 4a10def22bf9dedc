// The path of the site's folder, which contains the assets folder, which contains this script. The program does not
// know the path of the site's folder: the program's addresses begin with `/`, as if the site were at the host's root.
export const folder = new URL('..', import.meta.url).pathname.slice(0, -1) // empty at the host's root, otherwise such as `/games/orchard`

/** Converts an address from the program's to the browser's form. */
export const outside = (address) => address.startsWith('/') ? folder + address : address
/** Converts an address from the browser's to the program's form. */
export const inside = (address) => address.startsWith(`${folder}/`) ? address.slice(folder.length) : address

/**
 * Whether the page comes from a plain host, which only serves files. A plain host cannot speak words, and cannot choose
 * the page's language for the reader.
 */
export const isPlain = 'plain' in document.documentElement.dataset

// Pages for plain hosts use relative addresses, so that they work in any folder. Make the relative addresses of links
// absolute, so that they stay valid when the page's address changes. Skip the style sheet and preloads: they are
// already loading, and setting their addresses would fetch them again.
for (const link of document.querySelectorAll('a[href^="."], link[data-file][href^="."]:not([rel])')) link.setAttribute('href', link.href)
