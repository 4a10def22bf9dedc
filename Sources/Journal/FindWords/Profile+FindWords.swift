import Rules
import Words

/// The progress in Find Words.
extension Profile {
  /// The rounds of Find Words that checkpoints have kept, the one touched last at the end.
  public var rounds: [RoundRecord] { games.findWords.rounds }
  /// The round of Find Words that was played last, which may have ended; `nil` before the first.
  public var current: RoundID? { games.findWords.current?.id }
  /// The roots of the last rounds begun, the newest last; at most ``FindWordsProgress/mostRecentRoots``.
  public var recentRoots: [RecentRoot] { games.findWords.recentRoots }
  /// Figures by language and length of the root.
  public var lengths: [LengthTally] { games.findWords.lengths }
  /// Figures by day.
  public var days: [DayTally] { games.findWords.days }
  /// The longest words found, the longest first.
  public var longest: [LongWord] { games.findWords.longest }
  /// The rounds with the most points, the best first.
  public var best: [BestRound] { games.findWords.best }
  /// How far days' puzzles were played, by day, language and length.
  public var dailies: [DailyMark] { games.findWords.dailies }

  /// What is known of a round of Find Words; `nil` when nothing is. O(rounds).
  public func round(_ id: RoundID) -> RoundRecord? { rounds.last { $0.id == id } }

  /// The round of Find Words that was played last; `nil` before the first. O(rounds).
  public var currentRound: RoundRecord? { current.flatMap { round($0) } }

  /// How far the player came with a day's puzzle; `nil` when it was never begun. O(puzzles played).
  public func daily(_ day: Day, _ language: Language, length: Int) -> DailyMark? {
    dailies.first { $0.day == day && $0.language == language && $0.length == length }
  }

  /// The figures of all rounds of Find Words together. O(lengths).
  public var total: Tally {
    var total = Tally()
    for length in lengths { total.add(length.tally) }
    return total
  }
}
