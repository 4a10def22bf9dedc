import Formats
import Play
import Rules
import Words

/// The service worker's script: what one build of the site consists of, and then the script as it was packed
/// (`docs/formats/offline.md`).
struct Worker {
  /// Where it is served: at the root, so that it may answer for every page.
  static let path = "/worker.js"
  static let script = "worker.js"
  /// How it begins.
  static let beginning = "self.build="

  let assets: Assets
  /// The documents without a page, by the tag of their language.
  let shells: [(tag: String, path: String)]
  /// The documents in the place of those that only a server can make.
  let notNow: [(tag: String, path: String)]
  /// What is kept besides, under addresses that stay the same when the content changes.
  let others: [(path: String, content: Content)]

  /// The whole script. Any other file of the site gives another script, by which browsers notice a newer build.
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
    let files = named + shells.map(\.path) + notNow.map(\.path) + others.map(\.path)
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
      ("notNow", .object(notNow.map { ($0.tag, .string($0.path)) })),
      ("pages", .array(Route.patterns.map { .string($0) })),
    ]
  }
}
