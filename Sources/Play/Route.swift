import Formats
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// What the window shows, by its address. It parses and prints the addresses of pages, and the server registers its pages from ``patterns``. Only
/// `Challenge.path` and `RoundLink.path` add queries of their own; the terminal prints the first one and knows no pages.
public indirect enum Route: Sendable {
  /// The orchard: what the player has done, and what waits.
  case home
  /// The board of Find Words.
  case findWords
  /// The tree and its word.
  case appleTree
  /// The vocabulary of the player's language, whichever it is.
  case words
  /// The list of a vocabulary's entries.
  case vocabulary(Language)
  /// An entry of the vocabulary, or any other word.
  case word(Language, String)
  /// The saved words.
  case saved
  /// The player's own lists.
  case lists
  /// The import of a list.
  case newList
  /// The words of a list, by the event that kept it.
  case list(EventID)
  /// A word of a list.
  case listWord(EventID, String)
  /// Figures of all that was played.
  case statistics
  /// What is stored of the player.
  case profile
  /// Where the words come from, and their licences.
  case licenses

  /// What is shown when an address names no page.
  public static let start = Route.home

  /// The settings, which lie over the player's own page: the host opens them there (`Web/host.js`).
  static let settingsPath = Route.profile.path + "?settings=open"

  /// Every page by its address: a part that begins with `:` stands for any text, which `make` gets. Of two that fit the first counts.
  private static let table: [(pattern: StaticString, make: @Sendable ([String]) -> Route?)] = [
    ("/", { _ in .home }),
    ("/find-words", { _ in .findWords }),
    ("/apple-tree", { _ in .appleTree }),
    ("/saved", { _ in .saved }),
    ("/lists", { _ in .lists }),
    ("/lists/new", { _ in .newList }),
    ("/lists/:list", { parts in EventID(parts[0]).map { .list($0) } }),
    ("/lists/:list/:word", { parts in EventID(parts[0]).map { .listWord($0, parts[1]) } }),
    ("/statistics", { _ in .statistics }),
    ("/profile", { _ in .profile }),
    ("/licenses", { _ in .licenses }),
    ("/vocabulary", { _ in .words }),
    ("/vocabulary/:language", { parts in language(parts[0]).map { .vocabulary($0) } }),
    ("/vocabulary/:language/:word", { parts in language(parts[0]).map { .word($0, parts[1]) } }),
  ]

  /// The addresses of all pages, in the form in which routers take them.
  public static var patterns: [String] { table.map { String($0.pattern) } }

  /// The page of an address; `nil` for an address that leads nowhere. O(patterns).
  public init?(path: String) {
    let parts = Array(path.utf8).split(separator: UInt8(ascii: "/")).map { Percent.decoded($0) }
    for (pattern, make) in Route.table {
      guard let values = Route.values(of: parts, as: pattern), let route = make(values) else { continue }
      self = route
      return
    }
    return nil
  }

  init?(_ location: RelativeURL) { self.init(path: location.path) }

  /// The values of a pattern's parameters; `nil` for parts that do not fit the pattern.
  private static func values(of parts: [String], as pattern: StaticString) -> [String]? {
    pattern.withUTF8Buffer { pattern in
      let wanted = Array(pattern).split(separator: UInt8(ascii: "/"))
      guard wanted.count == parts.count else { return nil }
      var values: [String] = []
      for (name, part) in zip(wanted, parts) {
        if name.first == UInt8(ascii: ":") {
          values.append(part)
        } else if name != Array(part.utf8)[...] {
          return nil
        }
      }
      return values
    }
  }

  /// The language of a code, in lower case only, so that each page has one address.
  private static func language(_ code: String) -> Language? {
    Language(code: code).flatMap { $0.code.hasSameBytes(as: code) ? $0 : nil }
  }

  /// The page's address, without a query.
  public var path: String {
    switch self {
    case .home: "/"
    case .findWords: "/find-words"
    case .appleTree: "/apple-tree"
    case .words: "/vocabulary"
    case .vocabulary(let language): "/vocabulary/" + language.code
    case .word(let language, let word): "/vocabulary/\(language.code)/\(Percent.encoded(word))"
    case .saved: "/saved"
    case .lists: "/lists"
    case .newList: "/lists/new"
    case .list(let list): "/lists/" + list.text
    case .listWord(let list, let word): "/lists/\(list.text)/\(Percent.encoded(word))"
    case .statistics: "/statistics"
    case .profile: "/profile"
    case .licenses: "/licenses"
    }
  }

  /// Whether both have the same address. It builds no long addresses: the shown word is looked for among thousands of saved words.
  func isSame(as other: Route) -> Bool {
    switch self {
    case .word(let language, let word):
      guard case .word(language, let otherWord) = other else { return false }
      return word.hasSameBytes(as: otherWord)
    case .listWord(let list, let word):
      guard case .listWord(list, let otherWord) = other else { return false }
      return word.hasSameBytes(as: otherWord)
    case .home, .findWords, .appleTree, .words, .vocabulary, .saved, .lists, .newList, .list, .statistics, .profile,
      .licenses:
      return path.hasSameBytes(as: other.path)
    }
  }

  var isFindWords: Bool { if case .findWords = self { true } else { false } }
  var isAppleTree: Bool { if case .appleTree = self { true } else { false } }
  var isGame: Bool { isFindWords || isAppleTree }
  var isSaved: Bool { if case .saved = self { true } else { false } }

  /// The language that the address names. The server shows such a page with its words on it.
  public var language: Language? {
    switch self {
    case .vocabulary(let language), .word(let language, _): language
    case .home, .findWords, .appleTree, .words, .saved, .lists, .newList, .list, .listWord, .statistics, .profile,
      .licenses:
      nil
    }
  }

  /// The vocabulary or list whose words the page lists.
  var glossary: GlossaryID? {
    switch self {
    case .vocabulary(let language): .vocabulary(language)
    case .list(let list): .list(list)
    case .home, .findWords, .appleTree, .words, .word, .saved, .lists, .newList, .listWord, .statistics, .profile,
      .licenses:
      nil
    }
  }

  /// The word that is looked up, and in which vocabulary.
  var wordOfGlossary: (id: GlossaryID, text: String)? {
    switch self {
    case .word(let language, let word): (.vocabulary(language), word)
    case .listWord(let list, let word): (.list(list), word)
    case .home, .findWords, .appleTree, .words, .vocabulary, .saved, .lists, .newList, .list, .statistics, .profile,
      .licenses:
      nil
    }
  }

  /// What a first visit by a reader of this language is likely to need: it can come beside the program, not after it.
  public func firstFiles(_ language: Language, _ translation: TranslationLanguage) -> [DataFile] {
    func vocabulary(_ language: Language) -> DataFile { .vocabulary(language, for: translation) }
    return switch self {
    case .findWords: [.lexicon(language), .roots(language, length: RootList.usualLength)]
    case .appleTree: [vocabulary(language)]
    case .vocabulary(let language): [vocabulary(language)]
    case .word(let language, _): [.lexicon(language), vocabulary(language)]
    case .home, .words, .saved, .lists, .newList, .list, .listWord, .statistics, .profile, .licenses: []
    }
  }
}

// MARK: - Titles

extension Session {
  /// The title of the window, from the word or the page that is shown.
  var title: String {
    if let (_, text) = shownWord?.wordOfGlossary { return sentences.title(EntryID(text: text).word.shortened) }
    switch route {
    case .home, .words: return sentences[.product]
    case .findWords: return sentences.title(sentences[.findWords])
    case .appleTree: return sentences.title(sentences[.appleTree])
    case .vocabulary(let language):
      return sentences.title(sentences.pair(sentences[.vocabulary], sentences.nameAlone(language)))
    case .saved: return sentences.title(sentences[.savedWords])
    case .lists: return sentences.title(sentences[.lists])
    case .newList: return sentences.title(sentences[.importList])
    case .list(let id): return sentences.title(list(id)?.name ?? sentences[.lists])
    case .statistics: return sentences.title(sentences[.figures])
    case .profile: return sentences.title(sentences[.profile])
    case .licenses: return sentences.title(sentences[.licenses])
    case .word, .listWord: return sentences[.product]
    }
  }

  /// Brings the document in line with the theme, the language and the page.
  func updateDocument() -> Effect {
    .updateDocument(theme: settings.theme.name, interface: interface.tag, title: title)
  }
}

extension Sentences {
  func title(_ page: String) -> String { page + " – " + self[.product] }
}

/// A vocabulary to look into: the product's of a language, or a list of the player's own.
indirect enum GlossaryID: Hashable, Sendable {
  case vocabulary(Language)
  case list(EventID)

  /// The page of one of its words.
  func route(_ word: String) -> Route {
    switch self {
    case .vocabulary(let language): .word(language, word)
    case .list(let list): .listWord(list, word)
    }
  }

  var route: Route {
    switch self {
    case .vocabulary(let language): .vocabulary(language)
    case .list(let list): .list(list)
    }
  }
}
