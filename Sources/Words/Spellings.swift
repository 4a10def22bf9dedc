/// The spellings that differ from a word's letters: the spellings section of `docs/formats/lexicon.md`.
struct Spellings: Sendable {
  private let table: ByteView
  private let entries: ByteView

  /// Words that share a line of the table.
  private static let blockCount = 256

  init(_ section: ByteView, wordCount: Int) {
    let tableByteCount = 4 * ((wordCount + Spellings.blockCount - 1) / Spellings.blockCount)
    table = section.part(0..<min(tableByteCount, section.count))
    entries = section.part(min(tableByteCount, section.count)..<section.count)
  }

  /// The spellings of the word with this number, the preferred one first; `nil` when it has no entry, or none that fits the word.
  /// O(entries of 256 words).
  func spellings(of word: Word, number: Int, alphabet: Alphabet) -> [String]? {
    var reader = VarintReader(entries, offset: start(of: number / Spellings.blockCount))
    let end = start(of: number / Spellings.blockCount + 1)
    while reader.offset < end {
      guard let entry = Entry(&reader) else { return nil }
      if Int(entry.lowByte) == number % Spellings.blockCount {
        var spellings: [String] = []
        for marks in entry.spellings {
          guard let spelling = spelling(of: word, marks, alphabet) else { return nil }
          spellings.append(spelling)
        }
        return spellings
      }
    }
    return nil
  }

  private func start(of block: Int) -> Int { 4 * block < table.count ? table.count(at: 4 * block) : entries.count }

  private func spelling(of word: Word, _ marks: [Entry.Mark], _ alphabet: Alphabet) -> String? {
    var variants = [UInt8](repeating: 0, count: word.count)
    for mark in marks {
      guard mark.place < word.count else { return nil }
      variants[mark.place] = mark.variant
    }
    return alphabet.spelling(word, variants: variants)
  }

  /// The spellings of one word as they are stored.
  private struct Entry {
    struct Mark {
      var place: Int
      var variant: UInt8
    }

    var lowByte: UInt8
    var spellings: [[Mark]] = []

    /// `nil` for bytes that are no entry.
    init?(_ reader: inout VarintReader) {
      guard let lowByte = reader.nextByte(), let count = reader.next(), count > 0 else { return nil }
      self.lowByte = lowByte
      // The counts may be lies: each turn reads at least a byte, so that the section's end stops the loops.
      for _ in 0..<count {
        guard let markCount = reader.next(), markCount <= Lexicon.maximumLength else { return nil }
        var marks: [Mark] = []
        for _ in 0..<markCount {
          guard let mark = reader.next(), mark >> 4 < Lexicon.maximumLength, mark & 15 > 0 else { return nil }
          if let last = marks.last, mark >> 4 <= last.place { return nil }
          marks.append(Mark(place: mark >> 4, variant: UInt8(mark & 15)))
        }
        spellings.append(marks)
      }
    }
  }

  /// Reads every entry: the words that have one, ascending, and how many spellings there are. O(bytes).
  func check(wordCount: Int) throws(LexiconFault) -> (words: [Int], count: Int) {
    var words: [Int] = []
    var count = 0
    var reader = VarintReader(entries)
    for block in 0..<(wordCount + Spellings.blockCount - 1) / Spellings.blockCount {
      guard start(of: block) == reader.offset else { throw .badSpelling(byteOffset: table.count + reader.offset) }
      let end = start(of: block + 1)
      while reader.offset < end {
        let offset = table.count + reader.offset
        guard let entry = Entry(&reader), reader.offset <= end else { throw .badSpelling(byteOffset: offset) }
        let number = block * Spellings.blockCount + Int(entry.lowByte)
        guard number < wordCount, words.last.map({ $0 < number }) ?? true
        else { throw .badSpelling(byteOffset: offset) }
        words.append(number)
        count += entry.spellings.count
      }
    }
    guard reader.isAtEnd else { throw .badSpelling(byteOffset: table.count + reader.offset) }
    return (words, count)
  }

  /// The section for these words, and how many spellings it holds.
  static func encode(_ groups: [WordList.Group]) -> (bytes: [UInt8], count: Int) {
    var table: [UInt8] = []
    var entries: [UInt8] = []
    var count = 0
    for (number, group) in groups.enumerated() {
      if number % blockCount == 0 { table.append(UInt64(entries.count), byteCount: 4) }
      if group.isPlain { continue }
      entries.append(UInt8(number % blockCount))
      entries.appendVarint(group.spellings.count)
      for (variants, _) in group.spellings {
        count += 1
        entries.appendVarint(variants.count { $0 != 0 })
        for (place, variant) in variants.enumerated() where variant != 0 {
          entries.appendVarint(place << 4 | Int(variant))
        }
      }
    }
    return (table + entries, count)
  }
}
