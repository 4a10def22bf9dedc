import Formats
import Journal
import Rules
import Words

/// The weeks that the statistics page shows, with the sums of the days' statistics.
struct Weeks {
  /// The statistics of a week.
  struct Week: Equatable {
    /// The Monday with which the week begins.
    let monday: Day
    var tally = Tally()
  }

  /// The weeks, with the latest week at the end.
  let weeks: [Week]

  static let count = 12

  /// Adds up the days of the last ``count`` weeks, including the week that contains `today`. O(days).
  init(_ days: [DayTally], until today: Day) {
    let monday = today + -today.weekday
    var weeks = (0..<Weeks.count).map { Week(monday: monday + 7 * ($0 - Weeks.count + 1)) }
    for day in days.reversed() {
      let distance = day.day - weeks[0].monday
      guard distance >= 0 else { break }
      if distance / 7 < weeks.count { weeks[distance / 7].tally.add(day.tally) }
    }
    self.weeks = weeks
  }
}

/// The rarest words that were found in rounds.
struct RareWords {
  /// The words, the rarest first. If two words are equally rare, the longer one comes first. The list contains neither
  /// the common words of a round nor words that a hint has shown as a whole.
  private(set) var words: [(language: Language, word: String)] = []

  static let count = 10

  /// The files with the frequencies of words.
  static func needs(_ session: Session) -> [DataFile] { [.lexicon(session.settings.language)] }

  /// Collects the found words of all rounds whose language has a loaded lexicon. O(finds × letters + finds · log
  /// finds).
  init(_ rounds: [RoundRecord], _ lexicons: SmallMap<Language, Lexicon>) {
    var found: [(rank: Int, language: Language, word: String)] = []
    for round in rounds {
      guard let lexicon = lexicons[round.language] else { continue }
      for find in round.finds where find.find.isBonus && !find.isShown {
        guard let number = lexicon.number(of: find.find.word) else { continue }
        let rank = 32 * lexicon.rating(of: number).frequencyBand - find.find.word.count
        found.append((rank, round.language, lexicon.spellings(of: number)[0]))
      }
    }
    for one in found.ordered(by: { $0.rank < $1.rank }) where words.count < RareWords.count {
      let isThere = words.contains { $0.language == one.language && $0.word.hasSameBytes(as: one.word) }
      if !isThere { words.append((one.language, one.word)) }
    }
  }
}

extension Tally {
  /// The average number of letters in a found word, in tenths of a letter; `nil` before the first found word.
  var averageLettersInTenths: Int? {
    // Multiply in 64 bits because ten times the number of letters may exceed the range of `Int`, which has 32 bits in
    // wasm.
    finds > 0 ? Int((Int64(letters) * 10 + Int64(finds) / 2) / Int64(finds)) : nil
  }
}
