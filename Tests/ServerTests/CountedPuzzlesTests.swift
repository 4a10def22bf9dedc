import Testing
import Wire
import Words

@testable import Server

@Suite struct `Puzzles that were counted` {
  @Test func `are the same when they are asked for again`() throws {
    let lexicon = try Lexicon(
      WordList(
        [.init("alarming", isCommon: true), .init("ring", isCommon: true), .init("main")], language: .english))
    let puzzles = CountedPuzzles()
    let figures = try PuzzleFigures(root: "alarming", in: lexicon)
    #expect(figures.common == 1 && figures.accepted == 2)
    #expect(try puzzles.figures(of: "alarming", in: lexicon) == figures)
    #expect(try puzzles.figures(of: "alarming", in: lexicon) == figures)
  }

  @Test func `are told apart by their language`() throws {
    let words = [WordList.Item("marinas", isCommon: true), .init("mari", isCommon: true)]
    let spanish = try Lexicon(WordList(words + [.init("rama", isCommon: true)], language: .spanish))
    let italian = try Lexicon(WordList(words, language: .italian))
    let puzzles = CountedPuzzles()
    #expect(try puzzles.figures(of: "marinas", in: spanish).common == 2)
    #expect(try puzzles.figures(of: "marinas", in: italian).common == 1)
  }

  @Test func `are not kept of a root that the lexicon does not vouch for`() throws {
    let lexicon = try Lexicon(WordList([.init("alarming"), .init("ring")], language: .english))
    let puzzles = CountedPuzzles()
    for _ in 1...2 {
      #expect(throws: RequestFault.unsuitableRoot(.noWordsInIt)) {
        try puzzles.figures(of: "alarming", in: lexicon)
      }
    }
  }
}
