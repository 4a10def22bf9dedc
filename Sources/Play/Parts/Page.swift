import Formats
import Journal
import Markup
import Rules
import Words

/// The base class of all pages and sheets. A feature's pages and sheets add the feature's state.
///
/// It is a class so that the closures of a page hold one reference. An instance lives for one rendering and never
/// changes.
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
  /// The classes of the whole page that depend on settings.
  var settingClasses: String {
    var classes = ""
    for setting in Setting.withPageClass where settings[setting] != setting.definition.usual {
      if !classes.isEmpty { classes += " " }
      classes += setting.behavior.pageClass
    }
    return classes
  }

  /// A page that is not a game's: the links between pages, its content, and the content over it.
  @inline(never)
  func plainPage(_ kind: String = "", sheet: Node?, @NodeBuilder content: () -> [Node]) -> Node {
    element("div", .class(kind.isEmpty ? "page plain" : "page plain " + kind, settingClasses)) {
      notStoredNotice()
      header()
      navigation()
      roomLinks()
      element("main", .class("text"), children: content)
      liveRegion()
      sheet
      splash(isAwaited: false)
    }
  }

  /// The header, which is the same on every page: a name, a drawing below it, and the button of the settings.
  func header(_ name: Node? = nil, growing: Node? = nil) -> Node {
    sentences.header(name, growing: growing) { settingsKey() }
  }

  /// The banner at the bottom of a page, which screen readers announce.
  func liveRegion() -> Node {
    element("div", .class("news", "low"), .attribute("role", "status")) { session.banner.map { bannerNode($0) } }
  }

  /// The content of a page whose words arrive later than the page. The content that the server has rendered stays until
  /// the words have arrived.
  func hydrated(hasData: Bool, @NodeBuilder content: () -> [Node]) -> [Node] {
    switch session.hydration {
    case .server: [element("div", key: "painted", .class("painted"), children: content)]
    case .awaited where !hasData: [element("div", key: "painted", .class("painted"))]
    case .awaited, .done: content()
    }
  }

  /// The content of a page that shows stored data: only its title until the data has been read.
  func stored(_ title: Phrase, @NodeBuilder content: () -> [Node]) -> [Node] {
    session.knowsJournal ? content() : [self.title(sentences[title]), loadingNote()]
  }

  /// A page on which something is missing: the reason, and the ways out.
  func troublePage(
    header: Node, sheet: Node?, _ notice: Notice, retry: String, @NodeBuilder ways: () -> [Node]
  ) -> Node {
    element("div", .class("page", settingClasses)) {
      notStoredNotice()
      header
      navigation()
      element("main", .class("trouble")) {
        Art.bareTree
        element("h1", .class("trouble-title")) { notice.title }
        element("p", .class("trouble-text"), .attribute("role", "alert")) { notice.text }
        element("button", .class("submit"), .attribute("type", "button"), .press(.host(.askedToRetry))) {
          retry
          Art.leaf
        }
        ways()
      }
      sheet
      splash(isAwaited: false)
    }
  }

  /// The error page for a page whose file did not arrive. Games build their own error pages.
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

  /// A tree that grows its leaves while the first data is loading. The style sheet shows it only if loading takes long.
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

/// A section of a page, with its title.
func part(_ id: String, _ title: String, @NodeBuilder content: () -> [Node]) -> Node {
  element("section", key: id, .class("part"), .attribute("aria-labelledby", id)) {
    element("h2", .class("found-title"), .id(id)) { title }
    content()
  }
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

  /// The note has a key, so that it is removed when the content arrives. Without a key, it would become a paragraph of
  /// the content, and jump.
  func loadingNote() -> Node {
    element("p", key: "loading", .attribute("aria-busy", "true"), .class("sheet-note")) { sentences[.loading] }
  }

  /// The message that one of the player's own lists does not exist.
  func listMissing() -> [Node] {
    [title(sentences[.lists]), emptyNote(sentences[.listMissing], sentences[.listMissingText])]
  }
}
