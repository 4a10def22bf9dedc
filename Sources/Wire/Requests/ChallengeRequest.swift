import Formats
import Rules
import Vocabulary
import Words

/// A word that a link is wanted for: what `orchard challenge` answers.
public struct ChallengeRequest: Hashable, Sendable {
  public let language: Language
  /// In any letter case, with or without accents.
  public let word: String

  /// From the texts of a command line.
  public init(language: String, word: String) throws(RequestFault) {
    self.language = try Language(named: language)
    self.word = word
  }

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
