import Interface
import Journal
import Markup
import Play
import Rules
import Words

/// The HTML document around a page's content, which the browser shows before the program starts.
struct Document {
  static let script = "host.js"
  static let style = "style.css"
  /// The additional style sheet of all pages except Find Words.
  static let otherPagesStyle = "other-pages.css"
  /// The additional style sheet of static pages.
  static let stillStyle = "static.css"
  /// The script of server-rendered pages that do not load the program; it syncs the player's data and forwards links.
  static let stillScript = "static.js"
  /// The script that a page loads only if it syncs with the server.
  static let sync = "sync.js"
  static let program = "browser.wasm"
  /// The WebAssembly module that is loaded only to import word lists.
  static let importReader = "import-reader.wasm"
  static let icon = "icon.svg"
  /// The home-screen icon for iPhones and iPads, which accept no SVG icons and round the corners themselves.
  static let touchIcon = "icon-180.png"
  /// The colour of the sky on the games' pages in the light theme.
  static let daySky = "#DCEBEF"

  /// The images that iPhones and iPads show while an installed page starts. The images must have exactly the size of
  /// the device's screen.
  private static let splashes: [(width: Int, height: Int, ratio: Int)] = [
    (375, 667, 2), (390, 844, 3), (393, 852, 3), (402, 874, 3), (430, 932, 3), (820, 1180, 2),
  ]
  private static func splash(_ width: Int, _ height: Int) -> String { "splash-\(width)x\(height).png" }

  /// Returns whether a file is a startup image for iPhones and iPads.
  static func isSplash(_ name: String) -> Bool { name.hasPrefix("splash-") }

  /// The ID of the element that follows the page's content.
  private static let behindPage = "trouble"

  /// All files that documents link to.
  static let files =
    [script, sync, style, otherPagesStyle, stillStyle, program, importReader, icon, touchIcon]
    + splashes.map { splash($0.width, $0.height) }
    + DataFile.all.map(\.name)

  /// The script that runs before a page is shown on a host that only serves files. The script reads the reader's
  /// preferences in the browser, because a plain host does not read them from the request's headers like our server.
  static let readerScript = "reader.js"
  /// The script that starts the program at addresses for which a plain host stores no file.
  static let lostScript = "lost.js"
  /// The additional files for hosts that only serve files.
  static let plainFiles = [readerScript, lostScript]

  let appearance: Appearance
  let sentences: Sentences
  let assets: Assets
  var host = WebHost.ours

  private var interface: InterfaceLanguage { appearance.interface }

  /// Returns the document of a page, with the content of the program's first rendering and with links to all of the
  /// page's files. ``Node/html(root:)`` explains `root`.
  func html(_ model: Model, root: String = "/") -> String {
    let early = model.route.firstFiles(Language(code: interface.tag) ?? .english, TranslationLanguage(interface))
    let hasAllStyles = model.route.needsAllStyles
    let styles = [Document.style] + (hasAllStyles ? [Document.otherPagesStyle] : [])
    return document(model.page, title: model.title, root: root, styles: styles) {
      if !hasAllStyles {
        element("link", .attribute("data-file", Document.otherPagesStyle), .href(assets.path(Document.otherPagesStyle)))
      }
      programLinks(early: early)
      if host == .plain { element("script", .source(assets.path(Document.readerScript))) }
    }
  }

  /// The document without a page's content. Browsers cache this document for all addresses, and the program renders the
  /// page's content.
  var shell: String {
    document(nil, title: sentences.productName, styles: [Document.style, Document.otherPagesStyle]) {
      programLinks(early: [])
    }
  }

  @NodeBuilder
  private func programLinks(early: [DataFile]) -> [Node] {
    let spoken = DataFile.sentences(interface)
    // A browser that supports links with `rel="expect"` renders nothing until the element after the page's content has
    // arrived. Without such a link, the elements of a half-loaded page would move when the remaining half arrives. (In
    // Chromium, an element is treated as arrived before it is closed.)
    element("link", .attribute("rel", "expect"), .attribute("blocking", "render"), .href("#\(Document.behindPage)"))
    preload(Document.program)
    element(
      "link", .attribute("data-file", Document.importReader), .href(assets.path(Document.importReader)))
    // A host that only serves files knows neither the reader's language nor whether the reader syncs.
    if host == .ours {
      preload(spoken.name, isFirst: true)
      syncLink
    }
    for file in DataFile.all where file != spoken || host == .plain {
      element(
        "link", .attribute("data-file", file.name), .flag("data-early", early.contains(file)),
        .flag("data-first", file == spoken), .href(assets.path(file.name)))
    }
    element("link", .attribute("rel", "modulepreload"), .href(assets.path(Document.script)))
  }

  /// The link in which scripts find the address of the sync script.
  private var syncLink: Node {
    element("link", .attribute("data-file", Document.sync), .href(assets.path(Document.sync)))
  }

  /// The links that let a browser install the site.
  @NodeBuilder
  private var installingLinks: [Node] {
    element("link", .attribute("rel", "manifest"), .href(Manifest.path(interface)))
    // Apple needs its own names, because Safari reads only parts of the manifest.
    for prefix in ["", "apple-"] {
      element("meta", .attribute("name", prefix + "mobile-web-app-capable"), .attribute("content", "yes"))
    }
    element("meta", .attribute("name", "apple-mobile-web-app-title"), .attribute("content", sentences.productName))
    element("link", .attribute("rel", "apple-touch-icon"), .href(assets.path(Document.touchIcon)))
    for (width, height, ratio) in Document.splashes {
      element(
        "link", .attribute("rel", "apple-touch-startup-image"),
        .attribute(
          "media",
          "(device-width:\(width)px) and (device-height:\(height)px) and (-webkit-device-pixel-ratio:\(ratio)) "
            + "and (orientation:portrait)"),
        .href(assets.path(Document.splash(width, height))))
    }
  }

  /// Returns a link that makes the browser fetch the file immediately. `isFirst`: whether the program needs this file
  /// before all other files.
  private func preload(_ file: String, isFirst: Bool = false) -> Node {
    element(
      "link", .attribute("rel", "preload"), .attribute("as", "fetch"), .attribute("crossorigin", "anonymous"),
      .attribute("data-file", file), .flag("data-first", isFirst), .href(assets.path(file)))
  }

  /// Returns the document to show at an unknown address.
  func lost(root: String) -> String { staticHTML(sentences.lostPage, title: sentences.lostTitle, root: root) }

  /// Returns the document to show when the server cannot respond now or cannot be reached. Browsers cache this
  /// document.
  func unavailable(root: String = "/") -> String {
    staticHTML(sentences.notNowPage, title: sentences.notNowTitle, root: root)
  }

  /// Returns the document of a static page, which does not load the program.
  func staticHTML(_ page: Node, title: String, root: String = "/") -> String {
    document(
      page, title: title, root: root, styles: [Document.style, Document.otherPagesStyle, Document.stillStyle],
      program: { [] })
  }

  /// Returns the document of a page that the server renders for each visitor. The page works without its script.
  func ownHTML(_ page: Node, title: String, root: String = "/") -> String {
    document(
      page, title: title, root: root, styles: [Document.style, Document.otherPagesStyle, Document.stillStyle],
      stillScript: Document.stillScript,
      program: { [] })
  }

  private func document(
    _ page: Node?, title: String, root: String = "/", styles: [String], stillScript: String? = nil,
    @NodeBuilder program: () -> [Node]
  ) -> String {
    let links = program()
    let document = element(
      "html", .attribute("lang", interface.tag),
      .optional("data-theme", appearance.theme == .system ? nil : appearance.theme.name),
      .flag("data-plain", host == .plain)
    ) {
      element("head") {
        element("meta", .attribute("charset", "utf-8"))
        if host == .plain {
          element(
            "meta", .attribute("http-equiv", "Content-Security-Policy"),
            .attribute("content", contentSecurityPolicy.joined(separator: "; ")))
        }
        element(
          "meta", .attribute("name", "viewport"),
          .attribute(
            "content", "width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"))
        element("meta", .attribute("name", "color-scheme"), .attribute("content", "light dark"))
        if appearance.theme != .dark { themeColor(Document.daySky, .light) }
        if appearance.theme != .light { themeColor("#0E1813", .dark) }
        element("title") { title }
        element("meta", .attribute("name", "description"), .attribute("content", sentences.documentDescription))
        element(
          "link", .attribute("rel", "icon"), .attribute("type", "image/svg+xml"), .href(assets.path(Document.icon)))
        for style in styles { element("link", .attribute("rel", "stylesheet"), .href(assets.path(style))) }
        installingLinks
        links
        if let stillScript {
          syncLink
          element(
            "script", .attribute("type", "module"), .flag("async", true), .source(assets.path(stillScript)))
        }
      }
      element("body") {
        element("div", .id("page")) { page }
        if !links.isEmpty {
          notice(id: Document.behindPage, isHidden: true, sentences.cannotStart)
          // The style sheet shows this notice after a delay, except if the script sets `<html data-started>`.
          notice(id: "late", isHidden: false, hasWayOut: true, sentences.cannotStart)
          element("noscript") { notice(id: "noscript", isHidden: false, sentences.noScript) }
          // The script comes after all elements that it needs. With `async`, the script runs as soon as it is loaded,
          // without waiting for the style sheet or the first image.
          element(
            "script", .attribute("type", "module"), .flag("async", true), .source(assets.path(Document.script)))
        }
      }
    }
    return "<!doctype html>" + document.html(root: root)
  }

  /// Returns the element with the theme colour, which the browser uses for its own interface. If the player chose a
  /// theme, there is a single colour, independent of the system's preference.
  private func themeColor(_ color: String, _ scheme: Theme) -> Node {
    element(
      "meta", .attribute("name", "theme-color"), .attribute("content", color),
      .optional("media", appearance.theme == scheme ? nil : "(prefers-color-scheme: \(scheme.name))"))
  }

  private func notice(id: String, isHidden: Bool, hasWayOut: Bool? = nil, _ text: String) -> Node {
    element("div", .id(id), .class("no-program"), .attribute("role", "alert"), .flag("hidden", isHidden)) {
      element("p") { text }
      if hasWayOut ?? isHidden { element("p") { element("a", .href(Route.start.path)) { sentences.tryAgain } } }
    }
  }
}
