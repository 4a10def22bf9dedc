import Journal
import Markup
import Play
import Rules
import Words

/// The HTML document around a page, which the browser shows before the program runs.
struct Document {
  static let script = "host.js"
  static let style = "style.css"
  /// The extra style sheet of static pages.
  static let stillStyle = "static.css"
  /// The script of server-rendered pages without the program: it syncs, and forwards links.
  static let stillScript = "static.js"
  /// The script that pages load only if they sync with the server.
  static let sync = "sync.js"
  static let program = "browser.wasm"
  /// Needed only to import lists.
  static let importReader = "import-reader.wasm"
  static let icon = "icon.svg"
  /// The icon on the home screen of an iPhone or iPad, which accept no SVG and round the corners themselves.
  static let touchIcon = "icon-180.png"
  /// The sky over the games' pages in the light theme.
  static let daySky = "#DCEBEF"

  /// Images that iPhones and iPads show while an installed page starts. They must have exactly the screen's size.
  private static let splashes: [(width: Int, height: Int, ratio: Int)] = [
    (375, 667, 2), (390, 844, 3), (393, 852, 3), (402, 874, 3), (430, 932, 3), (820, 1180, 2),
  ]
  private static func splash(_ width: Int, _ height: Int) -> String { "splash-\(width)x\(height).png" }

  /// Whether a file is a startup image.
  static func isSplash(_ name: String) -> Bool { name.hasPrefix("splash-") }

  /// The ID of the element after the page.
  private static let behindPage = "trouble"

  /// All files that a document links to.
  static let files =
    [script, sync, style, stillStyle, program, importReader, icon, touchIcon]
    + splashes.map { splash($0.width, $0.height) }
    + DataFile.all.map(\.name)

  /// A plain host's script that runs before a page is shown. It reads the reader's preferences, as our server does from
  /// the request's headers.
  static let readerScript = "reader.js"
  /// The script that starts the program at addresses for which a plain host has no file.
  static let lostScript = "lost.js"
  /// The additional files for plain hosts.
  static let plainFiles = [readerScript, lostScript]

  let appearance: Appearance
  let sentences: Sentences
  let assets: Assets
  var host = WebHost.ours

  private var interface: InterfaceLanguage { appearance.interface }

  /// Returns a page's document with the program's first rendering and links to all its files. `root`: as in
  /// ``Node/html(root:)``.
  func html(_ model: Model, root: String = "/") -> String {
    let early = model.route.firstFiles(Language(code: interface.tag) ?? .english, TranslationLanguage(interface))
    return document(model.page, title: model.title, root: root) {
      programLinks(early: early)
      if host == .plain { element("script", .source(assets.path(Document.readerScript))) }
    }
  }

  /// The document without a page. Browsers cache it for all addresses, and the program renders the page.
  var shell: String { document(nil, title: sentences.productName) { programLinks(early: []) } }

  @NodeBuilder
  private func programLinks(early: [DataFile]) -> [Node] {
    let spoken = DataFile.sentences(interface)
    // A browser that supports this renders nothing before the element after the page has arrived. Otherwise the parts
    // of half a page would move when the rest arrives. (In Chromium, an element counts as arrived before it is closed.)
    element("link", .attribute("rel", "expect"), .attribute("blocking", "render"), .href("#\(Document.behindPage)"))
    preload(Document.program)
    element(
      "link", .attribute("data-file", Document.importReader), .href(assets.path(Document.importReader)))
    // A plain host cannot know the reader's language, nor whether the reader syncs.
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

  /// The link by which scripts find the sync script.
  private var syncLink: Node {
    element("link", .attribute("data-file", Document.sync), .href(assets.path(Document.sync)))
  }

  /// The links that make the site installable.
  @NodeBuilder
  private var installingLinks: [Node] {
    element("link", .attribute("rel", "manifest"), .href(Manifest.path(interface)))
    // Apple's own names: Safari reads only parts of the manifest.
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

  /// Makes the browser fetch the file immediately. `isFirst`: whether the program needs it before all others.
  private func preload(_ file: String, isFirst: Bool = false) -> Node {
    element(
      "link", .attribute("rel", "preload"), .attribute("as", "fetch"), .attribute("crossorigin", "anonymous"),
      .attribute("data-file", file), .flag("data-first", isFirst), .href(assets.path(file)))
  }

  /// Returns the document for an unknown address.
  func lost(root: String) -> String { staticHTML(sentences.lostPage, title: sentences.lostTitle, root: root) }

  /// Returns the document to show when the server cannot answer now or cannot be reached. Browsers cache it.
  func unavailable(root: String = "/") -> String {
    staticHTML(sentences.notNowPage, title: sentences.notNowTitle, root: root)
  }

  /// Returns the document of a static page.
  func staticHTML(_ page: Node, title: String, root: String = "/") -> String {
    document(page, title: title, root: root, styles: [Document.style, Document.stillStyle], program: { [] })
  }

  /// Returns the document of a page that the server renders for each visitor. It works without its script.
  func ownHTML(_ page: Node, title: String, root: String = "/") -> String {
    document(
      page, title: title, root: root, styles: [Document.style, Document.stillStyle], stillScript: Document.stillScript,
      program: { [] })
  }

  private func document(
    _ page: Node?, title: String, root: String = "/", styles: [String] = [Document.style], stillScript: String? = nil,
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
          // The style sheet shows this after a delay, unless the script sets `<html data-started>`.
          notice(id: "late", isHidden: false, hasWayOut: true, sentences.cannotStart)
          element("noscript") { notice(id: "noscript", isHidden: false, sentences.noScript) }
          // The script follows everything that it needs. `async` lets it run as soon as it is loaded, without waiting
          // for the style sheet or the first image.
          element(
            "script", .attribute("type", "module"), .flag("async", true), .source(assets.path(Document.script)))
        }
      }
    }
    return "<!doctype html>" + document.html(root: root)
  }

  /// Returns the theme colour, which the browser uses for its own interface. A theme that the player chose has one
  /// colour, whatever the system prefers.
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
