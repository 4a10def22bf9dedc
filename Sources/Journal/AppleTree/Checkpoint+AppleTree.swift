import Formats
import Rules
import Words

extension Checkpoint {
  /// Takes an event that says how a round of Apple Tree stands. O(log words + wins in a row).
  mutating func take(_ record: AppleTreeRecord, _ event: Event) {
    var record = record
    var wasOver = false
    if let known = appleTree?.record, known.id == record.id {
      // A round has one word.
      guard known.word.hasSameSpelling(as: record.word) else { return }
      wasOver = known.round.outcome != nil
      record.merge(known)
    }
    if let known = record.daily.flatMap({ dailyWords.round(of: $0) }), known.word.hasSameSpelling(as: record.word) {
      wasOver = wasOver || known.round.outcome != nil
    }
    dailyWords.joinDaily(record)
    appleTree = CurrentAppleTree(stamp: event.stamp, record: record)
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

  /// Adds what has happened to a word now: nothing while a round goes on.
  private mutating func count(_ plays: WordPlays) {
    guard plays.times > 0 || plays.lastEnding != nil else { return }
    let index = wordPlays.index(of: plays.language, plays.word)
    if wordPlays.has(plays.language, plays.word, at: index) {
      wordPlays[index].add(plays)
    } else {
      wordPlays.insert(plays, at: index)
    }
  }

  package mutating func join(_ current: CurrentAppleTree) {
    guard let known = appleTree else {
      appleTree = current
      return
    }
    var latest = known.stamp < current.stamp ? current : known
    latest.record.merge(known.stamp < current.stamp ? known.record : current.record)
    appleTree = latest
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

  package mutating func join(_ tally: AppleTreeTally) {
    let index = (0..<appleTrees.count).partitioningIndex { appleTrees[$0].language.rawValue >= tally.language.rawValue }
    if index < appleTrees.count, appleTrees[index].language == tally.language {
      appleTrees[index].add(tally)
    } else {
      appleTrees.insert(tally, at: index)
    }
  }
}
