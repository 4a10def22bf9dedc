import Words

/// Checks how a sentence ends.
enum Sentence {
  /// Returns whether the text ends with a closing mark, for example a period. Closing quotes, brackets and white space
  /// may follow the mark.
  static func isClosed(_ text: String) -> Bool { isClosed(CleanUp.scalars(text)) }

  static func isClosed(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    for scalar in text.reversed() {
      if isClosingMark(scalar) { return true }
      guard isClosingQuote(scalar) || Alphabet.isSpace(scalar) else { return false }
    }
    return false
  }

  /// Returns whether the last letter of the text is Chinese or Japanese.
  static func endsInHanOrKana(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    for scalar in text.reversed() {
      switch scalar.value {
      case 0x3005...0x3007, 0x3040...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
        0xFF66...0xFF9F, 0x20000...0x3FFFF:
        return true
      // Skip digits, punctuation, symbols and emoji.
      case 0...0x40, 0x5B...0x60, 0x7B...0xBF, 0x300...0x36F, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE00...0xFE0F,
        0xFE30...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0x1F000...0x1FAFF:
        continue
      default: return false
      }
    }
    return false
  }

  private static func isClosingMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?", "…", "。", "！", "？", "．", "｡": true
    case "⋯", "‼", "⁇", "⁈", "⁉", "؟", "۔", "।", "॥": true
    default: false
    }
  }

  private static func isClosingQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "“", "‘", "«", "‹", "】", "〉": true
    case "\"", "'", "”", "’", "»", "›", "」", "』", ")", "）", "]", "》": true
    default: false
    }
  }
}
