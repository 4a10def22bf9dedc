import Formats

/// The header of a lexicon file, as defined in `docs/formats/lexicon.md`.
struct LexiconHeader {
  static let magic = "ORCHARD\0".bytes
  static let byteCount = 128
  static let checksumOffset = 120
  private static let sectionTableOffset = 48
  /// The ranges of reserved bytes, which are zero.
  private static let reserved = [41..<48, 96..<120]
  /// The alignment of sections in bytes, which is the size of a cache line.
  static let alignment = 64

  enum Section: Int, CaseIterable {
    case alphabet, graph, numbers, ratings, spellings, index

    var part: LexiconFault.Part {
      switch self {
      case .alphabet: .alphabet
      case .graph: .graph
      case .numbers: .numbers
      case .ratings: .ratings
      case .spellings: .spellings
      case .index: .index
      }
    }
  }

  var language: Language
  var edition: Lexicon.Edition
  var version: ContentHash
  var contentChecksum: UInt64
  var wordCount: Int
  var spellingCount: Int
  var maximumWordLength: Int
  var sections: [Range<Int>]

  subscript(section: Section) -> Range<Int> { sections[section.rawValue] }

  var sectionByteCounts: [(name: String, byteCount: Int)] {
    [(name: LexiconFault.Part.header.rawValue, byteCount: LexiconHeader.byteCount)]
      + Section.allCases.map { (name: $0.part.rawValue, byteCount: self[$0].count) }
  }

  /// Reads and checks a header. O(1).
  init(_ file: ByteView) throws(LexiconFault) {
    guard file.count >= LexiconHeader.byteCount
    else { throw .truncated(byteCount: file.count, needed: LexiconHeader.byteCount) }
    guard file.bytes(0, 8).elementsEqual(LexiconHeader.magic) else { throw .notALexicon }
    let formatVersion = Int(file.load(UInt16.self, at: 8))
    guard formatVersion == Lexicon.formatVersion else { throw .unknownVersion(formatVersion) }
    let checksum = ContentHash(file.bytes(0, LexiconHeader.checksumOffset)).value
    guard file.load(UInt64.self, at: LexiconHeader.checksumOffset) == checksum else { throw .badChecksum(.header) }
    for range in LexiconHeader.reserved {
      guard file.part(range).all.allSatisfy({ $0 == 0 })
      else { throw .badSection(.header, byteOffset: range.lowerBound) }
    }
    guard let edition = Lexicon.Edition(rawValue: file[40]) else { throw .badSection(.header, byteOffset: 40) }
    let code = file.bytes(12, 4)
    guard let language = Language.allCases.first(where: { code.elementsEqual(LexiconHeader.codeBytes($0)) })
    else { throw .unknownLanguage }
    guard (1...Lexicon.maximumLength).contains(Int(file[11])) else { throw .badSection(.header, byteOffset: 11) }

    self.language = language
    self.edition = edition
    version = ContentHash(value: file.load(UInt64.self, at: 16))
    contentChecksum = file.load(UInt64.self, at: 24)
    wordCount = file.count(at: 32)
    spellingCount = file.count(at: 36)
    maximumWordLength = Int(file[11])
    sections = try LexiconHeader.sections(file)
    try checkSizes(file)
  }

  /// Returns the byte ranges of the sections. Checks that the sections are inside the file, in order, and separated
  /// only by padding.
  private static func sections(_ file: ByteView) throws(LexiconFault) -> [Range<Int>] {
    var sections: [Range<Int>] = []
    var end = byteCount
    for section in Section.allCases {
      let offset = file.count(at: sectionTableOffset + 8 * section.rawValue)
      let byteCount = file.count(at: sectionTableOffset + 8 * section.rawValue + 4)
      guard offset == (end + alignment - 1) / alignment * alignment
      else { throw .badSection(section.part, byteOffset: offset) }
      // Use 64 bits, because in a 32-bit `Int` the sum of two numbers below 2³² may overflow.
      guard UInt64(offset) + UInt64(byteCount) <= UInt64(file.count)
      else { throw .truncated(byteCount: file.count, needed: Int(clamping: UInt64(offset) + UInt64(byteCount))) }
      end = offset + byteCount
      sections.append(offset..<end)
    }
    guard end == file.count else { throw .badSection(.index, byteOffset: end) }
    return sections
  }

  /// Checks that the file's alphabet is the language's alphabet and that the sizes of the sections are consistent.
  private func checkSizes(_ file: ByteView) throws(LexiconFault) {
    let alphabet = Alphabet(language)
    guard Int(file[10]) == alphabet.count,
      String(utf8: file.part(self[.alphabet]).all).scalars == alphabet.scalars
    else { throw .wrongAlphabet }
    let blockByteCount = WordGraph.blockCount * WordGraph.byteCountOfUnit
    guard self[.graph].count % blockByteCount == 0, self[.graph].count >= blockByteCount,
      self[.graph].count <= WordGraph.maximumUnits * WordGraph.byteCountOfUnit
    else { throw .badSection(.graph, byteOffset: self[.graph].lowerBound) }
    guard self[.ratings].count == wordCount
    else { throw .wrongCount(.ratings, stored: wordCount, found: self[.ratings].count) }
    let numbers = file.part(self[.numbers])
    let unitCount = self[.graph].count / WordGraph.byteCountOfUnit
    switch edition {
    case .web:
      guard self[.numbers].isEmpty else { throw .badSection(.numbers, byteOffset: self[.numbers].lowerBound) }
      guard self[.index].isEmpty else { throw .badSection(.index, byteOffset: self[.index].lowerBound) }
    case .native:
      guard self[.numbers].count == WordNumbers.byteCount(numbers, unitCount: unitCount)
      else { throw .badSection(.numbers, byteOffset: self[.numbers].lowerBound) }
      guard self[.index].count >= SolvingIndex.headerByteCount
      else { throw .badSection(.index, byteOffset: self[.index].lowerBound) }
    }
  }

  /// Returns the bytes of a header for a body with these sections.
  static func encode(
    _ language: Language, _ edition: Lexicon.Edition, _ version: ContentHash, body: [UInt8], sections: [Range<Int>],
    wordCount: Int, spellingCount: Int, maximumWordLength: Int
  ) -> [UInt8] {
    var bytes = magic
    bytes.append(UInt64(Lexicon.formatVersion), byteCount: 2)
    bytes.append(UInt8(Alphabet(language).count))
    bytes.append(UInt8(maximumWordLength))
    bytes += codeBytes(language)
    bytes.append(version.value, byteCount: 8)
    bytes.append(ContentHash(body).value, byteCount: 8)
    bytes.append(UInt64(wordCount), byteCount: 4)
    bytes.append(UInt64(spellingCount), byteCount: 4)
    bytes.append(UInt64(edition.rawValue), byteCount: 8)
    for section in sections {
      bytes.append(UInt64(section.lowerBound), byteCount: 4)
      bytes.append(UInt64(section.count), byteCount: 4)
    }
    bytes.append(0, byteCount: 8)
    bytes.append(0, byteCount: 8)
    bytes.append(0, byteCount: 8)
    bytes.append(ContentHash(bytes).value, byteCount: 8)
    return bytes
  }

  /// Returns the language's code in the header, padded with zeros.
  private static func codeBytes(_ language: Language) -> [UInt8] {
    Array(Array((language.code + "\0\0\0\0").utf8).prefix(4))
  }
}
