import Words

/// Why a word cannot be a root: the first reason that holds in this order.
public enum UnsuitableRoot: Error, Hashable, Sendable {
  case notALetter(character: Unicode.Scalar)
  /// Fewer or more letters than ``Root/lengths``.
  case length(Int)
  case notInLexicon(language: Language)
  case offensive
  /// No common word can be made from its letters.
  case noWordsInIt
}
