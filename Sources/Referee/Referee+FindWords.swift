import Journal
import Rules
import Words

extension Referee {
  /// Judges a round of Find Words by its events, and by what checkpoints keep of it where events are no longer there.
  ///
  /// - Throws: the first reason for which it does not count.
  public func judge(
    findWords id: RoundID, _ events: [Event], checkpoints: [Checkpoint] = [], at now: Milliseconds
  ) throws(ResultRefusal) -> DailyResult {
    guard events.count <= Limits.events else { throw .tooManyEvents(most: Limits.events) }
    var evidence = Evidence(id)
    for checkpoint in checkpoints { evidence.take(checkpoint) }
    let events = events.filter { $0.dailyRound == .findWords(id) }
    try evidence.take(events, now: now)
    guard let record = evidence.record, let start = record.start else { throw .noStart }
    guard let day = start.origin.day else { throw .notDaily }
    try checkDay(day, now: now)
    let lexicon = lexicon(record.language)
    guard let lexicon, let round = try puzzle(of: start, day, in: lexicon) else { throw .noPuzzle(day) }
    return try replay(evidence, record, round, lexicon, day)
  }

  func checkDay(_ day: Day, now: Milliseconds) throws(ResultRefusal) {
    let span = Limits.span(of: day)
    guard span.lowerBound.value <= now.value + Limits.skew else { throw .dayToCome(day) }
    guard now.value <= span.upperBound.value + Limits.lateness else { throw .tooLate(day) }
  }

  /// The day's puzzle, with nothing found; `nil` when there is none. What the start says of it must be so.
  private func puzzle(
    of start: RoundStart, _ day: Day, in lexicon: Lexicon
  ) throws(ResultRefusal) -> FindWordsRound? {
    let root = roots(lexicon.language, start.root.word.count)?.root(of: day).flatMap { try? Root($0, in: lexicon) }
    guard let root else { return nil }
    let round = FindWordsRound(
      root: root, origin: .daily(day), minutes: start.minutes > 0 ? start.minutes : nil, in: lexicon)
    guard start.root.word == root.word else { throw .alteredPuzzle(.root) }
    guard start.minimum == round.minimum else { throw .alteredPuzzle(.minimum) }
    guard start.targets == round.target.words else { throw .alteredPuzzle(.targets) }
    return round
  }

  private func replay(
    _ evidence: Evidence, _ record: RoundRecord, _ puzzle: FindWordsRound, _ lexicon: Lexicon, _ day: Day
  ) throws(ResultRefusal) -> DailyResult {
    var round = puzzle
    let span = Limits.span(of: day)
    for hint in record.hints {
      guard round.accepts(hint) else { throw .impossibleHelp(lexicon.alphabet.text(hint.word)) }
      round.add(hint.help, with: hint.word)
    }
    var pace = Pace()
    var reached = record.lastTouched.at
    for find in record.finds {
      guard span.contains(find.stamp.at) else { throw .notOnItsDay(day, at: find.stamp.at) }
      guard abs(find.stamp.at.value.subtractingReportingOverflow(find.move.at.value).partialValue) <= Limits.step
      else { throw .timesDisagree(at: find.stamp.at) }
      if let ending = record.ending, ending.stamp < find.stamp {
        // Another device may not have known of the end.
        if ending.stamp.id.device == find.stamp.id.device { throw .afterTheEnd(at: find.stamp.at) }
        continue
      }
      let played = evidence.played[find.stamp.id]
      if let minutes = round.minutes, let played, played.value >= Int64(minutes) * 60_000 {
        throw .timeIsUp(at: find.stamp.at)
      }
      let judged = try judge(find, in: round, lexicon)
      if !find.isShown {
        try pace.type(
          letters: judged.word.count, at: find.stamp.at, on: find.stamp.id.device,
          played: round.minutes == nil ? nil : played?.value)
        reached = find.stamp.at
      }
      round.add(judged, by: find.move)
    }
    if let outcome = record.outcome {
      guard round.canEnd(outcome, played: record.played) else { throw .wrongEnding(outcome) }
    }
    guard round.finds.contains(where: { $0.help != .word }) else { throw .nothingFound }
    return DailyResult(
      puzzle: DailyPuzzle(.findWords(lexicon.language, length: puzzle.root.word.count), day), round: record.id,
      points: round.score.points.value, hasHints: !record.hints.isEmpty, reached: reached)
  }

  /// The find that the rules make of a guess; it must be what the event claims.
  private func judge(
    _ find: StampedFind, in round: FindWordsRound, _ lexicon: Lexicon
  ) throws(ResultRefusal) -> Find {
    let judged: Find
    do throws(Refusal) {
      judged = try round.judge(find.move.guess, in: lexicon)
    } catch {
      throw .refusedGuess(find.move.guess, error)
    }
    let claimed = find.find
    guard judged.word == claimed.word else { throw .wrongFind(find.move.guess, .word) }
    guard judged.help == claimed.help else { throw .hiddenHelp(find.move.guess) }
    guard judged.points == claimed.points else { throw .wrongFind(find.move.guess, .points) }
    guard judged.isBonus == claimed.isBonus else { throw .wrongFind(find.move.guess, .bonus) }
    guard judged.usesAllLetters == claimed.usesAllLetters else { throw .wrongFind(find.move.guess, .allLetters) }
    return judged
  }
}

/// What is known of a round of Find Words.
private struct Evidence {
  let id: RoundID
  /// `nil` before anything is known.
  private(set) var record: RoundRecord?
  /// The time played at each find whose event is there.
  private(set) var played: [EventID: Milliseconds] = [:]

  init(_ id: RoundID) { self.id = id }

  mutating func take(_ checkpoint: Checkpoint) {
    for other in checkpoint.rounds where other.id == id { merge(other) }
  }

  private mutating func merge(_ other: RoundRecord) {
    if record == nil { record = other } else { record?.merge(other) }
  }

  /// Takes the events by devices and counters, and looks at their clocks.
  mutating func take(_ events: [Event], now: Milliseconds) throws(ResultRefusal) {
    var clock = Clock(now: now)
    var words: [DeviceID: Set<Word>] = [:]
    let events = events.sorted { $0.id < $1.id }
    let start = events.first { $0.id == id }
    for (place, event) in events.enumerated() where place == 0 || events[place - 1].id != event.id {
      if let start, event.id.device == id.device,
        event.id.counter < id.counter
          || event.at.value < start.at.value - Limits.step
      {
        throw .beforeTheStart(at: event.at)
      }
      if let start, event.at.value < start.at.value - Limits.skew { throw .beforeTheStart(at: event.at) }
      var record = record ?? RoundRecord(id: id, language: event.language ?? .english, lastTouched: event.stamp)
      guard event.language == record.language else { throw .notOneRound }
      record.touch(event.stamp)
      switch event.action {
      case .began(let start):
        try clock.read(event, played: Milliseconds(0))
        record.begin(start)
      case .resumed(let other):
        try clock.read(event, played: other.played, hasLearned: true)
        record.merge(other)
      case .found(_, _, let move, let find, let played):
        try clock.read(event, played: played)
        guard words[event.id.device, default: []].insert(find.word).inserted else {
          throw .refusedGuess(move.guess, .alreadyFound(word: find.word))
        }
        self.played[event.id] = played
        record.add(StampedFind(stamp: event.stamp, move: move, find: find))
        record.play(until: played)
      case .rejected(_, _, let word, let played):
        try clock.read(event, played: played)
        record.add(RejectedGuess(stamp: event.stamp, word: word))
        record.play(until: played)
      case .tookHint(_, _, let word, let help):
        try clock.read(event, played: nil)
        record.add(Hint(word: word, help: help))
      case .finished(_, _, let outcome, let played):
        try clock.read(event, played: played)
        record.end(Ending(stamp: event.stamp, outcome: outcome))
        record.play(until: played)
      default: throw .notOneRound
      }
      self.record = record
    }
    if let last = record?.lastTouched, last.at.value > now.value + Limits.skew { throw .inTheFuture(at: last.at) }
  }
}

extension Event {
  /// The language of a round's event.
  fileprivate var language: Language? {
    switch action {
    case .began(let start): start.root.language
    case .resumed(let record): record.language
    case .found(_, let language, _, _, _), .rejected(_, let language, _, _), .tookHint(_, let language, _, _),
      .finished(_, let language, _, _):
      language
    default: nil
    }
  }
}

extension FindWordsRound {
  /// Whether help of a round that nobody has played yet could be taken, with or without less help before.
  fileprivate func accepts(_ hint: Hint) -> Bool {
    guard target.contains(hint.word) else { return false }
    switch hint.help {
    case .word: return true
    case .letters(let count): return count >= 2 && count < hint.word.count
    }
  }

  /// Whether a round with these finds can end so.
  fileprivate func canEnd(_ outcome: Outcome, played: Milliseconds) -> Bool {
    switch outcome {
    case .harvested: remaining.isEmpty
    case .gaveUp: true
    case .timeUp: minutes.map { played.value >= Int64($0) * 60_000 } ?? false
    }
  }
}
