import Words

/// Why a guess is not accepted: the first reason that holds, in the order of the cases.
///
/// Its sentences are in `Play/FindWords`, its JSON is in `Wire`.
public enum Refusal: Error, Hashable, Sendable {
  /// Nothing is left when white space and characters without width are removed.
  case empty
  /// The first character outside the language's alphabet.
  case notALetter(character: Unicode.Scalar)
  /// Fewer letters than the round's minimum.
  case tooShort(minimum: Int)
  /// The root itself.
  case isRoot
  /// Found before in this round; words are compared without letter case and accents.
  case alreadyFound(word: Word)
  /// The first letter that the guess has more often (`used` times) than the root (`available` times).
  case notFromLetters(letter: Letter, used: Int, available: Int)
  /// No word of the language. `isClose`: a word still to find is one edit away.
  case notInLexicon(language: Language, isClose: Bool)
}
