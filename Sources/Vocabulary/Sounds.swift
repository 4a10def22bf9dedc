import Formats

/// How the entries of a vocabulary sound, in the International Phonetic Alphabet: a line an entry, in the entries' order, with tabs between the
/// sounds of several countries (`docs/formats/sounds.md`, How it travels).
public struct Sounds: Sendable {
  private let text: [UInt8]
  /// Where each line begins, then one past the end of the last line's break.
  private var bounds: [UInt32] = [0]

  /// Reads the file: each entry has a line that ends with a line feed. O(bytes).
  ///
  /// - Throws: ``VocabularyFault/tooLarge(bytes:)`` from 1 GiB on.
  public init(_ text: [UInt8]) throws(VocabularyFault) {
    guard text.count < 1 << 30 else { throw .tooLarge(bytes: text.count) }
    self.text = text
    for (index, byte) in text.enumerated() where byte == 0x0A { bounds.append(UInt32(index + 1)) }
  }

  /// How many entries have a line.
  public var count: Int { bounds.count - 1 }

  /// The sounds of an entry: in English American, then British where it is another; else one. Empty for a line that is not there or says nothing.
  /// O(bytes of the line).
  public subscript(_ entry: Int) -> [String] {
    guard entry >= 0, entry < count else { return [] }
    return text[Int(bounds[entry])..<Int(bounds[entry + 1]) - 1].split(separator: 0x09).map { String(utf8: $0) }
  }
}
