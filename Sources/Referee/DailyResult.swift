import Journal
import Rules

/// A day's puzzle: the same for everyone who has this name for it.
public struct DailyPuzzle: Hashable, Sendable {
  /// Which puzzles are compared with each other, on whatever day.
  public let course: Course
  /// The day, by the players' calendars.
  public let day: Day

  /// The puzzle of a day.
  public init(_ course: Course, _ day: Day) {
    self.course = course
    self.day = day
  }
}

/// What a round of a day's puzzle is worth.
public struct DailyResult: Hashable, Sendable {
  /// The puzzle.
  public let puzzle: DailyPuzzle
  /// The round that was played; a longer version of it has the same name.
  public let round: RoundID
  /// The points of Find Words, or the apples left when the word was guessed.
  public let points: Int
  /// Whether help was taken: such rounds have boards of their own.
  public let hasHints: Bool
  /// When these points were reached.
  public let reached: Milliseconds

  /// A result.
  public init(puzzle: DailyPuzzle, round: RoundID, points: Int, hasHints: Bool, reached: Milliseconds) {
    self.puzzle = puzzle
    self.round = round
    self.points = points
    self.hasHints = hasHints
    self.reached = reached
  }
}
