import Journal
import Words

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
