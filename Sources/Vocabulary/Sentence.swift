import Words

/// How a sentence ends.
enum Sentence {
  /// Whether it ends with a mark that closes sentences, or with one and closing quotes or brackets after it.
  static func isClosed(_ text: String) -> Bool {
    for scalar in text.unicodeScalars.reversed() {
      if isClosingMark(scalar) { return true }
      guard isClosingQuote(scalar) || Alphabet.isSpace(scalar) else { return false }
    }
    return false
  }

  private static func isClosingMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", "…", "。", "！", "？", "．", "｡": true
    default: false
    }
  }

  private static func isClosingQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "’", "»", "›", "」", "』", ")", "）", "]", "》": true
    default: false
    }
  }
}
