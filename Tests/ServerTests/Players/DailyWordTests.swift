import Journal
import Play
import Rules
import Testing
import Words

@testable import Referee
@testable import Server

@Suite struct `The daily word of Apple Tree` {
  @Test(arguments: Language.allCases)
  func `server and page draw the same word at each level on each of 60 days`(language: Language) throws {
    let list = try WordList(
      TestData.contents("lexicons/\(language.code).tsv"), language: language, layout: .table)
    let pageLexicon = try Lexicon(bytes: Lexicon.encode(list, edition: .web))
    let pageGlossary = try #require(TestData.shipped.translated[.vocabulary(language, .english)])
    let referee = Referee(TestData.shipped)
    let start = try #require(Day("2026-11-27"))
    for level in WordSource.levels {
      for offset in 0..<60 {
        let daily = DailyWord(Day(number: start.number + offset), language, levelCode: level)
        let word = daily.word(in: pageGlossary, pageLexicon)
        #expect(word != nil && referee.dailyWord(daily) == word, "\(level), \(daily.day.text)")
      }
    }
  }

  @Test func `both editions of a lexicon agree about a word that only one of them has`() throws {
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
