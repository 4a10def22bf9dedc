import Formats
import Interface
import Play

/// The web application manifest (W3C) of the site in an interface language. Browsers need a manifest to install the
/// site.
struct Manifest {
  /// The icons with their sizes and purposes. Maskable icons, which an operating system may crop, are last.
  private static let icons: [(file: String, sizes: String, purpose: String)] = [
    (Document.icon, "any", "any"), ("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
    ("icon-maskable.png", "512x512", "maskable"),
  ]

  /// All files that are named in the manifests.
  static let files = icons.map(\.file)

  let sentences: Sentences
  let assets: Assets

  /// Returns the path of the manifest in an interface language.
  static func path(_ language: InterfaceLanguage) -> String { "/manifest.\(language.tag).webmanifest" }

  /// The manifest as JSON. Browsers identify an installed application by its start address. Browsers resolve all
  /// addresses in the manifest relative to the manifest's own address, which is in the site's folder.
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
