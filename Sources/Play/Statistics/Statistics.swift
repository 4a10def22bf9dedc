import Formats
import Journal
import Rules
import Words

/// What the statistics count: weeks of play, from the figures of days.
struct Weeks {
  /// A week of play.
  struct Week: Equatable {
    /// Its Monday.
    let monday: Day
    var tally = Tally()
  }

  /// The latest week comes last.
  let weeks: [Week]

  static let count = 12

  /// The last ``count`` weeks up to the one with this day. O(days).
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
  /// With the rarest first, the longer first of equally rare ones; none is common.
  private(set) var words: [(language: Language, word: String)] = []

  static let count = 10

  /// The files that tell which words are rare.
  static func needs(_ session: Session) -> [DataFile] { [.lexicon(session.settings.language)] }

  /// Of rounds whose language has a lexicon here. O(finds × letters + finds · log finds).
  init(_ rounds: [RoundRecord], _ lexicons: Few<Language, Lexicon>) {
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
  /// The letters of a find on the average, in tenths; `nil` before the first.
  var averageLettersInTenths: Int? {
    // In 64 bits: ten times the letters may not fit 32.
    finds > 0 ? Int((Int64(letters) * 10 + Int64(finds) / 2) / Int64(finds)) : nil
  }
}
