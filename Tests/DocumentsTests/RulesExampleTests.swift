import Rules
import Testing
import Words

struct RulesExampleTests {
  @Test func `a round of Find Words scores and refuses guesses`() throws {
    let common = ["ring", "main", "alarm"].map { WordList.Item($0, isCommon: true) }
    let lexicon = try Lexicon(WordList(common + [.init("alarming"), .init("lam")], language: .english))

    var round = FindWordsRound(root: try Root("alarming", in: lexicon), origin: .drawn, in: lexicon)
    #expect(round.target.words.count == 3)

    let find = try round.play("Ring", in: lexicon, at: Milliseconds(0))
    #expect(find.points == Points(4))
    #expect(find.isBonus == false)

    // A word that is not common is a bonus word.
    #expect(try round.judge("lam", in: lexicon).isBonus == true)

    // A refused guess has one reason.
    #expect(throws: Refusal.tooShort(minimum: 3)) { try round.judge("la", in: lexicon) }
    #expect(throws: Refusal.alreadyFound(word: find.word)) { try round.judge("ring", in: lexicon) }
  }

  @Test func `a round of Apple Tree shows correct letters and drops apples for wrong ones`() throws {
    var round = AppleTreeRound(HiddenWord("árbol", language: .spanish)!)

    let isInWord = try round.play("A")
    #expect(isInWord == true)
    #expect(round.shown == ["á", nil, nil, nil, nil])

    let isInWordToo = try round.play("e")
    #expect(isInWordToo == false)
    #expect(round.applesLeft == 6)
  }

  @Test func `each day's puzzle is drawn from the root list by its date`() throws {
    let roots = try RootList(Array("# from 2026-09-01\nalarming\nagencies\n".utf8))
    #expect(roots.root(of: Day("2026-09-01")!) == "alarming")
    #expect(roots.root(of: Day("2026-09-02")!) == "agencies")
    #expect(roots.root(seed: 42) == roots.root(seed: 42))
  }
}
