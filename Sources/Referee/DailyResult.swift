import Journal
import Rules

/// A daily puzzle, the same for all players with the same course and day.
public struct DailyPuzzle: Hashable, Sendable {
  /// The course. Results in the same course are compared, on any day.
  public let course: Course
  /// The day in the players' calendars.
  public let day: Day

  /// Creates the puzzle of a day.
  public init(_ course: Course, _ day: Day) {
    self.course = course
    self.day = day
  }
}

/// The result of a round of a daily puzzle.
public struct DailyResult: Hashable, Sendable {
  /// The puzzle.
  public let puzzle: DailyPuzzle
  /// The round; later versions of it have the same name.
  public let round: RoundID
  /// The points in Find Words, or in Apple Tree the apples left when the word was guessed.
  public let points: Int
  /// Whether help was taken: rounds with help have separate leaderboards.
  public let hasHints: Bool
  /// The time at which the player reached these points.
  public let reached: Milliseconds

  /// Creates a result.
  public init(puzzle: DailyPuzzle, round: RoundID, points: Int, hasHints: Bool, reached: Milliseconds) {
    self.puzzle = puzzle
    self.round = round
    self.points = points
    self.hasHints = hasHints
    self.reached = reached
  }
}
