import Journal
import Play
import Rules
import Testing
import Words

@testable import Referee
@testable import Server

@Suite struct `The daily word of Apple Tree` {
  /// These words were puzzles before the lists of daily words existed, so they must stay the words of their days.
  @Test(
    arguments: [
      (Language.english, nil, "2026-11-24", "blow"), (.english, nil, "2026-11-27", "moan"),
      (.english, "A2", "2026-11-27", "giraffe"), (.spanish, nil, "2026-11-21", "sábado"),
      (.spanish, "C1", "2026-11-27", "persa"), (.italian, "B2", "2026-11-24", "corteo"),
    ] as [(Language, String?, String, String)])
  func `the daily word of a past day never changes`(language: Language, level: String?, day: String, word: String)
    throws
  {
    let daily = DailyWord(try #require(Day(day)), language, levelCode: level)
    #expect(Referee(TestData.shipped).dailyWord(daily) == word)
  }

  @Test(arguments: Language.allCases)
  func `each level has a guessable, school-safe daily word on each of 500 days`(language: Language) throws {
    let referee = Referee(TestData.shipped)
    let lexicon = try #require(TestData.shipped.lexicons[language])
    let start = try #require(Day("2026-09-01"))
    for level in [nil] + WordSource.levels.map({ String?.some($0) }) {
      for offset in 0..<500 {
        let daily = DailyWord(Day(number: start.number + offset), language, levelCode: level)
        let word = try #require(referee.dailyWord(daily), "\(level ?? "no level"), \(daily.day.text)")
        let hidden = try #require(HiddenWord(word, language: language), "\(word)")
        #expect(hidden.hasLettersOnly && hidden.places.count > 1 && lexicon.isForSchool(word), "\(word)")
      }
    }
  }

  @Test func `a day before the first has no daily word`() {
    #expect(Referee(TestData.shipped).dailyWord(DailyWord(Day("2026-08-31")!, .english)) == nil)
  }

  @Test func `both editions of a lexicon agree on school suitability, even for words in only one edition`() throws {
    let list = try WordList(
      [.init("underwear", isNotForSchool: true), .init("undergarments", isNotForSchool: true), .init("apple")],
      language: .english)
    let editions = try Lexicon.Edition.allCases.map { try Lexicon(bytes: Lexicon.encode(list, edition: $0)) }
    let numbers = try editions.map { $0.number(of: try $0.alphabet.fold("undergarments")) }
    #expect(numbers.map { $0 == nil } == [false, true])
    for lexicon in editions {
      #expect(!lexicon.isForSchool("underwear"))
      #expect(lexicon.isForSchool("undergarments") && lexicon.isForSchool("apple") && lexicon.isForSchool("2"))
    }
  }
}
