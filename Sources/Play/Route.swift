import Formats
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// The address of a page: the page's kind and the values for its pattern. ``PageKind/all`` lists the pages, and the
/// server registers them with ``patterns``. Only `Challenge.path` and `RoundLink.path` add queries. The terminal prints
/// `Challenge.path` without knowing the pages.
public struct Route: Sendable {
  let kind: PageKind
  /// A text for each value in the page's pattern, in order.
  let values: [String]

  init(_ kind: PageKind, _ values: [String] = []) {
    self.kind = kind
    self.values = values
  }

  /// The page for an address that names no page.
  public static var start: Route { .home }

  /// The address of the settings, which the host opens over the player's own page (`Web/host.js`).
  static let settingsPath = Route.profile.path + "?settings=open"

  /// The address patterns of all pages, in the form in which routers take them.
  public static var patterns: [String] { PageKind.all.map { String($0.pattern) } }

  /// The page at an address; `nil` if no page's pattern matches it. O(pages).
  public init?(path: String) {
    let texts = Array(path.utf8).split(separator: UInt8(ascii: "/")).map { Percent.decoded($0) }
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

  /// Whether both routes have the same address. Compares the values, not address strings, because the saved list has
  /// thousands of words.
  func isSame(as other: Route) -> Bool {
    kind == other.kind && zip(values, other.values).allSatisfy { $0.hasSameBytes(as: $1) }
  }

  /// The first page of the room that the page belongs to.
  var room: PageKind { kind.room }

  /// The files that a first visit in these languages probably needs, so they can load together with the program.
  public func firstFiles(_ language: Language, _ translation: TranslationLanguage) -> [DataFile] {
    func vocabulary(_ language: Language) -> DataFile { .vocabulary(language, for: translation) }
    if let game { return game.firstFiles(language, translation) }
    if let (language, _) = vocabularyWord { return [.lexicon(language), vocabulary(language)] }
    return self.language.map { [vocabulary($0)] } ?? []
  }
}

// MARK: - Words and languages

extension Route {
  /// The language that the address names. The server renders such a page with its words.
  public var language: Language? {
    if case .vocabulary(let language)? = named.id { language } else { nil }
  }

  /// The word of a vocabulary that the address names.
  public var vocabularyWord: (language: Language, text: String)? {
    guard let language, let text = named.word else { return nil }
    return (language, text)
  }

  /// The vocabulary or list whose words the page lists.
  var glossary: GlossaryID? {
    let named = named
    return named.word.isThere ? nil : named.id
  }

  /// The word that the page looks up, and its vocabulary or list.
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
  /// The title of the window, from the word or the page that is shown.
  var title: String {
    if let (_, text) = shownWord?.wordOfGlossary { return sentences.title(EntryID(text: text).word.shortened) }
    let title = route.kind.ownTitle?(self, route) ?? route.kind.title.map { sentences[$0] }
    return title.map { sentences.title($0) } ?? sentences[.product]
  }

  /// Updates the document to match the theme, the language and the page.
  func updateDocument() -> Effect {
    .updateDocument(theme: settings.theme.name, interface: interface.tag, title: title)
  }
}

extension Sentences {
  func title(_ page: String) -> String { page + " – " + self[.product] }
}
