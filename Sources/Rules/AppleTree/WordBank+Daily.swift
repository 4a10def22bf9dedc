import Formats
import Words

extension WordBank {
  /// For how many days after its own a word seldom comes again.
  public static let restAfterDay = 30

  /// The word of a day: the same in every program with the same words, in whatever order they were given; `nil` for an empty bank.
  ///
  /// For each day, every word has a number that follows from its letters and the day, and the word with the least number is taken. So a
  /// bank that grows keeps most days' words. A word that has the least number of one of the ``restAfterDay`` days before gives way to the
  /// next one, if there are enough words. O(bytes + words × days of rest).
  public func word(of day: Day) -> String? {
    let hashes = words.map { ContentHash($0.utf8).value }
    func number(_ word: Int, _ day: Int) -> UInt64 {
      var generator = SeededGenerator(seed: hashes[word] &+ UInt64(truncatingIfNeeded: day) &* 0x9FB2_1C65_1E98_DF25)
      return generator.next()
    }
    func first(of day: Int, without resting: [Bool]) -> Int? {
      var least: (number: UInt64, word: Int)?
      for word in words.indices where !resting[word] {
        let number = number(word, day)
        if least.map({ number < $0.number }) ?? true { least = (number, word) }
      }
      return least?.word
    }
    var resting = words.map { _ in false }
    let none = resting
    for past in 1...max(1, min(WordBank.restAfterDay, words.count / 2)) where words.count > 1 {
      if let word = first(of: day.number - past, without: none) { resting[word] = true }
    }
    return first(of: day.number, without: resting).map { words[$0] }
  }
}
