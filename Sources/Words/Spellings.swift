/// The spellings that differ from a word's letters: the spellings section of `docs/formats/lexicon.md`.
struct Spellings: Sendable {
  private let table: ByteView
  private let entries: ByteView

  /// Spellings that a word can have.
  static let most = 255

  /// Words that share an offset of the table.
  private static let blockCount = 256

  init(_ section: ByteView, wordCount: Int) {
    let tableByteCount = 4 * ((wordCount + Spellings.blockCount - 1) / Spellings.blockCount)
    table = section.part(0..<min(tableByteCount, section.count))
    entries = section.part(min(tableByteCount, section.count)..<section.count)
  }

  /// The spellings of the word with this number, the preferred one first; `nil` when it has no entry, or none that fits the word.
  /// O(entries of 256 words).
  func spellings(of word: Word, number: Int, alphabet: Alphabet) -> [String]? {
    let start = start(of: number / Spellings.blockCount)
    let end = self.start(of: number / Spellings.blockCount + 1)
    var reader = VarintReader(entries.part(min(start, end)..<end))
    while !reader.isAtEnd {
      guard let lowByte = reader.nextByte() else { return nil }
      guard Int(lowByte) == number % Spellings.blockCount else {
        guard Spellings.readEntry(&reader, { _, _ in }, {}) != nil else { return nil }
        continue
      }
      var spellings: [String] = []
      var variants = [UInt8](repeating: 0, count: word.count)
      var fits = true
      let isEntry = Spellings.readEntry(
        &reader,
        { position, variant in if position < variants.count { variants[position] = variant } else { fits = false } },
        {
          if let spelling = alphabet.spelling(word, variants: variants) {
            spellings.append(spelling)
          } else {
            fits = false
          }
          variants = [UInt8](repeating: 0, count: word.count)
        })
      return isEntry != nil && fits ? spellings : nil
    }
    return nil
  }

  private func start(of block: Int) -> Int { 4 * block < table.count ? table.count(at: 4 * block) : entries.count }

  /// Reads an entry after its first byte and gives its count of spellings; `nil` for bytes that are no entry. `mark` is called for each accented
  /// letter with its index in the word and its variant number, `endOfSpelling` after each spelling.
  private static func readEntry(
    _ reader: inout VarintReader, _ mark: (_ position: Int, _ variant: UInt8) -> Void, _ endOfSpelling: () -> Void
  ) -> Int? {
    guard let count = reader.next(), (1...Spellings.most).contains(count) else { return nil }
    for _ in 0..<count {
      guard let markCount = reader.next(), markCount <= Lexicon.maximumLength else { return nil }
      var free = 0
      for _ in 0..<markCount {
        guard let value = reader.next(), value & 15 > 0 else { return nil }
        let position = value >> 4
        guard position >= free, position < Lexicon.maximumLength else { return nil }
        mark(position, UInt8(value & 15))
        free = position + 1
      }
      endOfSpelling()
    }
    return count
  }

  /// Reads every entry and compares with the ratings which words have one; gives the count of spellings. O(bytes + words).
  func check(_ ratings: ByteView) throws(LexiconFault) -> Int {
    var spellingCount = 0
    var unseen = 0
    var reader = VarintReader(entries)
    for block in 0..<(ratings.count + Spellings.blockCount - 1) / Spellings.blockCount {
      guard start(of: block) == reader.offset else { throw .badSpelling(byteOffset: table.count + reader.offset) }
      let end = start(of: block + 1)
      while reader.offset < end {
        let offset = table.count + reader.offset
        let number = block * Spellings.blockCount + Int(reader.nextByte() ?? 0)
        guard number >= unseen, number < ratings.count,
          let count = Spellings.readEntry(&reader, { _, _ in }, {}), reader.offset <= end
        else { throw .badSpelling(byteOffset: offset) }
        try checkNoEntry(ratings, unseen..<number)
        guard ratings[number] & Rating.hasSpellings != 0 else { throw .badRating(word: number) }
        unseen = number + 1
        spellingCount += count
      }
    }
    guard reader.isAtEnd else { throw .badSpelling(byteOffset: table.count + reader.offset) }
    try checkNoEntry(ratings, unseen..<ratings.count)
    return spellingCount
  }

  private func checkNoEntry(_ ratings: ByteView, _ numbers: Range<Int>) throws(LexiconFault) {
    for number in numbers where ratings[number] & Rating.hasSpellings != 0 { throw .badRating(word: number) }
  }

  /// The section for these words.
  static func encode(_ groups: [WordList.Group]) -> [UInt8] {
    var table: [UInt8] = []
    var entries: [UInt8] = []
    for (number, group) in groups.enumerated() {
      if number % blockCount == 0 { table.append(UInt64(entries.count), byteCount: 4) }
      if group.isPlain { continue }
      entries.append(UInt8(number % blockCount))
      entries.appendVarint(group.spellings.count)
      for (variants, _) in group.spellings {
        entries.appendVarint(variants.count { $0 != 0 })
        for (position, variant) in variants.enumerated() where variant != 0 {
          entries.appendVarint(position << 4 | Int(variant))
        }
      }
    }
    return table + entries
  }
}
