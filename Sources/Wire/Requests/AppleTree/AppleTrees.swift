import Formats
import Rules
import Words

/// A request to play a round of Apple Tree, with a word and the letters to try. The command `orchard apple-tree`
/// answers the request.
public struct AppleTreeRequest: Sendable {
  /// The word to guess.
  public let word: HiddenWord
  /// The characters to try, in this order.
  public let letters: String

  /// Reads the request from the arguments of a command line.
  ///
  /// - Throws: `unknownLanguage`, or `unsuitableWord` if the word cannot be guessed letter by letter.
  public init(language: String, word: String, letters: String) throws(RequestFault) {
    let language = try Language(named: language)
    guard let hidden = HiddenWord(word, language: language) else { throw .unsuitableWord(word) }
    self.word = hidden
    self.letters = letters
  }

  init(_ json: JSON) throws(RequestFault) {
    try self.init(
      language: try json.requiredString("language"), word: try json.requiredString("word"),
      letters: try json.requiredString("letters"))
  }

  /// The response with the state of the round after the last letter and a list of the refused letters. O(letters ×
  /// (letters + characters of the word)).
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
    return round.json(refused)
  }
}

extension AppleTreeRound {
  /// Returns the visible state of the round; the word is included only after the round has ended.
  fileprivate func json(_ refused: [JSON]) -> JSON {
    let alphabet = Alphabet(word.language)
    var members: Members = [
      ("language", .string(word.language.code)), ("shown", .string(shown.map { $0 ?? "_" }.joined())),
      ("tried", .array(tried.map { .string(alphabet.text(Word([$0]))) })), ("refused", .array(refused)),
      ("apples", .integer(applesLeft)), ("outcome", .string(outcome?.code ?? "playing")),
    ]
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
