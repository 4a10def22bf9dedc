import Words

/// The reason why a word cannot be a root word. Players make words from a root word's letters. The cases are in the
/// order of the checks, and the program reports the first failing check.
public enum UnsuitableRoot: Error, Hashable, Sendable {
  /// The word contains a character that is not a letter of the language; `character` is the first of them.
  case notALetter(character: Unicode.Scalar)
  /// The number of letters is outside ``Root/lengths``.
  case length(Int)
  /// The lexicon does not contain the word.
  case notInLexicon(language: Language)
  /// The lexicon rates the word as offensive.
  case offensive
  /// No common word can be made from the word's letters.
  case noWordsInIt
}
