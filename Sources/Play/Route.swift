import Formats
import Journal
import Markup
import Rules
import Vocabulary
import Words

/// What the window shows, by its address. It parses and prints the addresses of pages, and the server registers its pages from ``patterns``. Only
/// `Challenge.path` and `RoundLink.path` add queries of their own; the terminal prints the first one and knows no pages.
public enum Route: Sendable {
  /// The board of Find Words.
  case findWords
  /// The tree and its word.
  case appleTree
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
  /// Where the words come from, and their licences.
  case licenses

  /// What is shown when an address names no page.
  public static let start = Route.findWords

  /// Every page by its address: a part that begins with `:` stands for any text, which `make` gets. Of two that fit the first counts.
  private static let table: [(pattern: StaticString, make: @Sendable ([String]) -> Route?)] = [
    ("/find-words", { _ in .findWords }),
    ("/apple-tree", { _ in .appleTree }),
    ("/saved", { _ in .saved }),
    ("/lists", { _ in .lists }),
    ("/lists/new", { _ in .newList }),
    ("/lists/:list", { parts in EventID(parts[0]).map { .list($0) } }),
    ("/lists/:list/:word", { parts in EventID(parts[0]).map { .listWord($0, parts[1]) } }),
    ("/licenses", { _ in .licenses }),
    ("/vocabulary/:language", { parts in language(parts[0]).map { .vocabulary($0) } }),
    ("/vocabulary/:language/:word", { parts in language(parts[0]).map { .word($0, parts[1]) } }),
  ]

  /// The addresses of all pages, in the form in which routers take them.
  public static var patterns: [String] { table.map { String($0.pattern) } }

  /// The page of an address; `nil` for an address that leads nowhere. O(patterns).
  public init?(path: String) {
    let parts = Array(path.utf8).split(separator: UInt8(ascii: "/")).map { Percent.decoded($0) }
    if parts.isEmpty {
      self = .start
      return
    }
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
    case .findWords: "/find-words"
    case .appleTree: "/apple-tree"
    case .vocabulary(let language): "/vocabulary/" + language.code
    case .word(let language, let word): "/vocabulary/\(language.code)/\(Percent.encoded(word))"
    case .saved: "/saved"
    case .lists: "/lists"
    case .newList: "/lists/new"
    case .list(let list): "/lists/" + list.text
    case .listWord(let list, let word): "/lists/\(list.text)/\(Percent.encoded(word))"
    case .licenses: "/licenses"
    }
  }

  /// Whether both have the same address. It builds no addresses: the shown word is looked for among thousands of saved words.
  func isSame(as other: Route) -> Bool {
    switch (self, other) {
    case (.findWords, .findWords), (.appleTree, .appleTree), (.saved, .saved), (.lists, .lists), (.newList, .newList),
      (.licenses, .licenses):
      true
    case (.vocabulary(let one), .vocabulary(let other)): one == other
    case (.word(let one, let word), .word(let other, let otherWord)): one == other && word.hasSameBytes(as: otherWord)
    case (.list(let one), .list(let other)): one == other
    case (.listWord(let one, let word), .listWord(let other, let otherWord)):
      one == other && word.hasSameBytes(as: otherWord)
    case (.findWords, _), (.appleTree, _), (.saved, _), (.lists, _), (.newList, _), (.licenses, _), (.vocabulary, _),
      (.word, _), (.list, _), (.listWord, _):
      false
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
    case .findWords, .appleTree, .saved, .lists, .newList, .list, .listWord, .licenses: nil
    }
  }

  /// The vocabulary or list whose words the page lists.
  var glossary: GlossaryID? {
    switch self {
    case .vocabulary(let language): .vocabulary(language)
    case .list(let list): .list(list)
    case .findWords, .appleTree, .word, .saved, .lists, .newList, .listWord, .licenses: nil
    }
  }

  /// The word that is looked up, and in which vocabulary.
  var wordOfGlossary: (id: GlossaryID, text: String)? {
    switch self {
    case .word(let language, let word): (.vocabulary(language), word)
    case .listWord(let list, let word): (.list(list), word)
    case .findWords, .appleTree, .vocabulary, .saved, .lists, .newList, .list, .licenses: nil
    }
  }

  /// What a first visit by a reader of this language is likely to need: it can come beside the program, not after it.
  public func firstFiles(_ language: Language) -> [DataFile] {
    switch self {
    case .findWords: [.lexicon(language), .roots(language, length: RootList.usualLength)]
    case .appleTree: [.vocabulary(language)]
    case .vocabulary(let language): [.vocabulary(language)]
    case .word(let language, _): [.lexicon(language), .vocabulary(language)]
    case .saved, .lists, .newList, .list, .listWord, .licenses: []
    }
  }

  /// One of the links that are at the top of pages: the one that this page belongs to.
  enum Section: CaseIterable { case findWords, appleTree, vocabulary, saved, lists }

  /// `nil` for a page that belongs to none of these links.
  var section: Section? {
    switch self {
    case .findWords: .findWords
    case .appleTree: .appleTree
    case .vocabulary, .word: .vocabulary
    case .saved: .saved
    case .lists, .newList, .list, .listWord: .lists
    case .licenses: nil
    }
  }
}

extension Route.Section {
  /// Where the link leads; the vocabulary's to that of a language.
  func route(_ language: Language) -> Route {
    switch self {
    case .findWords: .findWords
    case .appleTree: .appleTree
    case .vocabulary: .vocabulary(language)
    case .saved: .saved
    case .lists: .lists
    }
  }

  var name: Phrase {
    switch self {
    case .findWords: .findWords
    case .appleTree: .appleTree
    case .vocabulary: .vocabulary
    case .saved: .savedPage
    case .lists: .lists
    }
  }
}

// MARK: - Titles

extension Session {
  /// The title of the window, from the word or the page that is shown.
  var title: String {
    if let (_, text) = shownWord?.wordOfGlossary { return sentences.title(EntryID(text: text).word.shortened) }
    switch route {
    case .findWords: return sentences.documentTitle
    case .appleTree: return sentences.title(sentences[.appleTree])
    case .vocabulary(let language):
      return sentences.title(sentences.pair(sentences[.vocabulary], sentences.nameAlone(language)))
    case .saved: return sentences.title(sentences[.savedWords])
    case .lists: return sentences.title(sentences[.lists])
    case .newList: return sentences.title(sentences[.importList])
    case .list(let id): return sentences.title(list(id)?.content?.name ?? sentences[.lists])
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
  fileprivate func title(_ page: String) -> String { page + " – " + self[.product] }
}

/// A vocabulary to look into: the product's of a language, or a list of the player's own.
enum GlossaryID: Hashable, Sendable {
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
