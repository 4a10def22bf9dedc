import Rules
import Testing
import Words

struct ReadmeExampleTests {
  @Test func `a lexicon judges the guesses of a round`() throws {
    let words = ["ring", "main", "alarm"].map { WordList.Item($0, isCommon: true) }
    let lexicon = try Lexicon(WordList(words + [.init("alarming")], language: .english))

    var round = FindWordsRound(root: try Root("alarming", in: lexicon), origin: .drawn, in: lexicon)
    let find = try round.play("Ring", in: lexicon, at: Milliseconds(0))
    #expect(find.points == Points(4))
    #expect(throws: Refusal.tooShort(minimum: 3)) { try round.judge("la", in: lexicon) }
  }
}
