import Words

/// The reason why a word cannot be a root. The cases are in the order of the checks; the first failing check is
/// reported.
public enum UnsuitableRoot: Error, Hashable, Sendable {
  /// The word has this first character that is not a letter of the language.
  case notALetter(character: Unicode.Scalar)
  /// The number of letters is outside ``Root/lengths``.
  case length(Int)
  /// The lexicon does not have the word.
  case notInLexicon(language: Language)
  /// The lexicon rates the word as offensive.
  case offensive
  /// No common word can be made from the letters.
  case noWordsInIt
}
