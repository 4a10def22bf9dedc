import Formats
import Rules
import Words

/// A request to play a round of Apple Tree, with a word, the letters to try, and a guess at the whole word. The command
/// `orchard apple-tree` answers the request.
public struct AppleTreeRequest: Sendable {
  /// The word to guess.
  public let word: HiddenWord
  /// The characters to try, in this order.
  public let letters: String
  /// The guess at the whole word after the letters; `nil` for no guess.
  public let guess: String?

  /// Reads the request from the arguments of a command line.
  ///
  /// - Throws: `unknownLanguage`, or `unsuitableWord` if the word cannot be guessed letter by letter.
  public init(language: String, word: String, letters: String, guess: String? = nil) throws(RequestFault) {
    let language = try Language(named: language)
    guard let hidden = HiddenWord(word, language: language) else { throw .unsuitableWord(word) }
    self.word = hidden
    self.letters = letters
    self.guess = guess
  }

  init(_ json: JSON) throws(RequestFault) {
    try self.init(
      language: try json.requiredString("language"), word: try json.requiredString("word"),
      letters: try json.requiredString("letters"), guess: json["guess"]?.string)
  }

  /// The response with the state of the round after the last move, a list of the refused letters, and the result of the
  /// guess at the whole word: `right`, `wrong`, or the reason why it is refused.
  /// O(letters × (letters + characters of the word)).
  public var answer: JSON {
    var round = AppleTreeRound(word)
    var refused: [JSON] = []
    for character in letters.unicodeScalars {
      do throws(AppleTreeRound.Refusal) {
        try round.play(character)
      } catch {
        refused.append(
          .object([("letter", .string(String(Character(character)))), ("reason", .string(error.code))]))
      }
    }
    var result: String?
    if let guess {
      do throws(AppleTreeRound.GuessRefusal) {
        result = try round.guess(guess) ? "right" : "wrong"
      } catch {
        result = error.code
      }
    }
    return round.json(refused, guess: result)
  }
}

extension AppleTreeRound {
  /// Returns the visible state of the round; the word is included only after the round has ended.
  fileprivate func json(_ refused: [JSON], guess: String?) -> JSON {
    let alphabet = Alphabet(word.language)
    var members: Members = [
      ("language", .string(word.language.code)), ("shown", .string(shown.map { $0 ?? "_" }.joined())),
      ("tried", .array(tried.map { .string(alphabet.text(Word([$0]))) })), ("refused", .array(refused)),
      ("apples", .integer(applesLeft)), ("outcome", .string(outcome?.code ?? "playing")),
    ]
    if let guess { members.append(("guess", .string(guess))) }
    if case .some = outcome { members.append(("word", .string(word.spelling))) }
    return .object(members)
  }
}

extension AppleTreeRound.Outcome {
  var code: String {
    switch self {
    case .won: "won"
    case .lost: "lost"
    }
  }
}

extension AppleTreeRound.Refusal {
  var code: String {
    switch self {
    case .roundIsOver: "roundIsOver"
    case .notALetter: "notALetter"
    case .alreadyTried: "alreadyTried"
    }
  }
}

extension AppleTreeRound.GuessRefusal {
  var code: String {
    switch self {
    case .roundIsOver: "roundIsOver"
    case .tooFewLetters: "tooFewLetters"
    case .empty: "empty"
    case .notALetter: "notALetter"
    case .wrongLength: "wrongLength"
    case .alreadyGuessed: "alreadyGuessed"
    }
  }
}
