import Words

/// Why a guess is not accepted: one reason, the first that holds in this order.
///
/// Its sentences are in `Play/Sentences`, its form in JSON in `Wire`.
public enum Refusal: Error, Hashable, Sendable {
  /// Nothing is left when white space and zero-width characters go.
  case empty
  /// A character outside the language's alphabet.
  case notALetter(character: Unicode.Scalar)
  /// Fewer letters than the round's minimum.
  case tooShort(minimum: Int)
  /// The root itself.
  case isRoot
  /// Found before in this round; compared folded.
  case alreadyFound(word: Word)
  /// The first letter that the guess uses more often (`used` times) than the root has it (`available` times).
  case notFromLetters(letter: Letter, used: Int, available: Int)
  /// No word of the language. `isClose`: one edit away from a word still to find.
  case notInLexicon(language: Language, isClose: Bool)
}
