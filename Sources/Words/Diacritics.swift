/// Letters with diacritics and their base letters: the table of `docs/formats/alphabets.md`.
package enum Diacritics {
  /// The rows in the document's order. The first scalar of a row is the base letter; a variant's number is its index in
  /// the row.
  static let rows: [[Unicode.Scalar]] = [
    ["a", "à", "á", "â", "ã", "ä", "å", "ā", "ă", "ą"],
    ["c", "ç", "ć", "ĉ", "ċ", "č"],
    ["d", "ď"],
    ["e", "è", "é", "ê", "ë", "ē", "ĕ", "ė", "ę", "ě"],
    ["g", "ĝ", "ğ", "ġ", "ģ"],
    ["h", "ĥ"],
    ["i", "ì", "í", "î", "ï", "ĩ", "ī", "ĭ", "į", "ı"],
    ["j", "ĵ"],
    ["k", "ķ"],
    ["l", "ĺ", "ļ", "ľ"],
    ["n", "ñ", "ń", "ņ", "ň"],
    ["o", "ò", "ó", "ô", "õ", "ö", "ō", "ŏ", "ő"],
    ["r", "ŕ", "ŗ", "ř"],
    ["s", "ś", "ŝ", "ş", "š"],
    ["t", "ţ", "ť"],
    ["u", "ù", "ú", "û", "ü", "ũ", "ū", "ŭ", "ů", "ű", "ų"],
    ["w", "ŵ"],
    ["y", "ý", "ÿ", "ŷ"],
    ["z", "ź", "ż", "ž"],
  ]

  /// Returns the base and variant number of a lowercase letter with a diacritic; `nil` for any other scalar.
  package static func resolve(_ scalar: Unicode.Scalar) -> (base: Unicode.Scalar, variant: UInt8)? {
    guard (0xE0...0x17E).contains(scalar.value) else { return nil }
    for row in rows {
      if let variant = row.firstIndex(of: scalar), variant > 0 { return (row[0], UInt8(variant)) }
    }
    return nil
  }

  /// The variant number of a letter with marks that are not in ``rows``. A letter with this variant number is read as
  /// its base letter. Lexicon files do not store this variant number.
  static let otherVariant: UInt8 = 0xFF

  /// The combining mark in each variant's Unicode decomposition, in the order of ``rows``. A is U+0300, B is U+0301 and
  /// so on. The period (`.`) is for ı, which has no mark.
  private static let marks: StaticString =
    "ABCDIKEGihBCHMMABCIEGHiMCGHhCABCIDEGi.ChBhMDBhMABCDIEGLBhMBChMhMABCIDEGKLiCBICBHM"

  /// Returns whether a scalar is a combining mark: U+0300 to U+036F.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  /// Returns the variant number of a letter after adding a combining mark to it. If ``rows`` has no letter with exactly
  /// these marks, the result is ``otherVariant``. O(letters of the table).
  package static func variant(of base: Unicode.Scalar, _ variant: UInt8, with mark: Unicode.Scalar) -> UInt8 {
    guard variant == 0 else { return otherVariant }
    // U+0340 and U+0341 are equivalent to the marks U+0300 and U+0301.
    let value = mark.value & ~1 == 0x340 ? mark.value - 0x40 : mark.value
    var place = 0
    for row in rows {
      for variant in 1..<row.count {
        if row[0] == base, UInt32(marks.utf8Start[place]) == value - 0x300 + 0x41 { return UInt8(variant) }
        place += 1
      }
    }
    return otherVariant
  }

  /// Returns the base letter, in the same case, of a letter with marks that are not in ``rows``. Letters with marks
  /// outside ``rows`` are İ and the letters of Latin Extended-B and Latin Extended Additional. Returns `nil` for any
  /// other scalar.
  static func baseOfOtherLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x130: return "I"
    case 0x1E2, 0x1FC: return "Æ"
    case 0x1E3, 0x1FD: return "æ"
    case 0x1EE: return "Ʒ"
    case 0x1EF: return "ʒ"
    case 0x1FE: return "Ø"
    case 0x1FF: return "ø"
    case 0x180...0x24F: return letter(extendedB, Int(scalar.value) - 0x180)
    case 0x1E00...0x1EFF: return letter(extendedAdditional, Int(scalar.value) - 0x1E00)
    default: return nil
    }
  }

  private static func letter(_ table: StaticString, _ index: Int) -> Unicode.Scalar? {
    let byte = table.utf8Start[index]
    return byte == UInt8(ascii: ".") ? nil : Unicode.Scalar(byte)
  }

  // Each character is the first scalar of a canonical decomposition. A period replaces a scalar that is not an ASCII
  // letter, and `s` is used for ẛ. Generated from UnicodeData.txt 15.0 with Python's unicodedata. `NormalizationTests`
  // compares the table with Foundation's results.

  /// The base letters of U+0180 to U+024F.
  private static let extendedB: StaticString = """
    ................................Oo.............Uu...............\
    .............AaIiOoUuUuUuUuUu.AaAa....GgKkOoOo..j...Gg..NnAa....\
    AaAaEeEeIiIiOoOoRrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy............\
    ................
    """

  /// The base letters of U+1E00 to U+1EFF.
  private static let extendedAdditional: StaticString = """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMm\
    MmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVv\
    WwWwWwWwWwXxXxYyZzZzZzhtwy.s....AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
    EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......
    """

  /// Returns the lowercase base letter and the variant number of a letter in either case, if it is in an alphabet or
  /// has marks. Returns any other scalar in lowercase, with variant number 0.
  package static func read(_ scalar: Unicode.Scalar) -> (base: Unicode.Scalar, variant: UInt8) {
    if let base = baseOfOtherLetter(scalar) { return (lowercase(base), otherVariant) }
    let small = lowercase(singleton(scalar))
    return resolve(small) ?? (small, 0)
  }

  /// Returns the letter that a compatible character represents: K for the kelvin sign, Å for the ångström sign, s for
  /// the long s. Returns any other scalar unchanged.
  static func singleton(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x17F: "s"
    case 0x212A: "K"
    case 0x212B: "\u{C5}"
    default: scalar
    }
  }

  /// Returns the capital of a lowercase letter in ``rows`` or ASCII; a scalar without capital is unchanged.
  package static func capital(_ small: Unicode.Scalar) -> Unicode.Scalar {
    for value in [small.value - 0x20, small.value - 1, 0x178] {
      if let capital = Unicode.Scalar(value), lowercase(capital) == small { return capital }
    }
    return small
  }

  /// Returns the letter with a base and a variant number: the base itself for variant 0; `nil` if the table does not
  /// contain the variant.
  package static func compose(_ base: Unicode.Scalar, variant: UInt8) -> Unicode.Scalar? {
    if variant == 0 { return base }
    for row in rows where row[0] == base { return Int(variant) < row.count ? row[Int(variant)] : nil }
    return nil
  }

  /// Returns the lowercase letter of a capital as a single scalar; other scalars are unchanged.
  package static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    let lower: UInt32 =
      switch value {
      case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: value + 0x20
      case 0x130: 0x69  // İ: its Unicode lower case is two scalars, i and a dot above
      case 0x178: 0xFF
      case 0x100...0x137, 0x14A...0x177: value | 1
      case 0x139...0x148, 0x179...0x17E: value + (value & 1)
      case 0xFF21...0xFF3A: value - 0xFF21 + 0x61
      case 0xFF41...0xFF5A: value - 0xFF41 + 0x61
      default: value
      }
    return Unicode.Scalar(lower) ?? scalar
  }
}
