import Formats
import Words

extension SavedWords {
  /// An action of the player on the saved words, or on the words that the player has added.
  indirect enum Message: Equatable, Sendable {
    case savedWord(Language, String)
    case unsavedWord(Language, String)
    case askedToRemoveAll
    case removedAll
    case tookBackRemoval
    case removedOwnWord(Language, String)
    /// The host reported which rows of a language's long list are in sight.
    case sawRows(Language, Range<Int>)

    var name: String {
      switch self {
      case .savedWord(let language, let word): named("savedWord", language.code, word)
      case .unsavedWord(let language, let word): named("unsavedWord", language.code, word)
      case .askedToRemoveAll: "askedToRemoveAll"
      case .removedAll: "removedAll"
      case .tookBackRemoval: "tookBackRemoval"
      case .removedOwnWord(let language, let word): named("removedOwnWord", language.code, word)
      case .sawRows(let language, _): named("sawSavedRows", language.code)
      }
    }

    var body: [UInt8] {
      if case .sawRows(_, let rows) = self { MessageText.body(of: rows) } else { [] }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "savedWord", "unsavedWord", "askedToRemoveAll", "removedAll", "tookBackRemoval", "removedOwnWord",
      "sawSavedRows",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "savedWord": text.word { .savedWord($0, $1) }
        case "unsavedWord": text.word { .unsavedWord($0, $1) }
        case "askedToRemoveAll": .askedToRemoveAll
        case "removedAll": .removedAll
        case "tookBackRemoval": .tookBackRemoval
        case "removedOwnWord": text.word { .removedOwnWord($0, $1) }
        case "sawSavedRows": Message.sawRows(text)
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    private static func sawRows(_ text: MessageText) -> Message? {
      guard let language = Language(code: text.argument), let rows = text.rows else { return nil }
      return .sawRows(language, rows)
    }

    static var examples: [Message] {
      [
        .savedWord(.english, "ring"), .unsavedWord(.spanish, "ñu"), .askedToRemoveAll, .removedAll, .tookBackRemoval,
        .removedOwnWord(.english, "grim"), .sawRows(.italian, 120..<134),
      ]
    }
  }
}
