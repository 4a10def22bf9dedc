import DataFiles
import Formats
import Play
import Words

/// The site as files that any host can hand out, in any folder: the pages that have an address of their own, and what they need.
/// `docs/deploying.md` says what a host may know of them.
struct PlainSite {
  /// A file by its path within the folder of the site.
  struct File {
    let path: String
    let content: Content
  }

  /// What browsers know a page by comes last, so that a page never names a file that is still to be written.
  let files: [File]

  /// The file that many hosts show where they have none.
  static let lost = "404.html"
  /// Tells the hosts of GitHub's kind to hand out all files as they are.
  static let asTheyAre = ".nojekyll"

  /// `language`: in which the pages are painted. Readers of another one get them from the program.
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
    // Browsers notice a newer build by this one.
    add(Worker.path, site.worker)
    self.files = files
  }

  /// The addresses of the pages that can be files: all but those of words and of a player's own lists.
  static var pages: [String] {
    Route.patterns.flatMap { pattern in
      pattern.contains(":language")
        ? Language.allCases.map { pattern.replacing(":language", with: $0.code) } : [pattern]
    }
    .filter { !$0.contains(":") }
  }

  /// The path of an address within the site's folder.
  private static func file(_ path: String) -> String { path.hasPrefix("/") ? String(path.dropFirst()) : path }
}
