import Formats
import Interface
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The address of a page: the kind of page, and the values for the placeholders in its address pattern.
/// `PageKind.all` lists the kinds of pages, and the server registers their addresses with ``patterns``. A route
/// contains no query. `Challenge.path`, `RoundLink.path` and a few other properties return addresses with a query. The
/// terminal command prints `Challenge.path`, which does not depend on the pages.
public struct Route: Sendable {
  let kind: PageKind
  /// The values for the placeholders in the page's address pattern, in order.
  let values: [String]

  init(_ kind: PageKind, _ values: [String] = []) {
    self.kind = kind
    self.values = values
  }

  /// The page that is shown for an unknown address.
  public static var start: Route { .home }

  /// The address that opens the settings. At this address, the host opens the settings over the player's own page
  /// (`Web/host.js`).
  static let settingsPath = Route.profile.path + "?settings=open"

  /// The address patterns of all pages, in the syntax that routers accept.
  public static var patterns: [String] { PageKind.all.map { String($0.pattern) } }

  /// Creates the route for an address; `nil` if the address matches no page's pattern. O(pages).
  public init?(path: String) {
    let texts = path.bytes.split(separator: UInt8(ascii: "/")).map { Percent.decoded($0) }
    for kind in PageKind.all {
      guard let values = kind.values(of: texts) else { continue }
      self.init(kind, values)
      return
    }
    return nil
  }

  init?(_ location: RelativeURL) { self.init(path: location.path) }

  /// The page's address, without a query.
  public var path: String {
    var path = ""
    var rest = values[...]
    for part in kind.parts {
      path += "/"
      if case .name(let name) = part { path += name } else { path += Percent.encoded(rest.removeFirst()) }
    }
    return path.isEmpty ? "/" : path
  }

  /// Whether both routes have the same address. The method compares the values and builds no address strings, because
  /// it is called for each of the thousands of words in the saved list.
  func isSame(as other: Route) -> Bool {
    kind == other.kind && zip(values, other.values).allSatisfy { $0.hasSameBytes(as: $1) }
  }

  /// The first page of the section of the site to which the page belongs.
  var room: PageKind { kind.room }

  /// Whether the page needs all styles from the start. Find Words has its own, smaller style sheet, so that
  /// a first visit loads fewer bytes.
  public var needsAllStyles: Bool { !isFindWords }

  /// The files that a first visit in these languages probably needs. The browser can load these files at the same time
  /// as the program.
  public func firstFiles(_ language: Language, _ translation: TranslationLanguage) -> [DataFile] {
    func vocabulary(_ language: Language) -> DataFile { .vocabulary(language, for: translation) }
    if let game { return game.firstFiles(language, translation) }
    if let (language, _) = vocabularyWord {
      let details = DataFile.details(language, DataFile.translation(of: language, for: translation))
      return [.lexicon(language), vocabulary(language), details]
    }
    return self.language.map { [vocabulary($0)] } ?? []
  }
}

// MARK: - Words and languages

extension Route {
  /// The language that the page's address names. The server renders a page with such an address together with the
  /// page's words.
  public var language: Language? {
    if case .vocabulary(let language)? = named.id { language } else { nil }
  }

  /// The word of a vocabulary that the address names.
  public var vocabularyWord: (language: Language, text: String)? {
    guard let language, let text = named.word else { return nil }
    return (language, text)
  }

  /// The vocabulary or list that the page shows.
  var glossary: GlossaryID? {
    let named = named
    return named.word.isThere ? nil : named.id
  }

  /// The word that the page is about, and the vocabulary or list that contains the word.
  var wordOfGlossary: (id: GlossaryID, text: String)? {
    let named = named
    guard let id = named.id, let word = named.word else { return nil }
    return (id, word)
  }

  private var named: (id: GlossaryID?, word: String?) {
    var named: (id: GlossaryID?, word: String?) = (nil, nil)
    var rest = values[...]
    for part in kind.parts {
      switch part {
      case .name: continue
      case .language: named.id = Language(code: rest.removeFirst()).map { .vocabulary($0) }
      case .list: named.id = EventID(rest.removeFirst()).map { .list($0) }
      case .word: named.word = rest.removeFirst()
      }
    }
    return named
  }
}

// MARK: - Titles

extension Session {
  /// The title of the browser window: the shown word, or the title of the shown page.
  var title: String {
    if let (_, text) = shownWord?.wordOfGlossary { return sentences.title(EntryID(text: text).word.shortened) }
    let title = route.kind.ownTitle?(self, route) ?? route.kind.title.map { sentences[$0] }
    return title.map { sentences.title($0) } ?? sentences[.product]
  }

  /// Returns the effect that updates the document's theme, language and title.
  func updateDocument() -> Effect {
    .updateDocument(theme: settings.theme.name, interface: interface.tag, title: title)
  }
}

extension Sentences {
  func title(_ page: String) -> String { page + " – " + self[.product] }
}
