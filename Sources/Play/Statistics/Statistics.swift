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

extension Tally {
  /// The letters of a find on the average, in tenths; `nil` before the first.
  var averageLettersInTenths: Int? {
    // In 64 bits: ten times the letters may not fit 32.
    finds > 0 ? Int((Int64(letters) * 10 + Int64(finds) / 2) / Int64(finds)) : nil
  }
}
