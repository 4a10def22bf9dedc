import Formats
import Rules
import Vocabulary
import Words

/// A request for the link of a challenge, which lets another player guess a word. The command `orchard challenge`
/// answers the request.
public struct ChallengeRequest: Hashable, Sendable {
  /// The language of the word.
  public let language: Language
  /// The word to guess, in any case, with or without accents.
  public let word: String

  /// Reads the request from the arguments of a command line.
  ///
  /// - Throws: `unknownLanguage` if the program does not support the language.
  public init(language: String, word: String) throws(RequestFault) {
    self.language = try Language(named: language)
    self.word = word
  }

  /// Returns the response: the word's spelling and the path of the link. O(entries of the vocabulary).
  ///
  /// - Throws: `unsuitableChallenge` with the reason why the word cannot be a challenge.
  public func answer(in lexicon: Lexicon, _ glossary: Glossary) throws(RequestFault) -> JSON {
    do throws(UnsuitableChallenge) {
      let challenge = try Challenge(
        checking: word, language: language, lexicon: lexicon,
        vocabulary: { glossary.language == language ? glossary.spelling(meantBy: $0) : nil })
      return .object([
        ("language", .string(language.code)), ("word", .string(challenge.word.spelling)),
        ("path", .string(challenge.path)),
      ])
    } catch {
      throw .unsuitableChallenge(error)
    }
  }
}
