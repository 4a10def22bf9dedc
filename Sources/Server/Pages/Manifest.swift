import Formats
import Play

/// The web application manifest (W3C): what a browser needs to install the site, in a language of the interface.
struct Manifest {
  /// The icons for all purposes, with their sizes; those that a system may cut to its own shape come last.
  private static let icons: [(file: String, sizes: String, purpose: String)] = [
    (Document.icon, "any", "any"), ("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
    ("icon-maskable.png", "512x512", "maskable"),
  ]

  /// Every file that a manifest names.
  static let files = icons.map(\.file)

  let sentences: Sentences
  let assets: Assets

  /// The address of the manifest in a language of the interface.
  static func path(_ language: InterfaceLanguage) -> String { "/manifest.\(language.tag).webmanifest" }

  /// The manifest as JSON. A browser knows an application that it has installed by where it starts, and resolves all these addresses
  /// from where the manifest lies: in the site's own folder.
  var json: JSON {
    .object([
      ("name", .string(sentences.productName)), ("short_name", .string(sentences.productName)),
      ("description", .string(sentences.documentDescription)), ("lang", .string(sentences.language.tag)),
      ("dir", .string("ltr")), ("start_url", .string("./")), ("scope", .string("./")),
      ("display", .string("standalone")),
      ("theme_color", .string(Document.daySky)), ("background_color", .string("#FBF6EA")),
      ("categories", .array(["games", "education"].map { .string($0) })),
      (
        "icons",
        .array(
          Manifest.icons.map { icon in
            .object([
              ("src", .string("." + assets.path(icon.file))), ("sizes", .string(icon.sizes)),
              ("type", .string(ContentType.ofFile(endingWith: icon.file.split(separator: ".")[1]))),
              ("purpose", .string(icon.purpose)),
            ])
          })
      ),
      (
        "shortcuts",
        .array(
          sentences.shortcuts.map { .object([("name", .string($0.name)), ("url", .string("." + $0.route.path))]) })
      ),
    ])
  }
}
