/// The characters that writers use as an apostrophe; all of them mean the same.
///
/// A keyboard types U+0027, an editor makes it U+2019, and at the beginning of a word U+2018; some keyboards and
/// dictionaries have U+02BC, and Chinese input methods U+FF07. The vocabulary is written with U+2019.
package enum Apostrophe {
  /// The apostrophe of typeset text, as the vocabulary has it: U+2019.
  package static let typographic: Unicode.Scalar = "\u{2019}"

  /// Whether a character is an apostrophe.
  package static func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2BC, 0x2018, 0x2019, 0xFF07: true
    default: false
    }
  }

  /// The text with each apostrophe as U+2019; all other characters stay. O(bytes).
  ///
  ///     Apostrophe.unified("o'clock")  // "o’clock"
  package static func unified(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 != typographic && matches($0) }) else { return text }
    var unified = ""
    for scalar in text.unicodeScalars { unified.unicodeScalars.append(matches(scalar) ? typographic : scalar) }
    return unified
  }
}
