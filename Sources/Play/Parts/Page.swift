import Formats
import Interface
import Journal
import Markup
import Rules
import Words

/// The base class of all pages and dialogs. Subclasses add the state of the feature to which the page or dialog
/// belongs.
///
/// A page is a class instance, so that each closure in it captures a single reference. An instance is used for one
/// rendering, and never changes.
class Page {
  let session: Session
  let sentences: Sentences

  init(_ session: Session) {
    self.session = session
    sentences = session.sentences
  }

  var settings: Settings { session.settings }
  var library: Library { session.library }
  var profile: Profile { session.profile }
  var interface: InterfaceLanguage { session.interface }
  var route: Route { session.route }
}

// MARK: - The frame

extension Page {
  /// The CSS classes of the page's root element that depend on the settings.
  var settingClasses: String {
    var classes = ""
    for setting in Setting.withPageClass where settings[setting] != setting.definition.usual {
      if !classes.isEmpty { classes += " " }
      classes += setting.behavior.pageClass
    }
    return classes
  }

  /// A page that does not belong to a game, with the navigation, its content, and the content over the page.
  @inline(never)
  func plainPage(_ kind: String = "", sheet: Node?, @NodeBuilder content: () -> [Node]) -> Node {
    element("div", .class(kind.isEmpty ? "page plain" : "page plain " + kind, settingClasses)) {
      notStoredNotice()
      header()
      navigation()
      roomLinks()
      element("main", .class("text"), .id("main"), children: content)
      liveRegion()
      sheet
      splash(isAwaited: false)
    }
  }

  /// The header, which has the same structure on every page: a name, a drawing below the name, and the settings button.
  func header(_ name: Node? = nil, growing: Node? = nil) -> Node {
    sentences.header(name, growing: growing) { settingsKey() }
  }

  /// The element at the bottom of a page in which banners appear, so that screen readers announce them.
  func liveRegion() -> Node {
    element("div", .class("news", "low"), .attribute("role", "status")) { session.banner.map { bannerNode($0) } }
  }

  /// The content of a page that is shown before its words have arrived. The content that the server rendered stays
  /// until the client has the words.
  func hydrated(hasData: Bool, @NodeBuilder content: () -> [Node]) -> [Node] {
    switch session.hydration {
    case .server: [element("div", key: "painted", .class("painted"), children: content)]
    case .awaited where !hasData: [element("div", key: "painted", .class("painted"))]
    case .awaited, .done: content()
    }
  }

  /// The content of a page that shows stored data; only the title until the stored data has been read.
  func stored(_ title: Phrase, @NodeBuilder content: () -> [Node]) -> [Node] {
    session.knowsJournal ? content() : [self.title(sentences[title]), loadingNote()]
  }

  /// A page that reports missing data: the reason, and the ways in which the player can continue.
  func troublePage(
    header: Node, sheet: Node?, _ notice: Notice, retry: String, @NodeBuilder ways: () -> [Node]
  ) -> Node {
    element("div", .class("page", settingClasses)) {
      notStoredNotice()
      header
      navigation()
      element("main", .class("trouble"), .id("main")) {
        Art.bareTree
        element("h1", .class("trouble-title")) { notice.title }
        element("p", .class("trouble-text"), .attribute("role", "alert")) { notice.text }
        primaryButton(retry, .host(.askedToRetry))
        ways()
      }
      sheet
      splash(isAwaited: false)
    }
  }

  /// The error page that replaces a page if a file of that page could not be loaded. The games build their own error
  /// pages.
  func troublePage(_ file: DataFile, sheet: Node?) -> Node {
    troublePage(
      header: header(), sheet: sheet, missing(file), retry: sentences[.tryAgain]
    ) {
      secondaryButton(sentences[.toTheGame], .host(.openedPage(Game.all[0].route.path)))
    }
  }

  func missing(_ file: DataFile) -> Notice {
    missingOffline(file)
      ?? Notice(sentences[.fileMissingTitle], sentences(.fileMissingText, .text("file", file.name)))
  }

  func settingsKey() -> Node {
    roundKey(sentences[.settings], Art.settings, .settings(.openedSettings), isDialog: true)
  }

  /// A drawing of a tree that grows leaves while the first data is loading. The style sheet shows the drawing only if
  /// the loading takes long.
  func splash(isAwaited: Bool) -> Node? {
    let isAsked = session.showsSplash
    guard isAwaited || isAsked else { return nil }
    return element(
      "div", .class("splash"), .flag("data-asked", isAsked), isAsked ? .press(.host(.askedForSplash)) : nil
    ) {
      Art.tree(.fruit)
      element("p", .class("splash-text"), .attribute("role", "status")) { sentences[.splash] }
      if isAsked { secondaryButton(sentences[.close], .host(.askedForSplash)) }
    }
  }
}

// MARK: - Texts

/// A section of a page with a title.
func part(_ id: String, _ title: String, @NodeBuilder content: () -> [Node]) -> Node {
  element("section", key: id, .class("part"), .attribute("aria-labelledby", id)) {
    element("h2", .class("found-title"), .id(id)) { title }
    content()
  }
}

/// The parts of a text, with the first occurrence of a word marked as a word of another language, so that screen
/// readers pronounce it in that language. O(bytes of the text × bytes of the word).
@inline(never)
func marked(_ word: String, _ language: Language, in text: String) -> [Node] {
  let (bytes, count) = (text.bytes, word.utf8.count)
  for start in bytes.indices where start + count <= bytes.count {
    guard String(utf8: bytes[start..<(start + count)]).hasSameBytes(as: word) else { continue }
    return [
      .text(String(utf8: bytes[..<start])), element("span", .attribute("lang", language.code)) { word },
      .text(String(utf8: bytes[(start + count)...])),
    ]
  }
  return [.text(text)]
}

extension Page {
  func title(_ text: String) -> Node {
    element("h1", .class("word-title"), .id("title"), .attribute("tabindex", "-1")) { text }
  }

  func note(_ text: String) -> Node { element("p", .class("sheet-note")) { text } }

  func emptyNote(_ title: String, _ text: String) -> Node {
    element("div", .class("empty")) {
      Art.basket
      element("p", .class("empty-title")) { title }
      element("p") { text }
    }
  }

  /// The loading text has a key, so that it is removed when the content arrives. Without a key, the same element would
  /// be reused as the content's first paragraph, and would visibly jump.
  func loadingNote() -> Node {
    element("p", key: "loading", .attribute("aria-busy", "true"), .class("sheet-note")) { sentences[.loading] }
  }

  /// The message that the requested list of the player does not exist.
  func listMissing() -> [Node] {
    [title(sentences[.lists]), emptyNote(sentences[.listMissing], sentences[.listMissingText])]
  }
}
