/// The spellings that differ from a word's letters: the spellings section of `docs/formats/lexicon.md`.
struct Spellings: Sendable {
  /// The words that have an entry, ascending.
  private let numbers: [Int]
  /// For each of them, where the count of its spellings stands in ``bytes``.
  private let offsets: [Int]
  private let bytes: [UInt8]
  /// Spellings of all entries.
  let count: Int

  /// Reads and checks a section. O(bytes × letters of the alphabet).
  init(_ section: [UInt8], graph: WordGraph, alphabet: Alphabet) throws(LexiconFault) {
    var reader = VarintReader(section)
    var numbers: [Int] = []
    var offsets: [Int] = []
    var count = 0
    var number = -1
    while !reader.isAtEnd {
      let start = reader.offset
      guard let step = reader.next(), step > 0, step < graph.wordCount - number
      else { throw .badSpelling(byteOffset: start) }
      number += step
      numbers.append(number)
      offsets.append(reader.offset)
      guard let spellings = Spellings.read(&reader, of: graph.word(number), alphabet), !spellings.isEmpty
      else { throw .badSpelling(byteOffset: start) }
      count += spellings.count
    }
    self.numbers = numbers
    self.offsets = offsets
    self.bytes = section
    self.count = count
  }

  /// The spellings of the word with this number, the preferred one first; `nil` when they are just its letters. O(log entries).
  func spellings(of word: Word, number: Int, alphabet: Alphabet) -> [String]? {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low < numbers.count, numbers[low] == number else { return nil }
    var reader = VarintReader(bytes, offset: offsets[low])
    return Spellings.read(&reader, of: word, alphabet)
  }

  private static func read(_ reader: inout VarintReader, of word: Word, _ alphabet: Alphabet) -> [String]? {
    guard let count = reader.next() else { return nil }
    var spellings: [String] = []
    // The count may be a lie: each turn reads at least a byte, so that the section's end stops the loop.
    for _ in 0..<count {
      guard let marks = reader.next(), marks <= word.count else { return nil }
      var variants = [UInt8](repeating: 0, count: word.count)
      var free = 0
      for _ in 0..<marks {
        guard let mark = reader.next() else { return nil }
        let (place, variant) = (mark >> 4, UInt8(mark & 15))
        guard place >= free, place < word.count, variant > 0 else { return nil }
        variants[place] = variant
        free = place + 1
      }
      guard let spelling = alphabet.spelling(word, variants: variants) else { return nil }
      spellings.append(spelling)
    }
    return spellings
  }

  /// The section for these words, and how many spellings it holds.
  static func encode(_ groups: [WordList.Group]) -> (bytes: [UInt8], count: Int) {
    var bytes: [UInt8] = []
    var count = 0
    var previous = -1
    for (number, group) in groups.enumerated() where !group.isPlain {
      bytes.appendVarint(number - previous)
      previous = number
      bytes.appendVarint(group.spellings.count)
      for (variants, _) in group.spellings {
        count += 1
        bytes.appendVarint(variants.count { $0 != 0 })
        for (place, variant) in variants.enumerated() where variant != 0 {
          bytes.appendVarint(place << 4 | Int(variant))
        }
      }
    }
    return (bytes, count)
  }
}
