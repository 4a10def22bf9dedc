import Formats

/// The characters that texts use as apostrophes, and functions that treat all of them as equal.
///
/// Keyboards produce U+0027. Text editors replace U+0027 by U+2019, or by U+2018 at the beginning of a word. Some
/// keyboards and dictionaries use U+02BC, and Chinese input methods use U+FF07. The vocabulary uses U+2019.
package enum Apostrophe {
  /// The apostrophe of typeset text and of the vocabulary: U+2019.
  package static let typographic: Unicode.Scalar = "\u{2019}"

  /// Returns whether a character is an apostrophe.
  package static func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2BC, 0x2018, 0x2019, 0xFF07: true
    default: false
    }
  }

  /// Returns the text with each apostrophe replaced by U+2019; all other characters are unchanged. O(bytes).
  ///
  ///     Apostrophe.unified("o'clock")  // "o’clock"
  package static func unified(_ text: String) -> String {
    guard text.scalars.contains(where: { $0 != typographic && matches($0) }) else { return text }
    var unified = ""
    for scalar in text.unicodeScalars { unified.unicodeScalars.append(matches(scalar) ? typographic : scalar) }
    return unified
  }
}
