import Formats
import Play
import Rules
import Words

/// The service worker's script: a description of the build, followed by the packed script. (`docs/formats/offline.md`)
struct Worker {
  /// The path of the script's address, at the site's root so that the worker may respond to requests for every page.
  static let path = "/worker.js"
  static let script = "worker.js"
  /// The text with which the script begins.
  static let beginning = "self.build="

  let assets: Assets
  /// The documents without a page's content, by language tag.
  let shells: [(tag: String, path: String)]
  /// The documents to show instead of pages that need the server, by language tag.
  let unavailable: [(tag: String, path: String)]
  /// Other cached files, whose addresses stay the same when their content changes.
  let others: [(path: String, content: Content)]

  /// The script's whole text. A change to any file of the site also changes this script, because browsers notice a new
  /// build only by a changed script.
  var text: String {
    let script = assets.bytes(Worker.script)
    var name = ContentHash(build.flatMap { $0.value.text.utf8 })
    for (_, content) in others { name.combine(content.entityTag.utf8) }
    name.combine(script)
    return "\(Worker.beginning)\(JSON.object([("name", .string(name.text))] + build).text);\n"
      + String(decoding: script, as: UTF8.self)
  }

  private var build: [(name: String, value: JSON)] {
    let data = DataFile.all.filter { $0.language != nil }
    let always = (Document.files + Manifest.files).filter { name in
      !data.contains { $0.name == name } && !Document.isSplash(name)
    }
    let named = Set(always.map { assets.path($0) } + assets.paths(endingWith: "svg")).sorted()
    let files = named + shells.map(\.path) + unavailable.map(\.path) + others.map(\.path)
    return [
      ("files", .array(files.map { .string($0) })),
      (
        "data",
        .object(
          data.map { file in
            let sizes = assets.sizes(file.name)
            return (
              file.name,
              .object([
                ("path", .string(assets.path(file.name))), ("size", .integer(sizes.plain)),
                ("sent", .integer(sizes.sent)),
              ])
            )
          })
      ),
      ("shells", .object(shells.map { ($0.tag, .string($0.path)) })),
      ("notNow", .object(unavailable.map { ($0.tag, .string($0.path)) })),
      ("pages", .array(Route.patterns.map { .string($0) })),
    ]
  }
}
