import Testing
import Words

@testable import Rules

@Suite struct `The daily words of a file` {
  private func words(_ text: String) throws(DailyWords.Fault) -> DailyWords {
    try DailyWords(Array(text.utf8), language: .english)
  }
  private func day(_ text: String) -> Day { Day(text)! }

  private let two = "# from 2026-09-01\nmoan\tput\n\r\nblow\twhere\r\n"

  @Test func `a daily word is found by its day and its column number`() throws {
    let words = try words(two)
    #expect(words.firstDay == day("2026-09-01"))
    #expect(words.word(of: day("2026-09-01"), course: 0) == "moan")
    #expect(words.word(of: day("2026-09-02"), course: 1) == "where")
  }

  @Test func `the daily words repeat after the last line of the file`() throws {
    #expect(try words(two).word(of: day("2026-09-03"), course: 0) == "moan")
    #expect(try words(two).word(of: .last, course: 0) != nil)
  }

  @Test func `a growing file of daily words keeps the words of earlier days`() throws {
    let grown = try words(two + "rest\tsame\n")
    for (text, word) in [("2026-09-01", "moan"), ("2026-09-02", "blow"), ("2026-09-03", "rest")] {
      #expect(grown.word(of: day(text), course: 0) == word)
    }
  }

  @Test(arguments: [("2026-08-31", 0), ("2026-09-01", 2), ("2026-09-01", -1)])
  func `a day before the first or a column that does not exist has no daily word`(text: String, course: Int) throws {
    #expect(try words(two).word(of: day(text), course: course) == nil)
  }

  @Test func `an empty column of the file of daily words has no daily word`() throws {
    #expect(try words("# from 2026-09-01\n\tput\n").word(of: day("2026-09-01"), course: 0) == nil)
  }

  @Test(arguments: [
    ("", DailyWords.Fault.noDate), ("moan\n", .noDate), ("# from today\nmoan\n", .noDate),
    ("# from 2026-09-01\n", .noWords),
  ])
  func `a file of daily words without a date or without words is refused`(text: String, fault: DailyWords.Fault) {
    #expect(throws: fault) { try words(text) }
  }

  @Test func `a file of daily words that is not UTF-8 is refused`() {
    #expect(throws: DailyWords.Fault.notUTF8) {
      try DailyWords(Array("# from 2026-09-01\n".utf8) + [0xFF], language: .english)
    }
  }
}
