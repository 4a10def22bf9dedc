import Testing
import WordOrchard

@Suite struct `Daily puzzles` {
  @Test func `a daily round has the day as its origin and the shared target`() throws {
    let words = ["alarming", "alarm", "ring", "main"].map { WordList.Item($0, isCommon: true) }
    let rum = WordList.Item("gin", isCommon: true, isNotForSchool: true)
    let lexicon = try Lexicon(WordList(words + [rum], language: .english))
    let daily = try FindWordsRound(daily: Day("2026-11-01")!, from: roots, in: lexicon)
    #expect(daily.origin == .daily(Day("2026-11-01")!))
    #expect(daily.minimum == .usual)
    #expect(!daily.target.contains(try lexicon.alphabet.fold("gin")))
    let drawn = FindWordsRound(root: daily.root, origin: .drawn, in: lexicon)
    #expect(drawn.target.contains(try lexicon.alphabet.fold("gin")))
  }

  @Test func `a day before the first day has no puzzle`() throws {
    #expect(throws: NoDailyPuzzle.beforeFirstDay(Day("2026-11-01")!)) {
      try FindWordsRound(daily: Day("2026-10-31")!, from: roots, in: english)
    }
    #expect(throws: NoDailyPuzzle.beforeFirstDay(nil)) {
      try FindWordsRound(daily: Day("2026-11-01")!, from: RootList(["alarming"]), in: english)
    }
    let words = try DailyWords(["perro\tgato"], firstDay: Day("2026-11-01")!, language: .spanish)
    #expect(throws: NoDailyPuzzle.beforeFirstDay(Day("2026-11-01")!)) {
      try AppleTreeRound(daily: Day("2026-10-31")!, from: words)
    }
    #expect(throws: NoDailyPuzzle.noWord(Day("2026-11-01")!)) {
      try AppleTreeRound(daily: Day("2026-11-01")!, level: .a2, from: words)
    }
    #expect(try AppleTreeRound(daily: Day("2026-11-01")!, level: .a1, from: words).word.spelling == "gato")
  }

  @Test func `rounds from equal seeds are equal, and their origin is the seed`() throws {
    let one = try FindWordsRound(seed: 7, from: roots, in: english)
    #expect(try one == FindWordsRound(seed: 7, from: roots, in: english))
    #expect(one.origin == .seed(7) && one.root.spelling == roots.root(seed: 7))
  }

  @Test func `a list of another language is reported with the day's word`() throws {
    let spanish = try RootList(["canciones"], firstDay: Day("2026-11-01")!)
    let error = #expect(throws: NoDailyPuzzle.self) {
      try FindWordsRound(daily: Day("2026-11-01")!, from: spanish, in: english)
    }
    #expect(error == .unsuitableRoot("canciones", .notInLexicon(language: .english)))
    #expect(error?.description.contains("canciones") == true)
  }

  @Test func `a round ends at the last target word and refuses further guesses`() throws {
    var round = try FindWordsRound(daily: Day("2026-11-01")!, from: roots, in: english)
    for word in round.target.words { try round.play(english.alphabet.text(word), in: english) }
    #expect(round.outcome == .harvested)
    #expect(throws: Refusal.roundIsOver) { try round.play("lam", in: english) }
    #expect(throws: Refusal.roundIsOver) { try round.judge("ring", in: english) }
  }

  @Test func `a round that continues after the harvest accepts bonus words until the app ends it`() throws {
    var round = try FindWordsRound(daily: Day("2026-11-01")!, from: roots, in: english)
    round.continuesAfterHarvest = true
    for word in round.target.words { try round.play(english.alphabet.text(word), in: english) }
    #expect(try round.play("lam", in: english).isBonus)
    round.end(.harvested)
    #expect(throws: Refusal.roundIsOver) { try round.play("main", in: english) }
  }
}
