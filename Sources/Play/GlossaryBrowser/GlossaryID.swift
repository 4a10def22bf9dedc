import Journal
import Words

/// Identifies a vocabulary: the product's vocabulary of a language, or one of the player's own lists.
indirect enum GlossaryID: Hashable, Sendable {
  case vocabulary(Language)
  case list(EventID)

  /// The page of a word in this vocabulary or list.
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
