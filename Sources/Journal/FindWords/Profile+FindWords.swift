import Rules
import Words

/// The profile's progress in Find Words.
extension Profile {
  /// The stored rounds of Find Words. The last round is the one with the latest event.
  public var rounds: [RoundRecord] { games.findWords.rounds }
  /// The identifier of the last played round of Find Words, which may have ended; `nil` before the first round.
  public var current: RoundID? { games.findWords.current?.id }
  /// The root words of recently begun rounds, newest last; at most ``FindWordsProgress/mostRecentRoots``.
  public var recentRoots: [RecentRoot] { games.findWords.recentRoots }
  /// The statistics for each language and length of the root word.
  public var lengths: [LengthTally] { games.findWords.lengths }
  /// The statistics for each day.
  public var days: [DayTally] { games.findWords.days }
  /// The longest words found, longest first.
  public var longest: [LongWord] { games.findWords.longest }
  /// The rounds with the most points, best first.
  public var best: [BestRound] { games.findWords.best }
  /// The player's results in daily puzzles, sorted by day, language and length.
  public var dailies: [DailyMark] { games.findWords.dailies }

  /// Returns the record of a round of Find Words; `nil` if the round is unknown. O(rounds).
  public func round(_ id: RoundID) -> RoundRecord? { rounds.last { $0.id == id } }

  /// The record of the last played round of Find Words; `nil` before the first round. O(rounds).
  public var currentRound: RoundRecord? { current.flatMap { round($0) } }

  /// Returns the player's result in a daily puzzle; `nil` if the player never began the puzzle. O(puzzles played).
  public func daily(_ day: Day, _ language: Language, length: Int) -> DailyMark? {
    dailies.first { $0.day == day && $0.language == language && $0.length == length }
  }

  /// The total statistics of all rounds of Find Words. O(lengths).
  public var total: Tally {
    var total = Tally()
    for length in lengths { total.add(length.tally) }
    return total
  }
}
