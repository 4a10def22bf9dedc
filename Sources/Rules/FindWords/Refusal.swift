import Words

/// The reason why a guess is refused. The cases are in the order of the checks; the first failing check is reported.
///
/// The sentences for players are in `Play/FindWords`, the JSON is in `Wire`.
public enum Refusal: Error, Hashable, Sendable {
  /// The guess has only white space and zero-width characters.
  case empty
  /// The guess has this first character outside the language's alphabet.
  case notALetter(character: Unicode.Scalar)
  /// The guess has fewer letters than the round's minimum.
  case tooShort(minimum: Int)
  /// The guess is the root.
  case isRoot
  /// The word was already found in this round. The comparison ignores case and accents.
  case alreadyFound(word: Word)
  /// The guess has this letter more often (`used` times) than the root (`available` times). It is the first such
  /// letter.
  case notFromLetters(letter: Letter, used: Int, available: Int)
  /// The guess is not a word of the language. `isClose`: an unfound word is one edit away.
  case notInLexicon(language: Language, isClose: Bool)
}
