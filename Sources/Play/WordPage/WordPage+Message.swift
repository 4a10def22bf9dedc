import Formats
import Words

extension WordPage {
  /// An action of the player on the page or dialog about a word.
  indirect enum Message: Equatable, Sendable {
    case openedWord(Language, String)
    /// The player went to the previous word (−1) or to the next word (1).
    case wentToNeighbour(Int)
    case pronounced(Language, String)
    /// The player asked to hear the example of an entry.
    case pronouncedExample(Language, String)
    /// A text could not be read aloud, for the reason that the host names.
    case failedToPronounce(String)

    var name: String {
      switch self {
      case .openedWord(let language, let word): named("openedWord", language.code, word)
      case .wentToNeighbour(let step): named("wentToNeighbour", step)
      case .pronounced(let language, let word): named("pronounced", language.code, word)
      case .pronouncedExample(let language, let entry): named("pronouncedExample", language.code, entry)
      case .failedToPronounce: "failedToPronounce"
      }
    }

    var body: [UInt8] { if case .failedToPronounce(let reason) = self { reason.bytes } else { [] } }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "openedWord", "wentToNeighbour", "pronounced", "pronouncedExample", "failedToPronounce",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "openedWord": text.word { .openedWord($0, $1) }
        case "wentToNeighbour": text.number.map { .wentToNeighbour($0 < 0 ? -1 : 1) }
        case "pronounced": text.word { .pronounced($0, $1) }
        case "pronouncedExample": text.word { .pronouncedExample($0, $1) }
        case "failedToPronounce": .failedToPronounce(text.text)
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    static var examples: [Message] {
      [
        .openedWord(.english, "ring"), .openedWord(.spanish, "de nada"), .wentToNeighbour(-1), .wentToNeighbour(1),
        .pronounced(.italian, "città"), .pronouncedExample(.english, "lead.2"), .failedToPronounce("noVoice"),
      ]
    }
  }
}
