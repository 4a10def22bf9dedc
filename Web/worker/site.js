// The build as the server has written it before this script, in the folder in which the site lies: that of this script.
const written = self.build
export const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/')) // empty at the host's root, else as `/games/orchard`

const outside = (path) => folder + path
const each = (object, change) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

export const build = {
  ...written,
  files: written.files.map(outside),
  data: each(written.data, (file) => ({ ...file, path: outside(file.path) })),
  shells: each(written.shells, outside),
  notNow: each(written.notNow, outside),
}
