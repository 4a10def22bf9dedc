/// Letters with diacritics and their base letters: the table of `docs/formats/alphabets.md`.
package enum Diacritics {
  /// The rows in the document's order. The first scalar is the base letter; a variant's number is its index in the
  /// row.
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

  /// The base and variant number of a small letter with a diacritic; `nil` for any other scalar.
  package static func resolve(_ scalar: Unicode.Scalar) -> (base: Unicode.Scalar, variant: UInt8)? {
    guard (0xE0...0x17E).contains(scalar.value) else { return nil }
    for row in rows {
      if let variant = row.firstIndex(of: scalar), variant > 0 { return (row[0], UInt8(variant)) }
    }
    return nil
  }

  /// The scalar of a base and a variant number; the base itself for 0; `nil` when the table has no such variant.
  static func compose(_ base: Unicode.Scalar, variant: UInt8) -> Unicode.Scalar? {
    if variant == 0 { return base }
    for row in rows where row[0] == base { return Int(variant) < row.count ? row[Int(variant)] : nil }
    return nil
  }

  /// The small letter of a capital, one scalar for one; other scalars as they are.
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
