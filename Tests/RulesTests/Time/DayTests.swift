import TestTools
import Testing

@testable import Rules

struct DayTests {
  @Test func `every day from 1970 to 2100 follows the previous day and is parsed from its text`() {
    var year = 1970
    var month = 1
    var dayOfMonth = 1
    var number = 0
    while year <= 2100 {
      let day = Day(number: number)
      #expect(day.date == (year, month, dayOfMonth))
      #expect(Day(day.text) == day)
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      dayOfMonth += 1
      if dayOfMonth > length { (month, dayOfMonth) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
      number += 1
    }
    #expect(number == 47_847)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (20_778, "2026-11-21"), (11_016, "2000-02-29"), (-1, "1969-12-31"), (2_932_896, "9999-12-31"),
    (-719_528, "0000-01-01"),
  ])
  func `a day is written in ISO 8601 format`(number: Int, text: String) {
    #expect(Day(number: number).text == text)
  }

  @Test(arguments: [
    "", "2026", "2026-11-2", "2026-11-211", "2026-1-211", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10",
    "2026-11-00", "2026-11-31", "2026-04-31", "1969-12-31", "0000-01-01", "2026/11/21", "2026-11-21 ", " 026-11-21",
    "-026-11-21", "+026-11-21", "2026-1a-21", "２０２6-11-21", "2026-11-2٣", "2026-11–21", "today", "20261121",
  ])
  func `a text that is not a valid date is not parsed as a day`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(
    arguments: [
      (0, 0, 0), (86_399_999, 0, 0), (86_400_000, 0, 1), (82_800_000, 60, 1), (82_799_999, 60, 0),
      (0, -1, -1), (0, -720, -1), (43_200_000, -720, 0), (43_199_999, -720, -1), (36_000_000, 840, 1), (-1, 0, -1),
      (-86_400_000, 0, -1), (-86_400_001, 0, -2), (-1, 1, 0), (-60_001, 1, -1),
    ] as [(Int64, Int, Int)])
  func `a time is converted to the date that the player's clock shows`(
    milliseconds: Int64, minutesEast: Int, number: Int
  ) {
    #expect(Day(Milliseconds(milliseconds), minutesEast: minutesEast) == Day(number: number))
  }

  @Test func `a day begins at midnight in the player's time zone`() {
    for count in 0..<2000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      let number = generator.below(100_000) - 20_000
      let minutesEast = generator.below(26 * 60 + 1) - 12 * 60
      let midnight = Int64(number) * 86_400_000 - Int64(minutesEast) * 60_000
      let day = Day(number: number)
      #expect(Day(Milliseconds(midnight), minutesEast: minutesEast) == day, "SEED=\(seed)")
      #expect(Day(Milliseconds(midnight - 1), minutesEast: minutesEast) == day + -1, "SEED=\(seed)")
      #expect(Day(Milliseconds(midnight + 86_399_999), minutesEast: minutesEast) == day, "SEED=\(seed)")
    }
  }

  @Test func `days support addition, subtraction and comparison`() {
    let day = Day(number: 20_778)
    #expect(day + 10 - day == 10)
    #expect(day < day + 1)
    #expect(!(day < day))
  }
}
