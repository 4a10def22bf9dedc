import Words

/// The order of a language's words: first by letters (ñ after n in Spanish, any other accented letter as its plain
/// one), then by accents, then by bytes, so that capitals come first.
///
/// A space comes before digits, digits before letters. Hyphens, apostrophes and punctuation of ASCII count only when
/// all else is equal; other characters come last, by their code points.
public enum Collation {
  /// A sort key: bytes in the order of the words. O(bytes).
  public static func key(_ word: String, _ language: Language) -> [UInt8] {
    var letters: [UInt8] = []
    var accents: [UInt8] = []
    letters.reserveCapacity(3 * word.utf8.count + 2)
    accents.reserveCapacity(word.utf8.count)
    for scalar in word.unicodeScalars {
      let small = Diacritics.lowercase(scalar)
      if (0x61...0x7A).contains(small.value) {
        letters.append(weight(small))
        accents.append(0)
      } else if small == "ñ", language == .spanish {
        letters.append(weight("n") + 1)
        accents.append(0)
      } else if let (base, variant) = Diacritics.resolve(small) {
        letters.append(weight(base))
        accents.append(variant)
      } else if (0x300...0x36F).contains(small.value) {
        if !accents.isEmpty { accents[accents.count - 1] = 0xFE }
      } else if (0x30...0x39).contains(small.value) {
        letters.append(2 + UInt8(small.value - 0x30))
      } else if Alphabet.isSpace(small) {
        letters.append(1)
      } else if small.value > 0x7F, !Alphabet.hasNoWidth(small), !isApostrophe(small) {
        letters.append(0xFF)
        letters += UTF8.encode(small) ?? UTF8.encodedReplacementCharacter
      }
    }
    letters.append(0)
    letters += accents
    letters.append(0)
    letters += word.utf8
    return letters
  }

  /// The section of a key: the capital of its first letter; `nil` when it begins with no letter.
  static func section(_ key: [UInt8]) -> Unicode.Scalar? {
    guard let first = key.first, first >= 20, first < 0xFF else { return nil }
    if (first - 20) % 2 == 1 { return "Ñ" }
    return Unicode.Scalar(0x41 + (first - 20) / 2)
  }

  /// Whether a key comes before another. O(bytes).
  public static func isLess(_ one: [UInt8], _ other: [UInt8]) -> Bool { one.lexicographicallyPrecedes(other) }

  private static func weight(_ letter: Unicode.Scalar) -> UInt8 {
    20 + 2 * UInt8(truncatingIfNeeded: letter.value - 0x61)
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2018}" || scalar == "\u{2019}" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }
}
