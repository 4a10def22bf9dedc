import Journal
import Rules
import Words

extension Referee {
  /// Judges a round of Find Words from its events, and from checkpoints for events that are no longer stored.
  ///
  /// - Parameters:
  ///   - started: The time of the round's start, if the server knows the round's first event but the event is not among
  ///     `events`.
  ///   - wasServed: Returns whether the server recently sent players a target that differs from the target in the
  ///     current lexicon.
  /// - Throws: The first reason why the round is not accepted.
  public func judge(
    findWords id: RoundID, _ events: [Event], checkpoints: [Checkpoint] = [], started: Milliseconds? = nil,
    at now: Milliseconds, wasServed: (TargetFingerprint) -> Bool = { _ in false }
  ) throws(ResultRefusal) -> DailyResult {
    guard events.count <= Limits.events else { throw .tooManyEvents(most: Limits.events) }
    var evidence = Evidence(id)
    for checkpoint in checkpoints { evidence.take(checkpoint) }
    let events = events.filter { $0.dailyRound == .findWords(id) }
    try evidence.take(events, started: started, now: now)
    guard let record = evidence.record, let start = record.start else { throw .noStart }
    guard let day = start.origin.day else { throw .notDaily }
    try checkDay(day, now: now)
    let lexicon = lexicon(record.language)
    guard let lexicon, let puzzle = try puzzle(of: start, day, in: lexicon, wasServed: wasServed) else {
      throw .noPuzzle(day)
    }
    return try replay(evidence, record, puzzle, lexicon, day)
  }

  /// Returns the day's puzzle as a round without finds; `nil` if the day has no puzzle. Throws if `start` has a
  /// different root word, minimum or target. The target may come from the current lexicon, or from an earlier lexicon
  /// if the server recently sent players a target from it.
  private func puzzle(
    of start: RoundStart, _ day: Day, in lexicon: Lexicon, wasServed: (TargetFingerprint) -> Bool
  ) throws(ResultRefusal) -> (round: FindWordsRound, isOfOtherEdition: Bool)? {
    let root = roots(lexicon.language, start.root.word.count)?.root(of: day).flatMap { try? Root($0, in: lexicon) }
    guard let root else { return nil }
    let minutes = start.minutes > 0 ? start.minutes : nil
    var round = FindWordsRound(root: root, origin: .daily(day), minutes: minutes, in: lexicon)
    round.continuesAfterHarvest = true
    guard start.root.word == root.word else { throw .alteredPuzzle(.root) }
    guard start.minimum == round.minimum else { throw .alteredPuzzle(.minimum) }
    if start.targets == round.target.words { return (round, false) }
    guard wasServed(TargetFingerprint(of: start.target, root: root)) else { throw .alteredPuzzle(.targets) }
    var served = FindWordsRound(root: root, target: start.target, origin: .daily(day), minutes: minutes)
    served.continuesAfterHarvest = true
    return (served, true)
  }

  private func replay(
    _ evidence: Evidence, _ record: RoundRecord, _ puzzle: (round: FindWordsRound, isOfOtherEdition: Bool),
    _ lexicon: Lexicon, _ day: Day
  ) throws(ResultRefusal) -> DailyResult {
    var round = puzzle.round
    let span = Limits.span(of: day)
    for hint in record.hints {
      guard round.accepts(hint) else { throw .impossibleHelp(lexicon.alphabet.text(hint.word)) }
      round.add(hint.help, with: hint.word)
    }
    var reached = record.lastTouched.at
    var late: Milliseconds?
    for find in record.finds {
      let at = find.stamp.at
      guard at >= span.lowerBound else { throw .notOnItsDay(day, at: at) }
      guard (at - find.move.at).magnitude <= Limits.step else { throw .timesDisagree(at: at) }
      if let ending = record.ending, ending.precedes(find) {
        // A different device may not have known that the round had ended.
        if ending.stamp.id.device == find.stamp.id.device { throw .afterTheEnd(at: at) }
        continue
      }
      // The word was found when the puzzle's day was over in all time zones. The player keeps such a late word, but the
      // result ignores the word.
      if at > span.upperBound {
        late = at
        continue
      }
      let played = evidence.played[find.stamp.id]
      if let minutes = round.minutes, let played, played >= .minutes(minutes) { throw .timeIsUp(at: at) }
      guard let judged = try judge(find, in: round, lexicon, isOfOtherEdition: puzzle.isOfOtherEdition) else {
        continue
      }
      if !find.isShown { reached = at }
      round.add(judged, by: find.move)
    }
    try checkPace(record.finds, evidence, hasLimit: round.minutes != nil)
    // Do not check the outcome if words come from another edition or were found too late.
    if let outcome = record.outcome, !puzzle.isOfOtherEdition, late == nil {
      guard round.canEnd(outcome, played: record.played) else { throw .wrongEnding(outcome) }
    }
    guard round.finds.contains(where: { $0.help != .word }) else {
      if let late { throw .notOnItsDay(day, at: late) }
      throw .nothingFound
    }
    return DailyResult(
      puzzle: DailyPuzzle(.findWords(lexicon.language, length: round.root.word.count), day), round: record.id,
      points: round.score.points.value, hasHints: !record.hints.isEmpty, reached: reached)
  }

  /// Judges the guess with which the player found a word, according to an event. The verdict must match the find that
  /// the event claims. Returns `nil` for a word that only another edition of the lexicon contains. In the case of
  /// `nil`, the result of the round ignores the word but not the other words.
  private func judge(
    _ find: StampedFind, in round: FindWordsRound, _ lexicon: Lexicon, isOfOtherEdition: Bool
  ) throws(ResultRefusal) -> Find? {
    let judged: Find
    do throws(Refusal) {
      judged = try round.judge(find.move.guess, in: lexicon)
    } catch {
      if case .notInLexicon = error, isOfOtherEdition { return nil }
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

  /// Checks that a person could type the words at these times. The words of each device, including words that were
  /// found too late, are checked in the order of their counters.
  private func checkPace(_ finds: [StampedFind], _ evidence: Evidence, hasLimit: Bool) throws(ResultRefusal) {
    var pace = Pace()
    for find in finds.sorted(by: { $0.stamp.id < $1.stamp.id }) where !find.isShown {
      try pace.type(
        letters: find.find.word.count, at: find.stamp.at, on: find.stamp.id.device,
        played: evidence.played[find.stamp.id], hasLimit: hasLimit)
    }
  }
}

extension EventID {
  /// Returns whether this event was written by the same device as `other`, and earlier.
  fileprivate func isBefore(_ other: EventID) -> Bool { device == other.device && counter < other.counter }
}

/// The data about a Find Words round, collected from events and checkpoints.
private struct Evidence {
  let id: RoundID
  /// The record of the round; `nil` until the first event or checkpoint of the round is added.
  private(set) var record: RoundRecord?
  /// The time played at each find whose event is stored.
  private(set) var played: [EventID: Milliseconds] = [:]

  init(_ id: RoundID) { self.id = id }

  mutating func take(_ checkpoint: Checkpoint) {
    for other in checkpoint.games.findWords.rounds where other.id == id { merge(other) }
  }

  private mutating func merge(_ other: RoundRecord) {
    if record == nil { record = other } else { record?.merge(other) }
  }

  /// Adds the events in the order of device and counter, and checks their clocks. The same clock rules are applied to
  /// finds in checkpoints.
  mutating func take(_ events: [Event], started: Milliseconds?, now: Milliseconds) throws(ResultRefusal) {
    let events = events.sorted { $0.id < $1.id }
    let started = events.first { $0.id == id }?.at ?? started
    var clock = Clock(now: now, started: started)
    for find in (record?.finds ?? []).sorted(by: { $0.stamp.id < $1.stamp.id }) {
      guard !find.stamp.id.isBefore(id) else { throw .beforeTheStart(at: find.stamp.at) }
      try clock.read(find.stamp, played: nil)
    }
    clock = Clock(now: now, started: started)
    var words: [DeviceID: Set<Word>] = [:]
    for (place, event) in events.enumerated() where place == 0 || events[place - 1].id != event.id {
      guard !event.id.isBefore(id) else { throw .beforeTheStart(at: event.at) }
      var record = record ?? RoundRecord(id: id, language: event.language ?? .english, lastTouched: event.stamp)
      guard event.language == record.language else { throw .notOneRound }
      record.touch(event.stamp)
      switch event.action {
      case .began(let start):
        try clock.read(event.stamp, played: .zero)
        record.begin(start)
      case .resumed(let other):
        try clock.read(event.stamp, played: other.played, hasLearned: true)
        record.merge(other)
      case .found(_, _, let move, let find, let played):
        try clock.read(event.stamp, played: played)
        guard words[event.id.device, default: []].insert(find.word).inserted else {
          throw .refusedGuess(move.guess, .alreadyFound(word: find.word))
        }
        self.played[event.id] = played
        record.add(StampedFind(stamp: event.stamp, move: move, find: find))
        record.play(until: played)
      case .rejected(_, _, let word, let played):
        try clock.read(event.stamp, played: played)
        record.add(RejectedGuess(stamp: event.stamp, word: word))
        record.play(until: played)
      case .tookHint(_, _, let word, let help):
        try clock.read(event.stamp, played: nil)
        record.add(Hint(word: word, help: help))
      case .finished(_, _, let outcome, let played):
        try clock.read(event.stamp, played: played)
        record.end(Ending(stamp: event.stamp, outcome: outcome))
        record.play(until: played)
      default: throw .notOneRound
      }
      self.record = record
    }
    if let last = record?.lastTouched, last.at > now + Limits.skew { throw .inTheFuture(at: last.at) }
  }
}

extension Event {
  /// The language of the event's round.
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

extension Ending {
  /// Returns whether the round ended before a word was found. If the same device ended the round and found the word,
  /// the counters are compared, because the device's clock may have changed. If different devices ended the round and
  /// found the word, the stamps are compared.
  fileprivate func precedes(_ find: StampedFind) -> Bool {
    stamp.id.device == find.stamp.id.device ? stamp.id < find.stamp.id : stamp < find.stamp
  }
}

extension FindWordsRound {
  /// Returns whether the rules can offer this help at some point of a round, possibly after help that shows less.
  fileprivate func accepts(_ hint: Hint) -> Bool {
    guard target.contains(hint.word) else { return false }
    switch hint.help {
    case .meaning, .word: return true
    case .letters(let count): return count >= 2 && count < hint.word.count
    }
  }

  /// Returns whether a round with these finds can end with this outcome.
  fileprivate func canEnd(_ outcome: Outcome, played: Milliseconds) -> Bool {
    switch outcome {
    case .harvested: remaining.isEmpty
    case .gaveUp: true
    case .timeUp: minutes.map { played >= .minutes($0) } ?? false
    }
  }
}
