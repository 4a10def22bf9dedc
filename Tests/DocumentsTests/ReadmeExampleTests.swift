import Testing
import WordOrchard

struct ReadmeExampleTests {
  @Test func `a lexicon judges the guesses of a round`() throws {
    let lexicon = try Lexicon(wordsInLines: "alarming\nalarm\nring\nmain", language: .english)
    let root = try Root("alarming", in: lexicon)
    var round = FindWordsRound(root: root, origin: .drawn, in: lexicon)
    #expect(round.target.words.count == 3)

    let find = try round.play("Ring", in: lexicon)
    #expect(find.points == Points(4))
    #expect(round.score.percent == 30)
    #expect(throws: Refusal.tooShort(minimum: 3)) { try round.judge("la", in: lexicon) }
  }
}
