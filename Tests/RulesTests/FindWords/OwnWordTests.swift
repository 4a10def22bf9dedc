import TestTools
import Testing

@testable import Rules
@testable import Words

/// Words that a player has added, and roots drawn from the whole lexicon.
struct OwnWordTests {
  let lexicon: Lexicon

  init() throws { lexicon = try Lexicon("alarming* ring* alarm* lam") }

  private func round(_ own: String..., origin: Origin = .drawn) throws -> FindWordsRound {
    var round = FindWordsRound(root: try Root("alarming", in: lexicon), origin: origin, in: lexicon)
    round.ownWords = WordSet(try own.map { try lexicon.word($0) })
    return round
  }

  @Test func `a word that the player added is a bonus word`() throws {
    var round = try round("grim")
    let find = try round.play(" GRIM", in: lexicon, at: Milliseconds(1))
    #expect(find.isBonus)
    #expect(find.spellings == ["grim"])
    #expect(find.points == Points(4))
    #expect(round.score.bonus == 1)
    #expect(round.score.stage == .seed)
    #expect(round.refusal(of: "grim", in: lexicon) == .alreadyFound(word: try lexicon.word("grim")))
  }

  @Test func `a word that the player added keeps the typed accents`() throws {
    let find = try round("grim").judge("GRÍM", in: lexicon)
    #expect(Array(find.spellings[0].utf8) == Array("grím".utf8))
  }

  @Test(arguments: [Origin.drawn, .link, .seed(7)])
  func `words that the player added count in drawn, linked and seeded rounds`(origin: Origin) throws {
    #expect(try round("grim", origin: origin).refusal(of: "grim", in: lexicon) == nil)
  }

  @Test func `words that the player added do not count in a daily puzzle`() throws {
    #expect(
      try round("grim", origin: .daily(Day(number: 1))).refusal(of: "grim", in: lexicon)
        == .notInLexicon(language: .english, isClose: false))
  }

  @Test func `words that the player added must obey the other rules`() throws {
    let round = try round("in", "zing", "alarming", "ring")
    #expect(round.refusal(of: "in", in: lexicon) == .tooShort(minimum: 3))
    #expect(round.refusal(of: "alarming", in: lexicon) == .isRoot)
    guard case .notFromLetters? = round.refusal(of: "zing", in: lexicon) else {
      Issue.record("zing")
      return
    }
    #expect(try !round.judge("ring", in: lexicon).isBonus)
  }

  @Test func `a word that the player added is not a target word and offers no hint`() throws {
    let round = try round("grim")
    #expect(!round.remaining.contains(try lexicon.word("grim")))
    #expect(round.helpOffered(for: try lexicon.word("grim")) == [])
  }
}

struct DrawingTests {
  /// Enough common words made of the letters of "reading" for a root of seven letters.
  private static let common = [
    "read", "dear", "dare", "ring", "grin", "rain", "ride", "dire", "idea", "aide", "gear", "rage", "near",
  ]

  private func lexicon(_ others: WordList.Item...) throws -> Lexicon {
    try Lexicon(WordList(Self.common.map { .init($0, isCommon: true) } + others, language: .english))
  }

  @Test func `drawing a root word can return exactly the suitable words`() throws {
    let lexicon = try lexicon(
      .init("reading", isCommon: true), .init("gradine"), .init("deraing", isOffensive: true),
      .init("angired", isBarredAsRoot: true), .init("zzzzzzz"), .init("readings"))
    var generator = SeededGenerator(seed: seedOfThisRun)
    var drawn: Set<String> = []
    for _ in 0..<100 {
      drawn.insert(lexicon.drawRoot(length: 7, using: &generator, avoiding: []) ?? "none")
    }
    #expect(drawn == ["reading", "gradine"], "SEED=\(seedOfThisRun)")
  }

  @Test func `the root words that can be drawn are the words of AllRoots`() throws {
    let lexicon = try lexicon(.init("reading", isCommon: true), .init("gradine"), .init("grained"))
    let all = Set(AllRoots(in: lexicon).numbers(length: 7).map { lexicon.spellings(of: $0)[0] })
    var generator = SeededGenerator(seed: seedOfThisRun)
    let drawn = Set((0..<200).compactMap { _ in lexicon.drawRoot(length: 7, using: &generator, avoiding: []) })
    #expect(drawn == all, "SEED=\(seedOfThisRun)")
  }

  @Test func `drawing does not return a recent root word`() throws {
    let lexicon = try lexicon(.init("reading", isCommon: true), .init("gradine"))
    var generator = SeededGenerator(seed: seedOfThisRun)
    for _ in 0..<30 {
      #expect(lexicon.drawRoot(length: 7, using: &generator, avoiding: ["x", "reading"]) == "gradine")
    }
  }

  @Test func `drawing returns nil if no root word is available`() throws {
    let lexicon = try lexicon(.init("reading", isCommon: true))
    var generator = SeededGenerator(seed: seedOfThisRun)
    #expect(lexicon.drawRoot(length: 7, using: &generator, avoiding: ["reading"]) == nil)
    #expect(lexicon.drawRoot(length: 8, using: &generator, avoiding: []) == nil)
    for length in [-1, 0, 6, 10, 99] {
      #expect(lexicon.drawRoot(length: length, using: &generator, avoiding: []) == nil)
    }
  }
}
