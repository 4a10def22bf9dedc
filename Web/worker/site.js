// The build that the server writes before this script. The site's folder is the folder that contains this script.
const written = self.build
export const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/')) // empty at the host's root, otherwise such as `/games/orchard`

const outside = (path) => folder + path
const each = (object, change) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

export const build = {
  ...written,
  files: written.files.map(outside),
  data: each(written.data, (file) => ({ ...file, path: outside(file.path) })),
  shells: each(written.shells, outside),
  notNow: each(written.notNow, outside),
}
