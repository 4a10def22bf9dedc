import Testing
import Words

@testable import Rules

/// Which word a day has.
struct DailyWordTests {
  private static let words = ["a", "e", "i", "o", "u"].flatMap { vowel in
    ["b", "c", "d", "f", "g", "l", "m", "n", "p", "r"].flatMap { first in
      ["t", "n", "r", "s", "l", "m", "k", "p"].map { first + vowel + $0 + "e" }
    }
  }
  private static let first = Day("2026-11-24")!
  private static let days = (0..<365).map { Day(number: first.number + $0) }

  private func bank(_ words: [String]) -> WordBank { WordBank(words, language: .english) }

  @Test func `a day has the same word in whatever order the words are given`() {
    let (one, other) = (bank(DailyWordTests.words), bank(DailyWordTests.words.reversed()))
    for day in DailyWordTests.days.prefix(60) { #expect(one.word(of: day) == other.word(of: day)) }
  }

  @Test func `the word of a day stays as it is`() {
    #expect(bank(DailyWordTests.words).word(of: DailyWordTests.first) == "bote")
  }

  @Test func `a word seldom comes again within thirty days`() {
    let bank = bank(DailyWordTests.words)
    let words = DailyWordTests.days.map { bank.word(of: $0)! }
    let soon = words.indices.count { day in words[max(0, day - WordBank.restAfterDay)..<day].contains(words[day]) }
    #expect(soon <= 4)
    #expect(Set(words).count > 200)
  }

  @Test func `more words keep the words of most days`() {
    let grown = bank(DailyWordTests.words + ["apple", "banana", "cherry", "walnut"])
    let bank = bank(DailyWordTests.words)
    let kept = DailyWordTests.days.count { bank.word(of: $0) == grown.word(of: $0) }
    #expect(kept > 345)
  }

  @Test(arguments: [0, 1, 2, 3]) func `a small bank has a word as long as it has one at all`(count: Int) {
    let words = Array(DailyWordTests.words.prefix(count))
    for day in DailyWordTests.days.prefix(10) {
      #expect(bank(words).word(of: day).map { words.contains($0) } == (count == 0 ? nil : true))
    }
  }
}
