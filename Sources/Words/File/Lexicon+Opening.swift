extension Lexicon {
  /// The extent of the checks before a file is used.
  public enum Checking: Sendable {
    /// Checks the checksum and the data for membership, numbers, ratings and spellings; throws a fault for invalid
    /// data. The index is checked only by the checksum. ``Lexicon/firstBrokenInvariant()`` also rebuilds the index and
    /// compares it with the stored index. O(bytes).
    case everything
    /// Checks only the header and the sizes of the sections. If a file is damaged after its header, the lexicon may
    /// then return wrong results. Even a damaged file cannot cause a trap or reads outside the file. O(1) for the
    /// native edition. O(graph) for the web edition, because its file does not store word numbers.
    case header
  }

  /// Opens a copy of a file's bytes and checks everything. Arbitrary bytes cannot cause a trap. O(bytes).
  ///
  /// - Throws: A fault that describes the problem and its position.
  public init(bytes: [UInt8]) throws(LexiconFault) { try self.init(LexiconBytes(bytes)) }

  /// Opens a file without copying it. Arbitrary bytes cannot cause a trap. At most O(bytes), see ``Checking``.
  ///
  /// - Throws: A fault that describes the problem and its position.
  public init(_ storage: LexiconBytes, checking: Checking = .everything) throws(LexiconFault) {
    let file = storage.view
    defer { withExtendedLifetime(storage) {} }
    let header = try LexiconHeader(file)
    if checking == .everything { try Lexicon.checkContent(file, header) }
    let graph = WordGraph(units: file.part(header[.graph]), wordCount: header.wordCount)
    // A native file stores its word numbers. A full check compares the stored numbers with computed ones.
    let hasNumbers = header.edition == .native
    var numbers = WordNumbers.stored(file.part(header[.numbers]))
    if !hasNumbers || checking == .everything {
      let survey = try graph.survey(alphabetCount: Alphabet(header.language).count)
      guard survey.wordCount == header.wordCount
      else { throw .wrongCount(.graph, stored: header.wordCount, found: survey.wordCount) }
      guard survey.maximumLength == header.maximumWordLength
      else { throw .wrongCount(.header, stored: header.maximumWordLength, found: survey.maximumLength) }
      if hasNumbers {
        for unit in survey.skips.indices where numbers.skip(unit) != Int(survey.skips[unit]) {
          throw .badEdge(unit)
        }
      } else {
        numbers = .computed(survey.skips)
      }
    }
    self.init(storage, header, numbers)
    if checking == .everything { try checkSpellings() }
  }

  /// Compares the checksum, and checks that the gaps between sections are zero.
  private static func checkContent(_ file: ByteView, _ header: LexiconHeader) throws(LexiconFault) {
    guard ContentHash(file.part(LexiconHeader.byteCount..<file.count).all).value == header.contentChecksum
    else { throw .badChecksum(.content) }
    for (section, next) in zip(header.sections, header.sections.dropFirst()) {
      guard file.part(section.upperBound..<next.lowerBound).all.allSatisfy({ $0 == 0 })
      else { throw .badSection(.content, byteOffset: section.upperBound) }
    }
  }

  private func checkSpellings() throws(LexiconFault) {
    let count = try spellings.check()
    guard count == spellingCount else { throw .wrongCount(.spellings, stored: spellingCount, found: count) }
  }
}
