import Journal
import Markup
import Play
import Rules
import Words

/// The HTML document around a page: what the browser shows before the program runs.
struct Document {
  static let script = "host.js"
  static let style = "style.css"
  /// What only pages need on which no program runs.
  static let stillStyle = "still.css"
  /// The script of pages that the server alone makes: it syncs, and hands on links.
  static let stillScript = "still.js"
  /// What only pages need that sync with the server.
  static let sync = "sync.js"
  static let program = "browser.wasm"
  /// Only imports of lists need it.
  static let importReader = "import-reader.wasm"
  static let icon = "icon.svg"
  /// What an iPhone or iPad has on its home screen: it takes no SVG, and cuts the corners itself.
  static let touchIcon = "icon-180.png"
  /// The sky over the games' pages, by day.
  static let daySky = "#DCEBEF"

  /// What iPhones and iPads show while an installed page starts: only a picture of exactly the screen's size.
  private static let splashes: [(width: Int, height: Int, ratio: Int)] = [
    (375, 667, 2), (390, 844, 3), (393, 852, 3), (402, 874, 3), (430, 932, 3), (820, 1180, 2),
  ]
  private static func splash(_ width: Int, _ height: Int) -> String { "splash-\(width)x\(height).png" }

  /// Whether a file is one of the pictures that are shown while an installed page starts.
  static func isSplash(_ name: String) -> Bool { name.hasPrefix("splash-") }

  /// The element that follows the page.
  private static let behindPage = "trouble"

  /// Every file that a document links to.
  static let files =
    [script, sync, style, stillStyle, program, importReader, icon, touchIcon]
    + splashes.map { splash($0.width, $0.height) }
    + DataFile.all.map(\.name)

  /// Runs before a page of a plain host is shown, and does what our server does with the request's headers.
  static let readerScript = "reader.js"
  /// Starts the program at addresses that a plain host has no file for.
  static let lostScript = "lost.js"
  /// The files for plain hosts.
  static let plainFiles = [readerScript, lostScript]

  let appearance: Appearance
  let sentences: Sentences
  let assets: Assets
  var host = WebHost.ours

  private var interface: InterfaceLanguage { appearance.interface }

  /// The document of a page as the program will first build it, with links to all its files. `root`: as in ``Node/html(root:)``.
  func html(_ model: Model, root: String = "/") -> String {
    let early = model.route.firstFiles(Language(code: interface.tag) ?? .english, TranslationLanguage(interface))
    return document(model.page, title: model.title, root: root) {
      programLinks(early: early)
      if host == .plain { element("script", .source(assets.path(Document.readerScript))) }
    }
  }

  /// The document without a page: the device keeps it for every address, and the program builds the page.
  var shell: String { document(nil, title: sentences.productName) { programLinks(early: []) } }

  @NodeBuilder
  private func programLinks(early: [DataFile]) -> [Node] {
    let spoken = DataFile.sentences(interface)
    // A browser that knows this shows nothing before the element after the page has arrived: the parts of half a page would move once the
    // rest arrives. (For Chromium, an element has arrived even if it is not closed yet.)
    element("link", .attribute("rel", "expect"), .attribute("blocking", "render"), .href("#\(Document.behindPage)"))
    preload(Document.program)
    element(
      "link", .attribute("data-file", Document.importReader), .href(assets.path(Document.importReader)))
    // A plain host cannot know whether the reader will need these.
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

  /// Where the scripts find what syncs.
  private var syncLink: Node {
    element("link", .attribute("data-file", Document.sync), .href(assets.path(Document.sync)))
  }

  /// What makes the page an application of its own on the device.
  @NodeBuilder
  private var installingLinks: [Node] {
    element("link", .attribute("rel", "manifest"), .href(Manifest.path(interface)))
    // Apple's own names: its browser reads the manifest only in part.
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

  /// Has the browser fetch the file at once. `isFirst`: the program gets it before anything else.
  private func preload(_ file: String, isFirst: Bool = false) -> Node {
    element(
      "link", .attribute("rel", "preload"), .attribute("as", "fetch"), .attribute("crossorigin", "anonymous"),
      .attribute("data-file", file), .flag("data-first", isFirst), .href(assets.path(file)))
  }

  /// The document for an address that leads nowhere.
  func lost(root: String) -> String { stillHTML(sentences.lostPage, title: sentences.lostTitle, root: root) }

  /// The document in the place of one that the server cannot make now, or that needs a server which cannot be reached: the device keeps it.
  func notNow(root: String = "/") -> String {
    stillHTML(sentences.notNowPage, title: sentences.notNowTitle, root: root)
  }

  /// The document of a page on which no program runs.
  func stillHTML(_ page: Node, title: String, root: String = "/") -> String {
    document(page, title: title, root: root, styles: [Document.style, Document.stillStyle], program: { [] })
  }

  /// The document of a page that the server makes for each visitor. It works without its script.
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
          // The style alone shows it, after a while, unless the script sets `<html data-started>`.
          notice(id: "late", isHidden: false, hasWayOut: true, sentences.cannotStart)
          element("noscript") { notice(id: "noscript", isHidden: false, sentences.noScript) }
          // Behind all that it needs, so that it runs as soon as it has come, without a wait for the style or the first picture.
          element(
            "script", .attribute("type", "module"), .flag("async", true), .source(assets.path(Document.script)))
        }
      }
    }
    return "<!doctype html>" + document.html(root: root)
  }

  /// The colour that the browser gives its own surroundings of the page. A theme that the player chose has one colour,
  /// whatever the system prefers.
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
