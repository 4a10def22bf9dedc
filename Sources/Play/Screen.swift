import Journal
import Words

/// What the window shows, by its address.
enum Screen {
  case findWords
  case appleTree
  case vocabulary(Language)
  /// An entry of the vocabulary, or any other word.
  case word(Language, String)
  case saved
  case lists
  case newList
  case list(EventID)
  case listWord(EventID, String)

  init?(_ location: Location) {
    let parts = location.path.utf8.split(separator: UInt8(ascii: "/")).map { Location.decoded($0) }
    let first = parts.first ?? "find-words"
    switch first.utf8 {
    case "find-words" where parts.count <= 1: self = .findWords
    case "apple-tree" where parts.count == 1: self = .appleTree
    case "saved" where parts.count == 1: self = .saved
    case "lists" where parts.count == 1: self = .lists
    case "lists" where parts.count == 2 && parts[1].hasSameBytes(as: "new"): self = .newList
    case "lists" where parts.count == 2 || parts.count == 3:
      guard let list = EventID(parts[1]) else { return nil }
      self = parts.count == 2 ? .list(list) : .listWord(list, parts[2])
    case "vocabulary" where parts.count == 2 || parts.count == 3:
      guard let language = Language(code: parts[1]), language.code.hasSameBytes(as: parts[1]) else { return nil }
      self = parts.count == 2 ? .vocabulary(language) : .word(language, parts[2])
    default: return nil
    }
  }

  var path: String {
    switch self {
    case .findWords: "/find-words"
    case .appleTree: "/apple-tree"
    case .vocabulary(let language): "/vocabulary/" + language.code
    case .word(let language, let word): "/vocabulary/\(language.code)/\(Location.encoded(word))"
    case .saved: "/saved"
    case .lists: "/lists"
    case .newList: "/lists/new"
    case .list(let list): "/lists/" + list.text
    case .listWord(let list, let word): "/lists/\(list.text)/\(Location.encoded(word))"
    }
  }

  var isFindWords: Bool { if case .findWords = self { true } else { false } }
  var isAppleTree: Bool { if case .appleTree = self { true } else { false } }
  var isGame: Bool { isFindWords || isAppleTree }
  var isSavedList: Bool { if case .saved = self { true } else { false } }

  /// The vocabulary whose list this is.
  var shelf: Shelf? {
    switch self {
    case .vocabulary(let language): .vocabulary(language)
    case .list(let list): .list(list)
    default: nil
    }
  }

  /// Whether both have one address.
  func isSame(as other: Screen) -> Bool { path.hasSameBytes(as: other.path) }
}

/// A vocabulary to look into: the product's of a language, or a list of the player's own.
enum Shelf: Hashable {
  case vocabulary(Language)
  case list(EventID)

  /// The page of one of its words.
  func screen(_ word: String) -> Screen {
    switch self {
    case .vocabulary(let language): .word(language, word)
    case .list(let list): .listWord(list, word)
    }
  }

  var screen: Screen {
    switch self {
    case .vocabulary(let language): .vocabulary(language)
    case .list(let list): .list(list)
    }
  }
}
