import Formats
import Rules
import Words

extension Checkpoint {
  /// Adds what follows from another device's events, for a profile. Sums are added, so a device must be joined only
  /// once.
  mutating func join(_ other: Checkpoint) {
    for made in other.choices { join(made) }
    for record in other.rounds { join(record) }
    if let round = other.current, current.map({ $0.stamp < round.stamp }) ?? true { current = round }
    for root in other.recentRoots { join(root) }
    savedWords.join(other.savedWords, by: WordMark.order, WordMark.join)
    ownWords.join(other.ownWords, by: WordMark.order, WordMark.join)
    for report in other.reports { join(report) }
    if other.hasFinishedTutorial { hasFinishedTutorial = true }
    for tally in other.lengths { join(tally) }
    days.join(other.days, by: { $0.day.number - $1.day.number }, { $0.tally.add($1.tally) })
    for word in other.longest { join(word) }
    for round in other.best { join(round) }
    dailies.join(other.dailies, by: DailyMark.order, { if $1.isBetter(than: $0) { $0 = $1 } })
    for list in other.lists { list.join(&lists) }
    listLines.join(other.listLines, by: WordMark.order, WordMark.join)
    if let tree = other.appleTree { join(tree) }
    dailyWords.join(other.dailyWords, by: AppleTreeRecord.dailyOrder) { $0.joinDaily($1) }
    wordPlays.join(other.wordPlays, by: WordPlays.order) { $0.join($1) }
    for tally in other.appleTrees { join(tally) }
    winningStreak.join(other.winningStreak)
  }

  /// Brings up to date what depends on several devices' parts of one round, after all were joined: the marks of days'
  /// puzzles, the best rounds, the last round of Apple Tree, the wins in a row.
  mutating func lookAgainAtRounds(of checkpoints: [Checkpoint]) {
    // Which round of Apple Tree was the last one is known only now.
    for checkpoint in checkpoints { if let tree = checkpoint.appleTree { join(tree) } }
    winningStreak.settle()
    lookAgainAtRounds()
  }

  /// The marks of days' puzzles and the best rounds by what all devices have found in a round.
  mutating func lookAgainAtRounds() {
    for record in rounds {
      if let mark = DailyMark(record) { join(mark) }
      if let known = best.first(where: { $0.id == record.id }), let round = BestRound(record, day: known.day) {
        join(round)
      }
    }
  }
}
