import Formats
import Rules
import Words

/// A player's progress in Find Words, computed from the events of one device or several.
public struct FindWordsProgress: Equatable, Sendable {
  /// The rounds of Find Words without duplicates, the last played round at the end. Beyond ``mostRounds``, the array
  /// only keeps unfinished rounds with finds, and it never has more than ``mostOpenRounds`` rounds.
  public package(set) var rounds: [RoundRecord] = []
  /// The last played round of Find Words; `nil` before the first round.
  public package(set) var current: CurrentRound?
  /// The root words of recently begun rounds, sorted by stamp; at most ``mostRecentRoots``.
  public package(set) var recentRoots: [RecentRoot] = []
  /// The statistics for each language and length of the root word.
  public package(set) var lengths: [LengthTally] = []
  /// The statistics for each day.
  public package(set) var days: [DayTally] = []
  /// The longest words found, best first; at most ``mostRecords``, without duplicates.
  public package(set) var longest: [LongWord] = []
  /// The best rounds, best first; at most ``mostRecords``, without duplicates.
  public package(set) var best: [BestRound] = []
  /// The player's results in daily puzzles, sorted by day, language and length; one mark for each puzzle.
  public package(set) var dailies: [DailyMark] = []

  /// The maximum number of stored rounds, except if more rounds are unfinished and have finds.
  public static let mostRounds = 30
  /// The maximum number of stored rounds in any case.
  public static let mostOpenRounds = 100
  /// The maximum number of stored root words.
  public static let mostRecentRoots = RootList.restAfterUse
  /// The maximum number of longest words, and the maximum number of best rounds.
  public static let mostRecords = 20
}

// MARK: - Taking a device's events

extension FindWordsProgress {
  /// Applies a device's next event. Events of other games are ignored. O(log days + finds of the round). In a daily
  /// puzzle, additionally O(size of the target).
  mutating func apply(_ event: Event) {
    switch event.action {
    case .began(let start): begin(start, event)
    case .resumed(let record):
      guard touch(record.id, record.language, event.stamp) else { return }
      rounds[rounds.count - 1].merge(record)
      markDaily()
    case .found(let id, let language, let move, let find, let played):
      guard touch(id, language, event.stamp) else { return }
      take(StampedFind(stamp: event.stamp, move: move, find: find), played, event.day)
    case .rejected(let id, let language, let word, let played):
      guard touch(id, language, event.stamp) else { return }
      rounds[rounds.count - 1].add(RejectedGuess(stamp: event.stamp, word: word))
      count(Tally(), played, event.day)
    case .tookHint(let id, let language, let word, let help):
      guard touch(id, language, event.stamp) else { return }
      rounds[rounds.count - 1].add(Hint(word: word, help: help))
    case .finished(let id, let language, let outcome, let played):
      guard touch(id, language, event.stamp) else { return }
      rounds[rounds.count - 1].end(Ending(stamp: event.stamp, outcome: outcome))
      count(Tally(), played, event.day)
      markDaily()
    default: break
    }
  }

  private mutating func begin(_ start: RoundStart, _ event: Event) {
    guard touch(event.id, start.root.language, event.stamp) else { return }
    rounds[rounds.count - 1].begin(start)
    join(RecentRoot(stamp: event.stamp, language: start.root.language, spelling: start.root.spelling))
    markDaily()
  }

  /// Moves the round to the end, because an event has just happened in it. Returns `false` if the stored round has
  /// another language, because the event is then invalid.
  private mutating func touch(_ id: RoundID, _ language: Language, _ stamp: Stamp) -> Bool {
    if let index = rounds.lastIndex(where: { $0.id == id }) {
      guard rounds[index].language == language else { return false }
      if index < rounds.count - 1 { rounds.append(rounds.remove(at: index)) }
      rounds[rounds.count - 1].touch(stamp)
    } else {
      rounds.append(RoundRecord(id: id, language: language, lastTouched: stamp))
      forgetRound()
    }
    current = CurrentRound(stamp: stamp, id: id)
    return true
  }

  /// If there are too many rounds, removes the oldest round that has ended or has no finds. A round that the player can
  /// still resume is removed only if there are more than ``mostOpenRounds`` rounds.
  private mutating func forgetRound() {
    guard rounds.count > FindWordsProgress.mostRounds else { return }
    let isSettled = rounds.dropLast().firstIndex { $0.outcome != nil || $0.finds.isEmpty }
    if let index = isSettled ?? (rounds.count > FindWordsProgress.mostOpenRounds ? 0 : nil) { rounds.remove(at: index) }
  }

  private mutating func take(_ find: StampedFind, _ played: Milliseconds, _ day: Day) {
    let last = rounds.count - 1
    let isFirst = !rounds[last].finds.contains { $0.stamp.id.device == find.stamp.id.device && !$0.isShown }
    guard rounds[last].add(find), !find.isShown else {
      count(Tally(), played, day)
      return markDaily()
    }
    let tally = Tally(
      rounds: isFirst ? 1 : 0, finds: 1, bonus: find.find.isBonus ? 1 : 0, letters: find.find.word.count,
      points: find.find.points.value)
    count(tally, played, day)
    // Most found words are too short to be among the longest words. Do not look up the spelling of a word that is too
    // short to be among the longest words.
    if longest.count < FindWordsProgress.mostRecords || find.find.word.count >= longest[longest.count - 1].word.count {
      let language = rounds[last].language
      let spelling = find.find.spellings.first ?? Alphabet(language).text(find.find.word)
      join(LongWord(stamp: find.stamp, language: language, word: find.find.word, spelling: spelling))
    }
    if let round = BestRound(rounds[last], day: day) { join(round) }
    markDaily()
  }

  /// Adds the statistics and the additional time to the last round's language, length and day. A round without a known
  /// root word is ignored.
  private mutating func count(_ tally: Tally, _ played: Milliseconds, _ day: Day) {
    let last = rounds.count - 1
    var tally = tally
    tally.add(Tally(played: rounds[last].play(until: played)))
    guard let start = rounds[last].start else { return }
    join(LengthTally(language: start.root.language, length: start.root.word.count, tally: tally))
    join(DayTally(day: day, tally: tally))
  }

  private mutating func markDaily() {
    if let mark = DailyMark(rounds[rounds.count - 1]) { join(mark) }
  }
}

// MARK: - Joining several devices

extension FindWordsProgress {
  /// Adds another device's progress. Counts are summed, so a device must be joined only once.
  mutating func join(_ other: FindWordsProgress) {
    for record in other.rounds { join(record) }
    join(current: other.current)
    for root in other.recentRoots { join(root) }
    for tally in other.lengths { join(tally) }
    days.join(other.days, by: { $0.day.number - $1.day.number }, { $0.tally.add($1.tally) })
    for word in other.longest { join(word) }
    for round in other.best { join(round) }
    dailies.join(other.dailies, by: DailyMark.order, { if $1.isBetter(than: $0) { $0 = $1 } })
  }

  /// Updates the marks of daily puzzles and the best rounds with the finds of all devices.
  mutating func reconcile() {
    for record in rounds {
      if let mark = DailyMark(record) { join(mark) }
      if let known = best.first(where: { $0.id == record.id }), let round = BestRound(record, day: known.day) {
        join(round)
      }
    }
  }

  /// Updates the joined progress after one device has applied an event. O(stored rounds).
  mutating func follow(_ event: Event, _ devices: [GamesProgress]) {
    switch event.action {
    case .began:
      rejoinRounds(of: devices, event.id)
      for device in devices {
        for root in device.findWords.recentRoots where root.stamp == event.stamp { join(root) }
      }
    case .resumed(let record): rejoinRounds(of: devices, record.id)
    case .found(let id, _, _, _, _), .rejected(let id, _, _, _), .tookHint(let id, _, _, _), .finished(let id, _, _, _):
      rejoinRounds(of: devices, id)
      rejoinFigures(of: devices, on: event.day)
    default: break
    }
  }

  /// Sorts the rounds by the time of their last event. O(n log n).
  mutating func order() { rounds = rounds.ordered { $0.lastTouched < $1.lastTouched } }

  /// Joins the rounds, the longest words and the best rounds of all devices again. `id` identifies the round in which
  /// the event happened.
  private mutating func rejoinRounds(of devices: [GamesProgress], _ id: RoundID) {
    rounds = []
    current = nil
    best = []
    for device in devices {
      for record in device.findWords.rounds { join(record) }
      join(current: device.findWords.current)
      for round in device.findWords.best { join(round) }
      for word in device.findWords.longest { join(word) }
    }
    // Compute the puzzle's mark again, because the finds of all devices together can be worth fewer points if one
    // device had help with a word.
    if let mark = rounds.first(where: { $0.id == id }).flatMap({ DailyMark($0) }) {
      if let index = indexOfDaily(mark) { dailies.remove(at: index) }
      for device in devices {
        if let known = device.findWords.daily(mark) { join(known) }
      }
    }
    reconcile()
  }

  private mutating func rejoinFigures(of devices: [GamesProgress], on day: Day) {
    lengths = []
    for device in devices { for tally in device.findWords.lengths { join(tally) } }
    var whole = DayTally(day: day, tally: Tally())
    var isPlayed = false
    for device in devices {
      guard let index = device.findWords.indexOfDay(day) else { continue }
      whole.tally.add(device.findWords.days[index].tally)
      isPlayed = true
    }
    guard isPlayed else { return }
    if let index = indexOfDay(day) { days[index] = whole } else { join(whole) }
  }

  private mutating func join(current other: CurrentRound?) {
    if let other, current.map({ $0.stamp < other.stamp }) ?? true { current = other }
  }

  package mutating func join(_ record: RoundRecord) {
    if let index = rounds.firstIndex(where: { $0.id == record.id }) {
      rounds[index].merge(record)
    } else {
      rounds.append(record)
    }
  }

  package mutating func join(_ root: RecentRoot) {
    root.put(into: &recentRoots, keeping: FindWordsProgress.mostRecentRoots)
  }

  package mutating func join(_ tally: LengthTally) {
    let key = (tally.language.rawValue, tally.length)
    let index = (0..<lengths.count).partitioningIndex { (lengths[$0].language.rawValue, lengths[$0].length) >= key }
    if index < lengths.count, lengths[index].language == tally.language, lengths[index].length == tally.length {
      lengths[index].tally.add(tally.tally)
    } else {
      lengths.insert(tally, at: index)
    }
  }

  package mutating func join(_ tally: DayTally) {
    if days.last.map({ $0.day < tally.day }) ?? true {
      days.append(tally)
    } else if let index = indexOfDay(tally.day) {
      days[index].tally.add(tally.tally)
    } else {
      days.insert(tally, at: (0..<days.count).partitioningIndex { days[$0].day >= tally.day })
    }
  }

  /// Returns the index of a day's statistics; `nil` for a day without statistics. O(log days).
  private func indexOfDay(_ day: Day) -> Int? {
    let index = (0..<days.count).partitioningIndex { days[$0].day >= day }
    return index < days.count && days[index].day == day ? index : nil
  }

  /// Returns the stored mark of the same puzzle; `nil` if the player never began the puzzle. O(log puzzles).
  private func daily(_ mark: DailyMark) -> DailyMark? { indexOfDaily(mark).map { dailies[$0] } }

  /// Returns the index of the stored mark of the same puzzle; `nil` if the player never began the puzzle. O(log
  /// puzzles).
  private func indexOfDaily(_ mark: DailyMark) -> Int? {
    let index = (0..<dailies.count).partitioningIndex { !dailies[$0].comes(before: mark) }
    return index < dailies.count && dailies[index].isSamePuzzle(as: mark) ? index : nil
  }

  package mutating func join(_ word: LongWord) {
    if let known = longest.firstIndex(where: { $0.language == word.language && $0.word == word.word }) {
      guard word.isBetter(than: longest[known]) else { return }
      longest.remove(at: known)
    }
    longest.insert(word, at: (0..<longest.count).partitioningIndex { word.isBetter(than: longest[$0]) })
    if longest.count > FindWordsProgress.mostRecords { longest.removeLast() }
  }

  package mutating func join(_ round: BestRound) {
    if let known = best.firstIndex(where: { $0.id == round.id }) {
      guard round.isBetter(than: best[known]) else { return }
      best.remove(at: known)
    }
    best.insert(round, at: (0..<best.count).partitioningIndex { round.isBetter(than: best[$0]) })
    if best.count > FindWordsProgress.mostRecords { best.removeLast() }
  }

  package mutating func join(_ mark: DailyMark) {
    let isLast = dailies.last.map { $0.comes(before: mark) } ?? true
    let index = isLast ? dailies.count : (0..<dailies.count).partitioningIndex { !dailies[$0].comes(before: mark) }
    if index < dailies.count, dailies[index].isSamePuzzle(as: mark) {
      if mark.isBetter(than: dailies[index]) { dailies[index] = mark }
    } else {
      dailies.insert(mark, at: index)
    }
  }
}
