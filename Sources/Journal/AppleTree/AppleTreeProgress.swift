import Formats
import Rules
import Words

/// A player's progress in Apple Tree, computed from the events of one device or several.
public struct AppleTreeProgress: Equatable, Sendable {
  /// The last played round of Apple Tree; `nil` before the first round.
  public package(set) var current: CurrentAppleTree?
  /// The rounds with a daily word, sorted by day, language and level; one round for each combination.
  public package(set) var dailyWords: [AppleTreeRecord] = []
  /// The words played in Apple Tree, sorted by language and word.
  public package(set) var wordPlays: [WordPlays] = []
  /// The numbers of ended Apple Tree rounds, grouped by language and number of apples left.
  public package(set) var tallies: [AppleTreeTally] = []
  /// The player's winning streak in Apple Tree.
  public package(set) var winningStreak = WinningStreak()
}

// MARK: - Taking a device's events

extension AppleTreeProgress {
  /// Applies a device's next event. Events of other games are ignored. O(log words + length of the streak).
  mutating func apply(_ event: Event) {
    guard case .playedAppleTree(var record) = event.action else { return }
    var wasOver = false
    if let known = current?.record, known.id == record.id {
      // Each round has only one word, so an event with a different word is ignored.
      guard known.word.hasSameSpelling(as: record.word) else { return }
      wasOver = known.round.outcome != nil
      record.merge(known)
    }
    if let known = record.daily.flatMap({ dailyWords.round(of: $0) }), known.word.hasSameSpelling(as: record.word) {
      wasOver = wasOver || known.round.outcome != nil
    }
    dailyWords.joinDaily(record)
    current = CurrentAppleTree(stamp: event.stamp, record: record)
    let round = record.round
    let ending = wasOver ? nil : round.outcome.map { AppleTreeEnding(stamp: event.stamp, outcome: $0) }
    let begun = record.id == event.id ? 1 : 0
    count(WordPlays(language: record.language, word: record.word.spelling, times: begun, lastEnding: ending))
    guard let ending else { return }
    var tally = AppleTreeTally(language: record.language)
    tally.add(round)
    join(tally)
    winningStreak.take(ending)
  }

  /// Adds an event's changes, such as a begun or an ended round, to the statistics of a word.
  private mutating func count(_ plays: WordPlays) {
    guard plays.times > 0 || plays.lastEnding != nil else { return }
    let index = wordPlays.index(of: plays.language, plays.word)
    if wordPlays.has(plays.language, plays.word, at: index) {
      wordPlays[index].add(plays)
    } else {
      wordPlays.insert(plays, at: index)
    }
  }
}

// MARK: - Joining several devices

extension AppleTreeProgress {
  /// Adds another device's progress. Counts are summed, so a device must be joined only once.
  mutating func join(_ other: AppleTreeProgress) {
    if let round = other.current { join(round) }
    dailyWords.join(other.dailyWords, by: AppleTreeRecord.dailyOrder) { $0.joinDaily($1) }
    wordPlays.join(other.wordPlays, by: WordPlays.order) { $0.join($1) }
    for tally in other.tallies { join(tally) }
    winningStreak.join(other.winningStreak)
  }

  /// Updates the last round and the winning streak after joining. Call this method after all devices are joined,
  /// because the last round is not known earlier.
  mutating func reconcile(_ devices: [GamesProgress]) {
    for device in devices { if let round = device.appleTree.current { join(round) } }
    winningStreak.reconcile()
  }

  /// Updates the joined progress after one device has applied an event. O(devices × log words), plus O(length of the
  /// streak) if a round has ended.
  mutating func follow(_ event: Event, _ devices: [GamesProgress]) {
    guard case .playedAppleTree(let record) = event.action else { return }
    if let daily = record.daily {
      for device in devices {
        if let known = device.appleTree.dailyWords.round(of: daily) { dailyWords.joinDaily(known) }
      }
    }
    current = nil
    for _ in 0..<2 { for device in devices { if let round = device.appleTree.current { join(round) } } }
    let word = record.word.spelling
    var plays: WordPlays?
    for device in devices {
      guard let known = device.appleTree.wordPlays.item(record.language, word) else { continue }
      if plays == nil { plays = known } else { plays?.join(known) }
    }
    if let plays {
      let index = wordPlays.index(of: plays.language, word)
      if wordPlays.has(plays.language, word, at: index) {
        wordPlays[index] = plays
      } else {
        wordPlays.insert(plays, at: index)
      }
    }
    // Until one of the devices has recorded that the round has ended, its outcome is ignored.
    let isOver = devices.contains {
      let round = $0.appleTree.current?.record
      return round?.id == record.id && round?.round.outcome != nil
    }
    guard isOver else { return }
    tallies = []
    winningStreak = WinningStreak()
    for device in devices {
      for tally in device.appleTree.tallies { join(tally) }
      winningStreak.join(device.appleTree.winningStreak)
    }
    winningStreak.reconcile()
  }

  @inline(never)
  package mutating func join(_ other: CurrentAppleTree) {
    guard let known = current else {
      current = other
      return
    }
    var latest = known.stamp < other.stamp ? other : known
    latest.record.merge(known.stamp < other.stamp ? known.record : other.record)
    current = latest
  }

  @inline(never)
  package mutating func join(_ plays: WordPlays) {
    let index = wordPlays.index(of: plays.language, plays.word)
    if wordPlays.has(plays.language, plays.word, at: index) {
      wordPlays[index].join(plays)
    } else {
      wordPlays.insert(plays, at: index)
    }
  }

  @inline(never)
  package mutating func join(_ tally: AppleTreeTally) {
    let index = (0..<tallies.count).partitioningIndex { tallies[$0].language.rawValue >= tally.language.rawValue }
    if index < tallies.count, tallies[index].language == tally.language {
      tallies[index].add(tally)
    } else {
      tallies.insert(tally, at: index)
    }
  }
}
