import Formats
import Words

/// Cleans the fields of imported rows (`docs/formats/lists.md`, "Clean-up"). Cleaning a cleaned field changes nothing.
package enum CleanUp {
  /// Returns a word or translation after cleaning: without surrounding white space and enclosing quotes.
  static func term(_ bytes: [UInt8]) -> String {
    var text = trimmed(scalars(plain(bytes)))
    while let inner = unwrapped(text) { text = trimmed(inner) }
    return string(text)
  }

  /// Returns an example or its translation after cleaning. Surrounding white space is removed, doubled enclosing quotes
  /// are reduced to single ones, and a missing closing mark is replaced by a period.
  static func sentence(_ bytes: [UInt8]) -> String {
    var inner = name(bytes).bytes[...]
    while inner.count >= 4, inner.begins(with: "\"\""), inner.dropFirst(inner.count - 2).begins(with: "\"\"") {
      inner = inner.dropFirst().dropLast()
    }
    let text = String(utf8: inner)
    let scalars = scalars(text)
    guard !inner.isEmpty, !Sentence.isClosed(scalars) else { return text }
    return text + (Sentence.endsInHanOrKana(scalars) ? "。" : ".")
  }

  /// Returns the name of a list after cleaning: without surrounding white space and on one line.
  package static func name(_ bytes: [UInt8]) -> String { string(trimmed(scalars(plain(bytes)))) }

  /// Returns the Unicode scalars of a text as an array, because the views of a `Substring` would add a few kB to the
  /// WebAssembly file.
  static func scalars(_ text: String) -> ArraySlice<Unicode.Scalar> {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars { scalars.append(scalar) }
    return scalars[...]
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var bytes: [UInt8] = []
    for scalar in scalars { bytes.append(utf8: scalar) }
    return String(utf8: bytes)
  }

  /// Returns the text without leading and trailing white space and zero-width characters. A trailing variation selector
  /// is kept, because it may belong to an emoji.
  private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var text = text.drop { Alphabet.isSpace($0) || Alphabet.hasNoWidth($0) }
    while let last = text.last, Alphabet.isSpace(last) || Alphabet.hasNoWidth(last), !isVariationSelector(last) {
      text = text.dropLast()
    }
    return text
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value)
  }

  private static let quotes: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    (open: "\"", close: "\""), (open: "“", close: "”"), (open: "„", close: "“"), (open: "«", close: "»"),
  ]

  /// Returns the text without enclosing quotes of one kind, single or repeated. Returns `nil` if no quotes enclose the
  /// text, or if it also contains such quotes inside, as in `"a" or "b"`.
  private static func unwrapped(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
    for (open, close) in quotes {
      var inner = text
      while inner.count > 1, inner.first == open, inner.last == close { inner = inner.dropFirst().dropLast() }
      if inner.startIndex > text.startIndex, !inner.contains(where: { $0 == open || $0 == close }) { return inner }
    }
    return nil
  }

  /// Returns the text with a space in place of each tab, line ending and Anki recording (`[sound:x.mp3]`). O(bytes).
  private static func plain(_ bytes: [UInt8]) -> String {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var mayHoldRecording = true
    var offset = 0
    while offset < bytes.count {
      var end = offset
      if bytes[offset] == UInt8(ascii: "\t") || Lines.isEnd(bytes[offset]) {
        end += 1
      } else if mayHoldRecording, bytes[offset...].begins(with: "[sound:") {
        if let close = bytes[offset...].firstIndex(of: UInt8(ascii: "]")) {
          end = close + 1
        } else {
          mayHoldRecording = false
        }
      }
      if end == offset {
        plain.append(bytes[offset])
        offset += 1
        continue
      }
      if plain.last != 0x20 { plain.append(0x20) }
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      offset = end
    }
    return String(utf8: plain)
  }
}

extension ListItem {
  /// Creates a list item from the fields of a row and cleans the fields.
  ///
  /// - Throws: The first reason why the row cannot become an item.
  package init(_ fields: ListFields, _ alphabet: Alphabet) throws(LineProblem.Reason) {
    self.init(
      word: CleanUp.term(fields.texts[0]), translation: CleanUp.term(fields.texts[1]),
      example: CleanUp.sentence(fields.texts[2]), exampleTranslation: CleanUp.sentence(fields.texts[3]))
    guard !word.utf8.isEmpty else { throw .noWord }
    guard word.scalars.contains(where: { alphabet.isLetter($0) }) else { throw .noLetter }
    guard !fields.isAlone || !word.scalars.contains(where: { !alphabet.isLetter($0) && !ListItem.isInWords($0) })
    else { throw .tooFewFields(1, expected: 2) }
    guard !fields.needsTranslation || !translation.utf8.isEmpty else { throw .noTranslation }
    for (field, text) in [word, translation, example, exampleTranslation].enumerated() {
      let most = field == 0 ? ListItem.mostWordCharacters : ListItem.mostFieldCharacters
      guard text.scalarCount <= most else { throw .tooLong(field: field + 1, most: most) }
      guard !ListItem.hasOpenQuote(text) else { throw .openQuote }
    }
  }

  /// Returns whether words can contain this character in addition to letters, as in *ice cream, T-shirt, o’clock*.
  private static func isInWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", ".": true
    default: Apostrophe.matches(scalar) || Diacritics.isMark(scalar)
    }
  }

  private static func hasOpenQuote(_ text: String) -> Bool {
    text.bytes.first == ListItem.quote && !text.bytes.dropFirst().contains(ListItem.quote)
  }
}

extension String {
  /// The number of Unicode scalars in the text. O(bytes).
  fileprivate var scalarCount: Int { Array(utf8).count { $0 & 0xC0 != 0x80 } }
}

extension Alphabet {
  /// Returns whether a scalar is a letter of the language, where capitals and accented letters are included.
  package func isLetter(_ scalar: Unicode.Scalar) -> Bool { letter(folding: scalar) != nil }
}
