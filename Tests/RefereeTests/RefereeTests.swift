import Journal
import Referee
import Rules
import Testing
import Words

@Suite struct `A round of a daily puzzle` {
  private let referee = TestWords.referee

  @Test func `the referee computes a daily round's points from its moves by the rules`() throws {
    var round = TestRound()
    round.find("garden", "sand", "DEAR", "snag")
    round.miss("grands")
    let result = try referee.verdict(round.events).get()
    #expect(result.points == round.points && result.points == 6 + 4 + 4 + 4)
    #expect(!result.hasHints && result.round == RoundID(device: round.device, counter: 1))
    #expect(result.puzzle == DailyPuzzle(.findWords(.english, length: 7), day))
    #expect(result.reached.value == noon + 20_000)
  }

  @Test func `the order and repetition of a round's events do not change its verdict`() throws {
    var round = TestRound()
    round.find("garden", "sand", "dear")
    round.end(.gaveUp)
    let expected = try referee.verdict(round.events).get()
    #expect(try referee.verdict(round.events.reversed() + round.events).get() == expected)
  }

  @Test func `a round with hints is marked as played with hints and earns reduced points`() throws {
    var round = TestRound()
    round.find("sand")
    round.help("garden", .letters(2))
    round.find("garden")
    round.help("danger", .word)
    let result = try referee.verdict(round.events).get()
    #expect(result.hasHints && result.points == 4 + 3)
  }

  @Test func `an unfinished round counts on the leaderboard, and its later finds add points`() throws {
    var round = TestRound()
    round.find("sand")
    let first = try referee.verdict(round.events).get()
    round.find("garden")
    let second = try referee.verdict(round.events).get()
    #expect(first.round == second.round && first.points == 4 && second.points == 10)
  }

  @Test func `a round played on two devices counts once, without finds after its end`() throws {
    var first = TestRound()
    first.find("sand")
    first.end(.gaveUp)
    var record = RoundRecord(
      id: first.events[0].id, language: .english, lastTouched: first.events[0].stamp)
    if case .began(let start) = first.events[0].action { record.begin(start) }
    var second = TestRound(at: noon + 2500, device: 43)
    second.find("garden", "dear")
    second.events[0] = second.events[0].with(.resumed(record))
    let ofFirst = second.events.map { event in
      guard case .found(_, let language, let move, let find, let played) = event.action else { return event }
      return event.with(.found(first.events[0].id, language, move, find, played: played))
    }
    // The round ends at 6000; the second device's finds are at 7500 and 12500.
    let result = try referee.verdict(first.events + ofFirst).get()
    #expect(result.points == 4)
  }

  @Test func `finds within the time limit of a timed round count`() throws {
    var round = TestRound(minutes: 2)
    round.find("sand", after: 60_000)
    round.find("garden", after: 59_000)
    #expect(try referee.verdict(round.events).get().points == 10)
  }

  @Test func `a daily round counts from the day's first hour in the east to its last in the west`() throws {
    let start = Int64(day.number) * 86_400_000
    for time in [start - 14 * 3_600_000, start + 36 * 3_600_000 - 5000] {
      var round = TestRound(at: time)
      round.find("sand")
      #expect(try referee.verdict(round.events).get().points == 4)
    }
  }

  /// Judges the events of a device whose clock is set back during the round: the times go back, but the played time
  /// continues.
  @Test(arguments: [3000, 5 * 60_000]) func `a daily round counts even if the clock is set back during it`(
    by correction: Int64
  ) throws {
    var round = TestRound()
    round.find("sand")
    round.wait(-correction, isPlaying: false)
    round.find("garden", "dear")
    let result = try referee.verdict(round.events, at: noon + 60_000).get()
    #expect(result.points == 14)
  }

  @Test func `a daily round counts even if the clock is set back before its end`() throws {
    var round = TestRound()
    round.find("sand", "garden", after: 60_000)
    round.wait(-5 * 60_000, isPlaying: false)
    round.end(.gaveUp)
    #expect(try referee.verdict(round.events, at: noon + 180_000).get().points == 10)
  }

  @Test func `finds after the day has ended everywhere do not count, but earlier finds do`() throws {
    let end = Int64(day.number) * 86_400_000 + 36 * 3_600_000
    var round = TestRound(at: end - 60_000)
    round.find("sand")
    round.find("garden", after: 120_000)
    #expect(try referee.verdict(round.events).get().points == 4)
  }

  @Test func `a daily round counts if its targets come from a recently served data edition`() throws {
    var round = TestRound()
    round.find("sand", "garden")
    round.forgeStart {
      RoundStart(
        root: $0.root, minimum: .three, targets: Array($0.targets.dropFirst()), origin: $0.origin, minutes: $0.minutes)
    }
    guard case .began(let start) = round.events[0].action else { return }
    let served = TargetFingerprint(of: start.target, root: start.root)
    let now = Milliseconds(noon + 60_000)
    #expect(try referee.judge(round.events, at: now) { $0 == served }.points == 10)
    #expect(throws: ResultRefusal.alteredPuzzle(.targets)) { try referee.judge(round.events, at: now) { _ in false } }
  }

  @Test func `the clock rules also apply to a round that is stored in a checkpoint`() throws {
    var round = TestRound()
    round.find("sand", "garden")
    func verdict(started: Int64?, now: Int64) -> Result<DailyResult, ResultRefusal> {
      var journal = PlayerJournal()
      for event in round.events { journal.add(event) }
      journal.compact(round.device)
      return Result { () throws(ResultRefusal) in
        try referee.judge(
          findWords: round.events[0].id, [], checkpoints: [journal.checkpoint(of: round.device)],
          started: started.map { Milliseconds($0) }, at: Milliseconds(now))
      }
    }
    #expect((try? verdict(started: noon, now: noon + 60_000).get())?.points == 10)
    #expect(throws: ResultRefusal.beforeTheStart(at: Milliseconds(noon + 5000))) {
      try verdict(started: noon + 2 * 3_600_000, now: noon + 3 * 3_600_000).get()
    }
    #expect(throws: ResultRefusal.inTheFuture(at: Milliseconds(noon + 5000))) {
      try verdict(started: nil, now: noon - 3_600_000).get()
    }
  }

  @Test func `a round in a checkpoint is scored from the data that the checkpoint keeps`() throws {
    var round = TestRound()
    round.find("garden", "sand")
    round.help("danger", .letters(2))
    round.help("danger", .letters(3))
    round.find("danger")
    var journal = PlayerJournal()
    for event in round.events { journal.add(event) }
    journal.compact(round.device)
    let checkpoint = journal.checkpoint(of: round.device)
    #expect(checkpoint.covered == round.events.count)
    let result = try referee.judge(
      findWords: round.events[0].id, [], checkpoints: [checkpoint], at: Milliseconds(noon + 60_000))
    #expect(result == (try referee.verdict(round.events).get()))
  }
}

@Suite struct `A round with the daily word of Apple Tree` {
  private let referee = TestWords.referee

  @Test func `a daily word's result is the number of apples left`() throws {
    var tree = TestTree()
    tree.attempt("eisapl")
    let result = try referee.verdict(tree.events).get()
    #expect(result.points == 5 && !result.hasHints)
    #expect(result.puzzle == DailyPuzzle(.appleTree(.english, level: nil), day))
    #expect(result.reached.value == noon + 12_000)
  }

  @Test func `a daily word played with the hint is marked, and a lost daily word scores zero`() throws {
    var tree = TestTree(level: 2)
    tree.hint()
    tree.attempt("apl")
    tree.attempt("e")
    let won = try referee.verdict(tree.events).get()
    #expect(won.points == 6 && won.hasHints && won.puzzle.course == .appleTree(.english, level: 2))
    tree = TestTree()
    tree.attempt("qwrtyui")
    #expect(try referee.verdict(tree.events).get().points == 0)
  }

  @Test func `a right guess at the whole word wins, and a wrong one costs an apple`() throws {
    var tree = TestTree()
    tree.attempt("zpl")
    tree.guess("ample")
    tree.guess("apple")
    let result = try referee.verdict(tree.events).get()
    #expect(result.points == 5 && !result.hasHints)
    #expect(result.reached.value == noon + 10_000)
    tree = TestTree()
    tree.attempt("plqwrtyu")
    tree.guess("ample")
    #expect(try referee.verdict(tree.events).get().points == 0)
  }

  @Test func `whole words that two devices guessed in a daily word count together`() throws {
    var (first, second) = (TestTree(), TestTree(device: 43))
    second.now += 500
    first.attempt("apl")
    second.attempt("apl")
    first.guess("apply")
    second.guess("ample")
    first.guess("apple")
    #expect(try referee.verdict(first.events + second.events).get().points == 5)
  }

  @Test func `two letter keys pressed at nearly the same time both count`() throws {
    var tree = TestTree()
    tree.attempt("a")
    tree.attempt("p", after: 20)
    tree.attempt("l")
    tree.attempt("e", after: 60)
    #expect(try referee.verdict(tree.events).get().points == 7)
  }

  @Test func `a daily word counts even if the clock is set back during the round`() throws {
    var tree = TestTree()
    tree.attempt("ap")
    tree.now -= 5 * 60_000
    tree.attempt("le")
    #expect(try referee.verdict(tree.events, at: noon + 60_000).get().points == 7)
  }

  @Test func `letters that two devices tried in a daily word count together`() throws {
    var (first, second) = (TestTree(), TestTree(device: 43))
    second.now += 500
    first.attempt("aple")
    second.attempt("zxaple")
    let result = try referee.verdict(first.events + second.events).get()
    #expect(result.points == 5)
  }
}

@Suite struct `A course` {
  @Test func `a leaderboard is parsed from its name`() {
    for course in Course.all { #expect(Course(named: course.name) == course) }
    #expect(Set(Course.all.map(\.name)).count == Course.all.count)
    for name in ["", "find-words-en-10", "apple-tree-en-B3", "FIND-WORDS-EN-8"] { #expect(Course(named: name) == nil) }
  }
  @Test func `the stored names of leaderboards do not change`() {
    let names = Course.all.filter { $0.language == .spanish }.map(\.name)
    #expect(
      names == [
        "find-words-es-7", "find-words-es-8", "find-words-es-9", "apple-tree-es", "apple-tree-es-A1",
        "apple-tree-es-A2", "apple-tree-es-B1", "apple-tree-es-B2", "apple-tree-es-C1",
      ])
    #expect(Course.all.map(\.language) == Language.allCases.flatMap { Array(repeating: $0, count: names.count) })
  }
}

@Suite struct `A stored round` {
  @Test func `a stored Find Words round is assigned to the daily puzzle of its first event`() {
    let events = TestRound().events
    let name = DailyRound.findWords(events[0].id)
    #expect(events.map(\.dailyRound) == [name])
    #expect(StoredRound(name, events).puzzle == DailyPuzzle(.findWords(.english, length: 7), day))
    #expect(StoredRound(name).puzzle == nil)
  }

  @Test func `a stored Apple Tree round is assigned to the daily puzzle that its name contains`() {
    let puzzle = DailyPuzzle(.appleTree(.english, level: 2), day)
    #expect(TestTree(level: 2).events.map(\.dailyRound) == [.puzzle(puzzle)])
    #expect(StoredRound(.puzzle(puzzle)).puzzle == puzzle)
  }

  @Test func `a checkpoint's list of daily rounds contains only rounds of Find Words`() {
    var journal = PlayerJournal()
    for event in TestRound().events + TestTree(device: 43).events { journal.add(event) }
    var rounds: [DailyRound] = []
    for device in journal.devices {
      journal.compact(device)
      rounds += journal.checkpoint(of: device).dailyRounds
    }
    #expect(rounds == [.findWords(TestRound().events[0].id)])
  }
}
