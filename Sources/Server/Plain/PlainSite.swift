import DataFiles
import Formats
import Interface
import Play
import Words

/// The site as static files, which any host can serve from any folder: all pages with a fixed address, and the files
/// that they need. `docs/deploying.md` describes these files and the rules that a host should follow for them.
struct PlainSite {
  /// A file, identified by its path within the site's folder.
  struct File {
    let path: String
    let content: Content
  }

  /// The service worker's script comes last. A changed script tells browsers that a new build exists, so the script
  /// must not be written before the files that it lists.
  let files: [File]

  /// The file that many hosts serve for unknown addresses.
  static let lost = "404.html"
  /// The file whose presence makes hosts like GitHub serve all files unprocessed.
  static let asTheyAre = ".nojekyll"

  /// - Parameter language: the language of the pages' static content. For readers of other languages, the program
  ///   renders the pages in the browser.
  init(_ site: Site, paintedIn language: InterfaceLanguage) throws {
    let appearance = Appearance(interface: language)
    var files = site.assets.all.filter { ![Worker.script, Document.lostScript].contains($0.name) }
      .map { File(path: PlainSite.file($0.path), content: $0.content) }
    func add(_ path: String, _ content: Content) { files.append(File(path: PlainSite.file(path), content: content)) }
    func add(_ path: String, html: String) { add(path, Content(compressing: Array(html.utf8))) }
    for language in InterfaceLanguage.allCases {
      if let manifest = site.manifests[language] { add(Manifest.path(language), manifest) }
    }
    add(Site.noticePath, site.notice)
    add(PlainSite.asTheyAre, Content(hash: "", plain: [], compressed: [:]))
    add(PlainSite.lost, html: try site.document(appearance).lostHTML(site.shells))
    for path in PlainSite.pages {
      guard let route = Route(path: path) else { continue }
      let depth = path.split(separator: "/").count
      let root = depth == 0 ? "./" : String(repeating: "../", count: depth)
      add(
        depth == 0 ? "index.html" : "\(path)/index.html",
        html: try site.html(route, at: path, for: appearance, root: root))
    }
    // Browsers notice a new build by a change of this file.
    add(Worker.path, site.worker)
    self.files = files
  }

  /// The addresses of the pages that can be static files: all pages except word pages and the pages of the player's own
  /// lists.
  static var pages: [String] {
    Route.patterns.flatMap { pattern in
      pattern.contains(":language")
        ? Language.allCases.map { pattern.replacing(":language", with: $0.code) } : [pattern]
    }
    .filter { !$0.contains(":") }
  }

  /// Returns the path of an address's file within the site's folder.
  private static func file(_ path: String) -> String { path.hasPrefix("/") ? String(path.dropFirst()) : path }
}
