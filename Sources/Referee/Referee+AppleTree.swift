import Journal
import Rules
import Words

extension Referee {
  /// Judges an Apple Tree round with a daily word from the events on all devices. The round can only have a result
  /// after it has ended.
  ///
  /// - Throws: The first reason why the round is not accepted.
  public func judge(
    appleTree daily: DailyWord, _ events: [Event], at now: Milliseconds
  ) throws(ResultRefusal) -> DailyResult {
    guard events.count <= Limits.events else { throw .tooManyEvents(most: Limits.events) }
    let played = try events.withRecords(of: daily, now: now)
    guard let round = played.map(\.record.id).min() else { throw .noRound }
    try checkDay(daily.day, now: now)
    guard let word = dailyWord(daily).flatMap({ HiddenWord($0, language: daily.language) }) else {
      throw .noPuzzle(daily.day)
    }
    guard played.allSatisfy({ $0.record.word.hasSameSpelling(as: word) }) else { throw .alteredPuzzle(.word) }
    guard played.contains(where: { $0.event.id == $0.record.id }) else { throw .noStart }
    let (tree, reached) = try replay(played, word, daily.day)
    guard let outcome = tree.outcome else { throw .notFinished }
    return DailyResult(
      puzzle: DailyPuzzle(daily), round: round,
      points: outcome == .won ? tree.applesLeft : 0, hasHints: tree.hasTakenHint, reached: reached)
  }

  /// Replays the round as it was played on all devices together. A letter counts as tried, and a word as guessed, if
  /// this happened on any device.
  private func replay(
    _ played: [(event: Event, record: AppleTreeRecord)], _ word: HiddenWord, _ day: Day
  ) throws(ResultRefusal) -> (AppleTreeRound, Milliseconds) {
    let span = Limits.span(of: day)
    var round = AppleTreeRound(word)
    var tries: [DeviceID: [Milliseconds]] = [:]
    var over: Stamp?
    for (event, record) in played.inOrderOfPlay() {
      let new = record.tried.filter { !round.tried.contains($0) }
      let guesses = record.guesses.filter { !round.guesses.contains($0) }
      let takesHint = record.hasTakenHint && !round.hasTakenHint
      // Each letter, each guess at the whole word, and also the hint, must have a separate event.
      let moves = new.count + guesses.count + (takesHint ? 1 : 0)
      guard moves <= 1 else { throw .movesMissing }
      guard moves == 1 else { continue }
      guard span.contains(event.at) else { throw .notOnItsDay(day, at: event.at) }
      let before = tries[event.id.device, default: []]
      tries[event.id.device] = before.suffix(1) + [event.at]
      // If the device's clock was set back between these tries, the elapsed time is unknown.
      if before.count == 2, event.at >= before[0], event.at - before[0] < Limits.threeTries {
        throw .tooFast(at: event.at, least: Limits.threeTries)
      }
      if let over {
        if over.id.device == event.id.device { throw .afterTheEnd(at: event.at) }
        // The other device may not have known that the round had ended. The moves of another device after the end still
        // become part of the round, as in the journal.
        round = AppleTreeRound(
          word, tried: round.tried + new, guesses: round.guesses + guesses,
          hasTakenHint: round.hasTakenHint || takesHint)
        continue
      }
      let isAccepted =
        takesHint
        ? (try? round.takeHint()) != nil
        : new.allSatisfy { (try? round.play($0)) != nil } && guesses.allSatisfy { (try? round.guess($0)) != nil }
      guard isAccepted else { throw .refusedMove }
      if round.outcome != nil { over = event.stamp }
    }
    return (round, over?.at ?? .zero)
  }
}

extension [(event: Event, record: AppleTreeRecord)] {
  /// Returns the events sorted by time. Events of one device stay in the order of their counters, even if the device's
  /// clock was set back. The array must be sorted by device and counter.
  fileprivate func inOrderOfPlay() -> Self {
    var latest: [DeviceID: Milliseconds] = [:]
    let timed = map { item in
      let at = Swift.max(latest[item.event.id.device] ?? item.event.at, item.event.at)
      latest[item.event.id.device] = at
      return (stamp: Stamp(at: at, id: item.event.id), item: item)
    }
    return timed.sorted { $0.stamp < $1.stamp }.map { $0.item }
  }
}

extension [Event] {
  /// Returns the events of a daily word's round with their records, sorted by device and counter. Checks that each
  /// device's clock advances and that no move is lost.
  fileprivate func withRecords(
    of daily: DailyWord, now: Milliseconds
  ) throws(ResultRefusal) -> [(event: Event, record: AppleTreeRecord)] {
    var found: [(event: Event, record: AppleTreeRecord)] = []
    var clock = Clock(now: now)
    for event in sorted(by: { $0.id < $1.id }) where event.id != found.last?.event.id {
      guard case .playedAppleTree(let record) = event.action, record.daily == daily else { continue }
      try clock.read(event.stamp, played: nil)
      if let before = found.last, before.event.id.device == event.id.device {
        let isForgotten = before.record.hasTakenHint && !record.hasTakenHint
        guard !isForgotten, before.record.tried.allSatisfy({ record.tried.contains($0) }),
          before.record.guesses.allSatisfy({ record.guesses.contains($0) })
        else { throw .movesMissing }
      }
      found.append((event, record))
    }
    return found
  }
}
