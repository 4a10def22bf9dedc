import Formats
import Words

/// The word source from which Find Words draws its root words.
public indirect enum RootSource: Hashable, Sendable {
  /// The prepared root lists, whose words most people know.
  case known
  /// Every word of the lexicon that may be a root word.
  case all
  /// The vocabulary's words at a level, the saved words, or the words of one of the player's lists.
  case words(WordSource)

  /// The word source as text in journals and messages: `known`, `all`, or the name of a ``WordSource``.
  public var name: String {
    switch self {
    case .known: "known"
    case .all: "all"
    case .words(let source): source.name
    }
  }

  /// Creates the word source with this ``name``; `nil` for any other text.
  public init?(named name: String) {
    switch name.utf8 {
    case "known": self = .known
    case "all": self = .all
    default:
      switch WordSource(named: name) {
      case .level(let code): self = .words(.level(code))
      case .saved: self = .words(.saved)
      case .list(let id): self = .words(.list(id))
      case .all, .letter, .topic, nil: return nil
      }
    }
  }

  /// Whether rounds ignore the chosen length, because the word source contains words of any length.
  public var hasOwnLengths: Bool {
    switch self {
    case .words(.saved), .words(.list): true
    case .words, .known, .all: false
    }
  }
}
