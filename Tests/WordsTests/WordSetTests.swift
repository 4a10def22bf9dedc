import TestTools
import Testing

@testable import Words

struct WordSetTests {
  private func word(_ values: [UInt8]) -> Word { Word(values.map { Letter($0) }) }

  @Test func `a word set contains the same words as a Swift set`() {
    var generator = SeededNumbers(seed: seedOfThisRun)
    var words = WordSet()
    var known: Set<Word> = []
    for _ in 0..<500 {
      let word = word((0..<Int.random(in: 0..<4, using: &generator)).map { _ in .random(in: 0..<6, using: &generator) })
      #expect(words.contains(word) == known.contains(word), "SEED=\(seedOfThisRun)")
      #expect(words.insert(word) == known.insert(word).inserted, "SEED=\(seedOfThisRun)")
    }
    #expect(words.words == known.sorted(), "SEED=\(seedOfThisRun)")
  }

  @Test func `the order of insertion into a word set does not matter`() {
    let (one, other) = (word([1, 2]), word([0]))
    var inserted = WordSet()
    inserted.insert(one)
    inserted.insert(other)
    #expect(WordSet([other, one, other]) == inserted)
    #expect(WordSet([one, other]).hashValue == inserted.hashValue)
    #expect(WordSet([one]) != inserted)
    #expect(WordSet() == WordSet([]))
  }
}
