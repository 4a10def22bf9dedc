import Formats

extension AppleTree {
  /// An action of the player in Apple Tree.
  indirect enum Message: Equatable, Sendable {
    case triedLetter(String)
    /// The player changed the text of the letter field, or of a guess at the whole word.
    case typedWord(String)
    case openedGuess
    case submittedGuess
    case askedForHint
    case playedAgain
    case openedWords
    case openedFigures
    case openedChallenge
    case typedChallenge(String)
    case sentChallenge
    case sharedRound

    var name: String {
      switch self {
      case .triedLetter(let letter): named("triedLetter", letter)
      case .typedWord: "typedWord"
      case .openedGuess: "openedWordGuess"
      case .submittedGuess: "submittedWordGuess"
      case .askedForHint: "askedForAppleTreeHint"
      case .playedAgain: "playedAgain"
      case .openedWords: "openedWords"
      case .openedFigures: "openedAppleTreeFigures"
      case .openedChallenge: "openedChallenge"
      case .typedChallenge: "typedChallenge"
      case .sentChallenge: "sentChallenge"
      case .sharedRound: "sharedAppleTree"
      }
    }

    var body: [UInt8] {
      switch self {
      case .typedWord(let text), .typedChallenge(let text): text.bytes
      default: []
      }
    }

    /// The feature's message names. Each message name belongs to only one feature.
    static let names: [StaticString] = [
      "triedLetter", "typedWord", "openedWordGuess", "submittedWordGuess", "askedForAppleTreeHint", "playedAgain",
      "openedWords", "openedAppleTreeFigures", "openedChallenge", "typedChallenge", "sentChallenge", "sharedAppleTree",
    ]

    init?(_ text: MessageText) {
      let message: Message? =
        switch text.name.utf8 {
        case "triedLetter": text.argument.isEmpty ? nil : .triedLetter(text.argument)
        case "typedWord": .typedWord(text.text)
        case "openedWordGuess": .openedGuess
        case "submittedWordGuess": .submittedGuess
        case "askedForAppleTreeHint": .askedForHint
        case "playedAgain": .playedAgain
        case "openedWords": .openedWords
        case "openedAppleTreeFigures": .openedFigures
        case "openedChallenge": .openedChallenge
        case "typedChallenge": .typedChallenge(text.text)
        case "sentChallenge": .sentChallenge
        case "sharedAppleTree": .sharedRound
        default: nil
        }
      guard let message else { return nil }
      self = message
    }

    /// Whether the player pressed a key of the on-screen keyboard, or typed in the letter field or in the field for the
    /// whole word.
    var isAtBoard: Bool {
      switch self {
      case .triedLetter, .typedWord: true
      default: false
      }
    }

    static var examples: [Message] {
      [
        .triedLetter("a"), .triedLetter("ñ"), .typedWord("ae?"), .openedGuess, .submittedGuess,
        .askedForHint, .playedAgain, .openedWords, .openedFigures, .openedChallenge,
        .typedChallenge("árbol"), .sentChallenge, .sharedRound,
      ]
    }
  }
}
