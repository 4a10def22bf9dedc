/// The spellings that differ from a word's folded letters: the spellings section of `docs/formats/lexicon.md`.
struct Spellings: Sendable {
  private let table: ByteView
  private let entries: ByteView
  /// The ratings, which mark the words that have an entry in the spellings section.
  private let ratings: ByteView

  /// The maximum number of spellings of a word.
  static let most = 255

  /// The number of words that share an offset in the section's table.
  private static let blockCount = 256

  init(_ section: ByteView, ratings: ByteView) {
    let tableByteCount = 4 * ((ratings.count + Spellings.blockCount - 1) / Spellings.blockCount)
    table = section.part(0..<tableByteCount)
    entries = section.part(from: tableByteCount)
    self.ratings = ratings
  }

  /// Returns the spellings of the word with this number, preferred spelling first. The result is `nil` if the word has
  /// no entry or the entry does not fit the word. O(256 words and their entries).
  func spellings(of word: Word, number: Int, alphabet: Alphabet) -> [String]? {
    guard hasEntry(number) else { return nil }
    let block = number / Spellings.blockCount
    let start = start(of: block)
    let end = self.start(of: block + 1)
    var reader = VarintReader(entries.part(min(start, end)..<end))
    for other in block * Spellings.blockCount..<number where hasEntry(other) {
      guard Spellings.readEntry(&reader, { _, _ in }, {}) != nil else { return nil }
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

  private func hasEntry(_ number: Int) -> Bool { ratings[number] & Rating.hasSpellings != 0 }

  private func start(of block: Int) -> Int { 4 * block < table.count ? table.count(at: 4 * block) : entries.count }

  /// Reads an entry and returns its number of spellings; `nil` for an invalid entry. Calls `mark` for each accented
  /// letter with its index in the word and its variant number, and `endOfSpelling` after each spelling.
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

  /// Checks the entry of each word that the ratings mark. The entries must follow each other without gaps. Returns the
  /// total number of spellings. O(bytes + words).
  func check() throws(LexiconFault) -> Int {
    var spellingCount = 0
    var reader = VarintReader(entries)
    for number in 0..<ratings.count {
      if number % Spellings.blockCount == 0, start(of: number / Spellings.blockCount) != reader.offset {
        throw .badSpelling(byteOffset: table.count + reader.offset)
      }
      guard hasEntry(number) else { continue }
      let offset = table.count + reader.offset
      guard let count = Spellings.readEntry(&reader, { _, _ in }, {}) else { throw .badSpelling(byteOffset: offset) }
      spellingCount += count
    }
    guard reader.isAtEnd else { throw .badSpelling(byteOffset: table.count + reader.offset) }
    return spellingCount
  }

  /// Returns the spellings section for these words.
  static func encode(_ groups: [WordList.Group]) -> [UInt8] {
    var table: [UInt8] = []
    var entries: [UInt8] = []
    for (number, group) in groups.enumerated() {
      if number % blockCount == 0 { table.append(UInt64(entries.count), byteCount: 4) }
      if group.isPlain { continue }
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
