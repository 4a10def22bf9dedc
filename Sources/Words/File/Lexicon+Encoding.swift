import Formats

extension Lexicon {
  /// Encodes a list as a lexicon file (`docs/formats/lexicon.md`). The encoding is deterministic. O(letters of all
  /// words × log words).
  ///
  /// - Throws: `noWords` if the edition includes no word of the list; `tooLarge` if a part exceeds the limits of the
  ///   format.
  public static func encode(_ list: WordList, edition: Edition = .native) throws(LexiconFault) -> [UInt8] {
    let groups = list.groups.filter { $0.word.count <= edition.maximumLength }
    guard !groups.isEmpty else { throw .noWords }
    let contents = try Lexicon.contents(groups, list.language, edition, ratings: groups.map { $0.ratingByte(edition) })
    var body: [UInt8] = []
    var sections: [Range<Int>] = []
    for content in contents {
      body.pad(to: LexiconHeader.alignment)
      let start = LexiconHeader.byteCount + body.count
      sections.append(start..<(start + content.count))
      body += content
    }
    // The limit exists because offsets have 4 bytes and a 32-bit program must be able to load the file.
    guard body.count < 1 << 30 else { throw .tooLarge(.content) }
    return LexiconHeader.encode(
      list.language, edition, list.version, body: body, sections: sections, wordCount: groups.count,
      spellingCount: groups.reduce(0) { $0 + ($1.isPlain ? 0 : $1.spellings.count) },
      maximumWordLength: groups.reduce(0) { max($0, $1.word.count) }) + body
  }

  /// Returns the contents of the file's sections for these words. Except for the ratings, the sections depend only on
  /// the words.
  static func contents(
    _ groups: [WordList.Group], _ language: Language, _ edition: Edition, ratings: [UInt8]
  ) throws(LexiconFault) -> [[UInt8]] {
    let alphabet = Alphabet(language)
    var builder = WordGraphBuilder()
    for group in groups { builder.add(group.word.letters) }
    var units: [UInt8] = []
    for unit in try builder.finish() { units.append(UInt64(unit.bits), byteCount: 4) }
    var letters = ""
    letters.unicodeScalars.append(contentsOf: alphabet.scalars)
    var contents = [letters.bytes, units, [], ratings, Spellings.encode(groups), []]
    if edition == .native {
      let storage = LexiconBytes(units)
      // The storage must stay alive, because a view does not keep its owner alive.
      defer { withExtendedLifetime(storage) {} }
      let graph = WordGraph(units: storage.view, wordCount: groups.count)
      let skips = try graph.survey(alphabetCount: alphabet.count).skips
      contents[LexiconHeader.Section.numbers.rawValue] = WordNumbers.encode(skips)
      contents[LexiconHeader.Section.index.rawValue] = try SolvingIndexBuilder.encode(groups.map { $0.word })
    }
    return contents
  }
}

extension WordList {
  /// The version of the list, as the format defines it: a hash of the list's lines, sorted by word and spelling.
  var version: ContentHash {
    var hash = ContentHash([])
    let alphabet = Alphabet(language)
    for group in groups {
      for (variants, item) in group.spellings {
        hash.combine((alphabet.spelling(group.word, variants: variants) ?? item.spelling).utf8)
        hash.combine("\t\(item.frequency)\t".utf8)
        hash.combine("\(item.isCommon ? "c" : "")\(item.isOffensive ? "o" : "")".utf8)
        hash.combine("\(item.isBarredAsRoot ? "b" : "")\(item.isNotForSchool ? "s" : "")\n".utf8)
      }
    }
    return hash
  }
}

extension WordList.Group {
  func ratingByte(_ edition: Lexicon.Edition) -> UInt8 {
    var rating = rating
    if edition == .web { rating.frequencyBand = rating.coarseBand }
    return rating.byte | (isPlain ? 0 : Rating.hasSpellings)
  }
}
