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
  /// No common word can be made from the word's letters. Only words that the list marks as common count
  /// (`WordList.Item.isCommon`).
  case noCommonWords
}

extension UnsuitableRoot: CustomStringConvertible {
  /// The reason in English, in one or two sentences.
  public var description: String {
    switch self {
    case .notALetter: "The root has a character that is not a letter of the language."
    case .length(let count):
      "The root has \(count) letters; it needs \(Root.lengths.lowerBound) to \(Root.lengths.upperBound)."
    case .notInLexicon: "The root is not a word of the language."
    case .offensive: "The root is an offensive word."
    case .noCommonWords:
      "No common word can be made from the root's letters. A list marks common words with isCommon or the flag c."
    }
  }
}
