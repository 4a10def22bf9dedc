import Testing
import WordOrchardEnglish
import WordOrchardItalianGPL
import WordOrchardSpanishGPL

@Suite struct `The words of each language as a product` {
  @Test(arguments: [LanguageData.english, .spanishGPL, .italianGPL])
  func `each product contains words, root words, daily words and a vocabulary`(data: LanguageData) throws {
    let lexicon = try data.lexicon()
    #expect(lexicon.language == data.language && lexicon.wordCount > 50_000)
    let day = try #require(Day("2026-12-24"))
    for length in RootList.lengths {
      let round = try FindWordsRound(daily: day, from: data.roots(length: length), in: lexicon)
      #expect(round.root.word.count == length && round.target.words.count >= 12)
    }
    for level in [nil, ProficiencyLevel.a1, .c1] {
      #expect(try AppleTreeRound(daily: day, level: level, from: data.dailyWords()).word.letterCount > 1)
    }
    #expect(try data.glossary().count > 3000)
  }

  @Test func `the licence of a list is stated, and the names of products with GPL lists end in GPL`() {
    #expect(LanguageData.english.license == Language.english.license)
    #expect(LanguageData.spanishGPL.license == Language.spanish.license)
    #expect(LanguageData.italianGPL.license == Language.italian.license)
  }
}
