import Words

/// The sort order of a language's words. Words are compared by letters, then by accents, then by bytes, so that
/// capitals come first. In Spanish, ñ comes after n. An accented letter that is not in the language's alphabet is
/// compared as its base letter.
///
/// A space comes before digits, and digits come before letters. Hyphens, apostrophes and ASCII punctuation are compared
/// only if everything else is equal; other characters come last, ordered by code point.
public enum Collation {
  /// Returns a sort key for a word; comparing keys byte by byte orders the words. O(bytes).
  public static func key(_ word: String, _ language: Language) -> [UInt8] {
    var letters: [UInt8] = []
    var accents: [UInt8] = []
    letters.reserveCapacity(3 * word.utf8.count + 2)
    accents.reserveCapacity(word.utf8.count)
    // The letter to which the following combining marks apply.
    var last: Unicode.Scalar?
    let alphabet = Alphabet(language)
    for scalar in word.unicodeScalars {
      let (small, variant) = Diacritics.read(scalar)
      if (0x61...0x7A).contains(small.value) {
        let isAdditional = alphabet.count > 26 && variant > 0 && alphabet.isLetter(small, variant)
        letters.append(weight(small) + (isAdditional ? 1 : 0))
        accents.append(isAdditional ? 0 : variant)
        last = small
      } else if Diacritics.isMark(small) {
        guard let base = last, let accent = accents.popLast() else { continue }
        let isAdditional = alphabet.additionalLetter(base, with: small) != nil
        if isAdditional { letters[letters.count - 1] = weight(base) + 1 }
        accents.append(isAdditional ? 0 : Diacritics.variant(of: base, accent, with: small))
      } else {
        last = nil
        append(other: small, to: &letters)
      }
    }
    letters.append(0)
    letters += accents
    letters.append(0)
    letters += word.utf8
    return letters
  }

  /// Returns the alphabetical section of the word with this key, identified by the word's first letter as a capital.
  /// Returns `nil` if the word does not begin with a letter.
  static func section(_ key: [UInt8], _ language: Language) -> Unicode.Scalar? {
    guard let first = key.first, first >= 20, first < 0xFF else { return nil }
    let base = Unicode.Scalar(0x61 + (first - 20) / 2)
    let isBase = (first - 20) % 2 == 0
    return Diacritics.capital(isBase ? base : language.additionalLetters.first { $0.after == base }?.letter ?? base)
  }

  /// Returns whether a sort key comes before another sort key. O(bytes).
  public static func isLess(_ one: [UInt8], _ other: [UInt8]) -> Bool { one.lexicographicallyPrecedes(other) }

  /// Returns the weight of a letter from a to z. The number after each weight is free for an additional letter, for
  /// example for ñ after n.
  private static func weight(_ letter: Unicode.Scalar) -> UInt8 {
    20 + 2 * UInt8(truncatingIfNeeded: letter.value - 0x61)
  }

  /// Appends the weight of a character that is neither a letter from a to z nor a combining mark; ignored characters
  /// have no weight.
  private static func append(other scalar: Unicode.Scalar, to letters: inout [UInt8]) {
    if (0x30...0x39).contains(scalar.value) {
      letters.append(2 + UInt8(scalar.value - 0x30))
    } else if Alphabet.isSpace(scalar) {
      letters.append(1)
    } else if scalar.value > 0x7F, !Alphabet.hasNoWidth(scalar), !isIgnored(scalar) {
      letters.append(0xFF)
      letters += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Returns whether a character is ignored: apostrophes, and hyphens outside ASCII.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    Apostrophe.matches(scalar) || scalar == "\u{2010}" || scalar == "\u{2011}"
  }
}

extension Alphabet {
  /// Returns whether a base letter with this variant from the table of diacritics is a separate letter of the language.
  fileprivate func isLetter(_ base: Unicode.Scalar, _ variant: UInt8) -> Bool {
    Diacritics.compose(base, variant: variant).flatMap { letter($0) } != nil
  }
}
