/// Reading and writing the file of `docs/formats/lexicon.md`.
extension Lexicon {
  private static let magic = Array("ORCHARD\0".utf8)
  private static let headerByteCount = 80
  private static let reservedOffset = 64
  private static let checksumOffset = 72
  private static let sectionTableOffset = 32
  private static let parts: [LexiconFault.Part] = [.alphabet, .graph, .ratings, .spellings]

  /// The file for a list. The same list always gives the same bytes. O(letters of all words).
  public static func encode(_ list: WordList) throws(LexiconFault) -> [UInt8] {
    let alphabet = Alphabet(list.language)
    var builder = WordGraphBuilder()
    for group in list.groups { builder.add(group.word.letters) }
    let graph = try builder.finish(alphabetCount: alphabet.count)
    var letters = ""
    letters.unicodeScalars.append(contentsOf: alphabet.scalars)
    var edges: [UInt8] = []
    edges.reserveCapacity(4 * graph.edges.count)
    for edge in graph.edges { edges.append(UInt64(edge.bits), byteCount: 4) }
    let spellings = Spellings.encode(list.groups)
    let sections = [Array(letters.utf8), edges, list.groups.map { $0.rating.byte }, spellings.bytes]

    var body: [UInt8] = []
    var table: [UInt8] = []
    for section in sections {
      while body.count % 8 != 0 { body.append(0) }
      table.append(UInt64(headerByteCount + body.count), byteCount: 4)
      table.append(UInt64(section.count), byteCount: 4)
      body += section
    }
    var header = magic
    header.append(UInt64(formatVersion), byteCount: 2)
    header.append(UInt8(alphabet.count))
    header.append(UInt8(graph.maximumLength))
    header += codeBytes(list.language)
    header.append(ContentHash(body).value, byteCount: 8)
    header.append(UInt64(list.groups.count), byteCount: 4)
    header.append(UInt64(spellings.count), byteCount: 4)
    header += table
    header.append(0, byteCount: 8)
    header.append(ContentHash(header).value, byteCount: 8)
    return header + body
  }

  /// Opens a file's bytes. Any bytes are safe: what does not hold is a fault that says where. O(bytes).
  public init(bytes: [UInt8]) throws(LexiconFault) {
    guard bytes.count >= Lexicon.headerByteCount
    else { throw .truncated(byteCount: bytes.count, needed: Lexicon.headerByteCount) }
    guard bytes.starts(with: Lexicon.magic) else { throw .notALexicon }
    let formatVersion = Int(bytes.number(at: 8, byteCount: 2))
    guard formatVersion == Lexicon.formatVersion else { throw .unknownVersion(formatVersion) }
    guard bytes.number(at: Lexicon.checksumOffset, byteCount: 8) == ContentHash(bytes[..<Lexicon.checksumOffset]).value
    else { throw .badChecksum(.header) }
    guard bytes.number(at: Lexicon.reservedOffset, byteCount: 8) == 0
    else { throw .badSection(.header, byteOffset: Lexicon.reservedOffset) }
    let sections = try Lexicon.sections(bytes)
    let version = ContentHash(value: bytes.number(at: 16, byteCount: 8))
    guard ContentHash(bytes[Lexicon.headerByteCount...]) == version else { throw .badChecksum(.content) }
    // Gaps hold zeros, as reserved bytes do, so that one list has one file.
    for (section, next) in zip(sections, sections.dropFirst()) {
      guard bytes[section.upperBound..<next.lowerBound].allSatisfy({ $0 == 0 })
      else { throw .badSection(.content, byteOffset: section.upperBound) }
    }

    guard let language = Language.allCases.first(where: { bytes[12..<16].elementsEqual(Lexicon.codeBytes($0)) })
    else { throw .unknownLanguage }
    let alphabet = Alphabet(language)
    guard bytes[10] == alphabet.count,
      String(decoding: bytes[sections[0]], as: UTF8.self).unicodeScalars.elementsEqual(alphabet.scalars)
    else { throw .wrongAlphabet }

    guard sections[1].count % 4 == 0, sections[1].count / 4 < WordGraph.maximumEdges
    else { throw .badSection(.graph, byteOffset: sections[1].lowerBound) }
    let edges = stride(from: sections[1].lowerBound, to: sections[1].upperBound, by: 4).map {
      WordGraph.Edge(bits: UInt32(bytes.number(at: $0, byteCount: 4)))
    }
    let graph = try WordGraph(edges: edges, alphabetCount: alphabet.count)
    let wordCount = bytes.count(at: 24)
    guard graph.wordCount == wordCount
    else { throw .wrongCount(.graph, stored: wordCount, found: graph.wordCount) }
    guard graph.maximumLength == bytes[11]
    else { throw .wrongCount(.header, stored: Int(bytes[11]), found: graph.maximumLength) }

    let ratings = Array(bytes[sections[2]])
    guard ratings.count == wordCount else { throw .wrongCount(.ratings, stored: wordCount, found: ratings.count) }
    if let word = ratings.firstIndex(where: { Rating(byte: $0) == nil }) { throw .badRating(word: word) }

    let spellings = try Spellings(Array(bytes[sections[3]]), graph: graph, alphabet: alphabet)
    let spellingCount = bytes.count(at: 28)
    guard spellings.count == spellingCount
    else { throw .wrongCount(.spellings, stored: spellingCount, found: spellings.count) }

    self.alphabet = alphabet
    self.version = version
    self.graph = graph
    self.ratings = ratings
    self.spellings = spellings
    sectionByteCounts =
      [(name: LexiconFault.Part.header.rawValue, byteCount: Lexicon.headerByteCount)]
      + zip(Lexicon.parts, sections).map { (name: $0.rawValue, byteCount: $1.count) }
  }

  /// The language's code as the header has it, padded with zeros.
  private static func codeBytes(_ language: Language) -> [UInt8] { Array((language.code + "\0\0\0\0").utf8.prefix(4)) }

  /// Where the sections are, each found to be within the file, in order and without more than padding between.
  private static func sections(_ bytes: [UInt8]) throws(LexiconFault) -> [Range<Int>] {
    var sections: [Range<Int>] = []
    var end = headerByteCount
    for (place, part) in parts.enumerated() {
      let offset = bytes.count(at: sectionTableOffset + 8 * place)
      let byteCount = bytes.count(at: sectionTableOffset + 8 * place + 4)
      guard offset == (end + 7) / 8 * 8 else { throw .badSection(part, byteOffset: offset) }
      // 64-bit sums here; on a 32-bit Int the sum of two numbers below 2³² may not fit.
      guard UInt64(offset) + UInt64(byteCount) <= UInt64(bytes.count)
      else { throw .truncated(byteCount: bytes.count, needed: Int(clamping: UInt64(offset) + UInt64(byteCount))) }
      end = offset + byteCount
      sections.append(offset..<end)
    }
    guard end == bytes.count else { throw .badSection(parts[parts.count - 1], byteOffset: end) }
    return sections
  }
}
