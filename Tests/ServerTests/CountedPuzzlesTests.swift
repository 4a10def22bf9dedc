import Testing
import Wire
import Words

@testable import Server

@Suite struct `The cache of counted puzzles` {
  @Test func `a puzzle has the same word counts when it is requested again`() throws {
    let lexicon = try Lexicon(
      WordList(
        [.init("alarming", isCommon: true), .init("ring", isCommon: true), .init("main")], language: .english))
    let puzzles = CountedPuzzles()
    let figures = try PuzzleFigures(root: "alarming", in: lexicon)
    #expect(figures.common == 1 && figures.accepted == 2)
    #expect(try puzzles.figures(of: "alarming", in: lexicon) == figures)
    #expect(try puzzles.figures(of: "alarming", in: lexicon) == figures)
  }

  @Test func `cached word counts of puzzles are separate for each language`() throws {
    let words = [WordList.Item("marinas", isCommon: true), .init("mari", isCommon: true)]
    let spanish = try Lexicon(WordList(words + [.init("rama", isCommon: true)], language: .spanish))
    let italian = try Lexicon(WordList(words, language: .italian))
    let puzzles = CountedPuzzles()
    #expect(try puzzles.figures(of: "marinas", in: spanish).common == 2)
    #expect(try puzzles.figures(of: "marinas", in: italian).common == 1)
  }

  @Test func `a root word that the lexicon refuses is not cached`() throws {
    let lexicon = try Lexicon(WordList([.init("alarming"), .init("ring")], language: .english))
    let puzzles = CountedPuzzles()
    for _ in 1...2 {
      #expect(throws: RequestFault.unsuitableRoot(.noCommonWords)) {
        try puzzles.figures(of: "alarming", in: lexicon)
      }
    }
  }
}
