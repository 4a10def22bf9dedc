import TestTools
import Testing

@testable import Words

struct NeighbourTests {
  /// Every word one edit away from these letters, in an alphabet of three letters.
  private func neighbours(_ letters: [Int]) -> Set<[Int]> {
    var all: Set<[Int]> = []
    for index in 0...letters.count {
      for letter in 0..<3 { all.insert(Array(letters[..<index]) + [letter] + letters[index...]) }
      guard index < letters.count else { continue }
      all.insert(Array(letters[..<index]) + letters[(index + 1)...])
      for letter in 0..<3 { all.insert(Array(letters[..<index]) + [letter] + letters[(index + 1)...]) }
    }
    all.remove(letters)
    return all
  }

  private static let allWords: [[Int]] = (1...5).reduce(into: [[]]) { words, length in
    words += words.filter { $0.count == length - 1 }.flatMap { word in (0..<3).map { word + [$0] } }
  }

  @Test func `the neighbours of a word are the words that differ by one edit`() throws {
    var generator = SeededNumbers(seed: seedOfThisRun)
    for count in [1, 10, 60, 300] {
      let words = Self.allWords.dropFirst().shuffled(using: &generator).prefix(count)
      let list = words.map { word in WordList.Item(String(word.map { "abc"[String.Index(utf16Offset: $0, in: "abc")] }))
      }
      let lexicon = try Lexicon(WordList(list, language: .english))
      for word in Self.allWords {
        var found: Set<[Int]> = []
        lexicon.forEachNeighbour(of: Word(indexes: word)) { match in
          #expect(lexicon.number(of: match.word) == match.number)
          found.insert(match.word.letters.map { Int($0.rawValue) })
        }
        let expected = neighbours(word).intersection(words)
        guard found == expected else {
          Issue.record("SEED=\(seedOfThisRun) \(word): \(found) instead of \(expected)")
          return
        }
      }
    }
  }

  @Test func `words of the greatest length have neighbours, but far longer texts do not`() throws {
    let longest = String(repeating: "a", count: 64)
    let lexicon = try Lexicon(longest, .english)
    for (count, neighbours) in [(62, 0), (63, 1), (65, 1), (66, 0), (1_000_000, 0)] {
      var found: Set<Int> = []
      lexicon.forEachNeighbour(of: Word(indexes: Array(repeating: 0, count: count))) { found.insert($0.number) }
      #expect(found.count == neighbours, "\(count) letters")
    }
  }
}

struct LetterCountTests {
  @Test(arguments: [("", true), ("anna", true), ("ann", true), ("annab", false), ("nnn", false), ("aaa", false)])
  func `letters contain a word only if they contain each of its letters often enough`(word: String, isHeld: Bool) throws
  {
    let alphabet = Alphabet(.english)
    #expect(LetterCounts(try alphabet.fold("nana")).holds(try alphabet.fold(word)) == isHeld)
  }
}
