extension Lexicon {
  /// How much of a file is checked before it is used.
  public enum Checking: Sendable {
    /// The checksum, and everything that decides whether a text is a word and which number, rating and spellings it
    /// has; what does not hold is a fault. The index is covered by the checksum alone
    /// (``Lexicon/firstBrokenInvariant()`` builds it again). O(bytes).
    case everything
    /// The header and the sizes of the sections. A file damaged behind its header may then give wrong answers; it
    /// cannot trap, and nothing outside of it is read. O(1) for the native edition, O(graph) for the web edition,
    /// which stores no numbers.
    case header
  }

  /// Opens a copy of a file's bytes and checks everything. Any bytes are safe. O(bytes).
  ///
  /// - Throws: a fault that says what does not hold, and where.
  public init(bytes: [UInt8]) throws(LexiconFault) { try self.init(LexiconBytes(bytes)) }

  /// Opens a file without copying it. Any bytes are safe. O(bytes) or less, see ``Checking``.
  ///
  /// - Throws: a fault that says what does not hold, and where.
  public init(_ storage: LexiconBytes, checking: Checking = .everything) throws(LexiconFault) {
    let file = storage.view
    defer { withExtendedLifetime(storage) {} }
    let header = try LexiconHeader(file)
    if checking == .everything { try Lexicon.checkContent(file, header) }
    let graph = WordGraph(units: file.part(header[.graph]), wordCount: header.wordCount)
    // A native file has its numbers; they are compared when everything is to be checked.
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

  /// Compares the checksum, and makes sure that the gaps between sections are zeros.
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
