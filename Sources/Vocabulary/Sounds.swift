import Formats

/// The pronunciations of a vocabulary's entries in the International Phonetic Alphabet. The sounds file has one line
/// per entry in the entries' order, with tabs between the pronunciations of several countries
/// (`docs/formats/sounds.md`, How it travels).
public struct Sounds: Sendable {
  private let text: [UInt8]
  /// The offsets at which the lines begin, followed by the offset after the line feed of the last line.
  private var bounds: [UInt32] = [0]

  /// Reads a sounds file, in which each entry has a line that ends with a line feed. O(bytes).
  ///
  /// - Throws: ``VocabularyFault/tooLarge(bytes:)`` if the file has 1 GiB or more.
  public init(_ text: [UInt8]) throws(VocabularyFault) {
    guard text.count < 1 << 30 else { throw .tooLarge(bytes: text.count) }
    self.text = text
    for (index, byte) in text.enumerated() where byte == 0x0A { bounds.append(UInt32(index + 1)) }
  }

  /// The number of entries for which the file contains a line.
  public var count: Int { bounds.count - 1 }

  /// The pronunciations of an entry. English entries have the American pronunciation, then the British one if it
  /// differs. Entries of other languages have one pronunciation. The result is empty if the line is missing or empty.
  /// O(bytes of the line).
  public subscript(_ entry: Int) -> [String] {
    guard entry >= 0, entry < count else { return [] }
    return text[Int(bounds[entry])..<Int(bounds[entry + 1]) - 1].split(separator: 0x09).map { String(utf8: $0) }
  }
}
