import Formats

/// A calendar day without a time zone. A day identifies a daily puzzle, which is the same in all time zones.
public struct Day: Hashable, Comparable, Sendable {
  /// The number of days since 1970-01-01 in the proleptic Gregorian calendar; negative before that date.
  public let number: Int

  /// The day 9999-12-31, which is the last day with a text form.
  public static let last = Day(number: Day.number(year: 9999, month: 12, day: 31))

  /// Creates the day with this number.
  public init(number: Int) { self.number = number }

  /// Creates the day shown by a clock that is `minutesEast` minutes ahead of UTC. The value is 60 in Rome in winter and
  /// −300 in New York.
  public init(_ time: Milliseconds, minutesEast: Int) {
    // A clock can show any value, so the sum may overflow. On overflow, the time is treated as UTC and the day is
    // clamped.
    let (local, overflows) = time.value.addingReportingOverflow(Int64(minutesEast) * 60_000)
    number = Int(clamping: (overflows ? time.value : local).flooredQuotient(by: 86_400_000))
  }

  /// Parses an ISO 8601 date, `2026-11-21`, from 1970 to 9999; `nil` for anything else, such as 30 February.
  public init?(_ text: String) {
    let digits = text.bytes
    guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-") else { return nil }
    func field(_ range: Range<Int>) -> Int? {
      digits[range].allSatisfy { (0x30...0x39).contains($0) }
        ? digits[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
    }
    guard let year = field(0..<4), let month = field(5..<7), let day = field(8..<10), year >= 1970 else { return nil }
    let number = Day.number(year: year, month: month, day: day)
    let back = Day(number: number).date
    guard back.year == year, back.month == month, back.day == day else { return nil }
    self.number = number
  }

  /// The year, month (1 to 12) and day of the month (1 to 31). Source: Hinnant, "chrono-compatible low-level date
  /// algorithms", function `civil_from_days`.
  public var date: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// Returns the day number of a date. Source: Hinnant's article as for ``date``, function `days_from_civil`.
  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date in ISO 8601: `2026-11-21`.
  public var text: String {
    let (year, month, day) = date
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  /// Earlier days compare as less.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  /// Returns the day `days` days later.
  public static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
  /// Returns the day `days` days earlier.
  public static func - (day: Day, days: Int) -> Day { Day(number: day.number - days) }
  /// Returns the number of days from `right` to `left`.
  public static func - (left: Day, right: Day) -> Int { left.number - right.number }
}

extension Int64 {
  /// Returns the quotient rounded towards minus infinity, so that the last moment before 1970 belongs to the previous
  /// day.
  fileprivate func flooredQuotient(by divisor: Int64) -> Int64 { (self >= 0 ? self : self - (divisor - 1)) / divisor }
}
