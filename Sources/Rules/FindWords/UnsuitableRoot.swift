import Words

/// Why a word cannot be a root: the first reason that holds in this order.
public enum UnsuitableRoot: Error, Hashable, Sendable {
  /// The first character that is no letter of the language.
  case notALetter(character: Unicode.Scalar)
  /// So many letters, outside ``Root/lengths``.
  case length(Int)
  /// No word of the lexicon.
  case notInLexicon(language: Language)
  /// The lexicon calls the word offensive.
  case offensive
  /// No common word can be made from its letters.
  case noWordsInIt
}
