import Words

/// A lexicon file split into its parts according to `docs/formats/lexicon.md`, so that they can be damaged and joined
/// again with matching checksums: a wrong checksum would stop a fuzzer immediately.
struct LexiconFile {
  static let headerByteCount = 128
  static let sectionCount = 6
  private static let alignment = 64

  /// The header without the fields that ``bytes(repairing:)`` fills in.
  var header: [UInt8]
  var sections: [[UInt8]]

  /// Splits a valid file.
  init(_ file: [UInt8]) {
    header = Array(file[..<LexiconFile.headerByteCount])
    sections = (0..<LexiconFile.sectionCount).map { section in
      let offset = LexiconFile.number(file, 48 + 8 * section)
      return Array(file[offset..<offset + LexiconFile.number(file, 52 + 8 * section)])
    }
  }

  /// Returns the file with the offsets of the sections and, if requested, with matching checksums.
  var bytes: [UInt8] {
    var body: [UInt8] = []
    var header = header
    for (index, section) in sections.enumerated() {
      while body.count % LexiconFile.alignment != 0 { body.append(0) }
      LexiconFile.put(LexiconFile.headerByteCount + body.count, byteCount: 4, in: &header, at: 48 + 8 * index)
      LexiconFile.put(section.count, byteCount: 4, in: &header, at: 52 + 8 * index)
      body += section
    }
    return header + body
  }

  enum Checksum { case header, content }

  /// Corrects a checksum for the file's content.
  static func repair(_ checksum: Checksum, of file: inout [UInt8]) {
    guard file.count >= headerByteCount else { return }
    switch checksum {
    case .header: put(ContentHash(file[..<120]).bits, byteCount: 8, in: &file, at: 120)
    case .content: put(ContentHash(file[headerByteCount...]).bits, byteCount: 8, in: &file, at: 24)
    }
  }

  static func put(_ value: Int, byteCount: Int, in bytes: inout [UInt8], at offset: Int) {
    for index in 0..<byteCount where bytes.indices.contains(offset + index) {
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }
}

extension ContentHash {
  fileprivate var bits: Int { Int(truncatingIfNeeded: value) }
}
