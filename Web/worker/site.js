// The description of the build, which the server has written before this script. `folder` is the path of the site's
// folder, which contains this script.
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
