import Formats

/// The comparison key of spellings. Canonically equivalent texts have equal keys, and all apostrophes are equal in
/// keys. Case and accents are significant in a key.
///
/// In a key, a letter with a mark in ``Diacritics/rows`` is one composed character. A letter with any other mark is
/// represented as its base letter and U+034F. For example, the spellings *ỉ* and *ǐ* have the same key, which is
/// harmless because no supported language distinguishes them.
package enum SpellingKey {
  /// Returns the key of a UTF-8 spelling. O(bytes), with a fast path for texts that equal their key, as almost all do.
  package static func bytes(_ spelling: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard spelling.contains(where: mayChange) else { return spelling }
    var scalars: [Unicode.Scalar] = []
    for scalar in String(utf8: spelling).unicodeScalars {
      if Apostrophe.matches(scalar) {
        scalars.append("'")
      } else if Diacritics.isMark(scalar), let last = scalars.last {
        add(scalar, to: last, in: &scalars)
      } else if let base = Diacritics.baseOfOtherLetter(scalar) {
        scalars.append(base)
        scalars.append(otherMark)
      } else {
        scalars.append(Diacritics.singleton(scalar))
      }
    }
    var key = ""
    for scalar in scalars { key.unicodeScalars.append(scalar) }
    return key.bytes[...]
  }

  /// COMBINING GRAPHEME JOINER, which replaces marks that the table does not contain.
  private static let otherMark: Unicode.Scalar = "\u{34F}"

  private static func add(_ mark: Unicode.Scalar, to last: Unicode.Scalar, in scalars: inout [Unicode.Scalar]) {
    if last == otherMark { return }
    // Marks on letters of other scripts stay unchanged.
    guard last.value < 0x300 || (0x1E00...0x1EFF).contains(last.value) else { return scalars.append(mark) }
    let small = Diacritics.lowercase(last)
    let isCapital = small != last
    let (base, variant) = Diacritics.resolve(small) ?? (small, 0)
    scalars.removeLast()
    let composed = Diacritics.compose(base, variant: Diacritics.variant(of: base, variant, with: mark))
    if let composed {
      scalars.append(isCapital ? Diacritics.capital(composed) : composed)
    } else {
      scalars.append(isCapital ? Diacritics.capital(base) : base)
      scalars.append(otherMark)
    }
  }

  /// Returns whether a byte may begin a character that the key changes. A character that the key changes is an
  /// apostrophe, a combining mark, a letter beyond Latin-1, or a letter-like symbol. The fast path applies to Spanish
  /// and Italian spellings.
  private static func mayChange(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC4...0xCA, 0xCC, 0xCD, 0xE1, 0xE2, 0xEF: true
    default: false
    }
  }
}
