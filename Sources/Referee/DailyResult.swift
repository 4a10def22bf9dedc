import Journal
import Rules

/// A daily puzzle, which is the same for all players with the same course and day.
public struct DailyPuzzle: Hashable, Sendable {
  /// The course, which identifies the leaderboard. Results with the same course are compared, even from different days.
  public let course: Course
  /// The day in the players' calendars.
  public let day: Day

  /// Creates the puzzle of a day.
  public init(_ course: Course, _ day: Day) {
    self.course = course
    self.day = day
  }
}

/// The result of a round with a daily puzzle.
public struct DailyResult: Hashable, Sendable {
  /// The puzzle that was played.
  public let puzzle: DailyPuzzle
  /// The identifier of the round. Later versions of the round have the same identifier.
  public let round: RoundID
  /// The points in Find Words, or the apples left in Apple Tree when the word was guessed.
  public let points: Int
  /// Whether the player took help. Rounds with help have separate leaderboards.
  public let hasHints: Bool
  /// The time at which the player reached the result's points.
  public let reached: Milliseconds

  /// Creates a result of a round.
  public init(puzzle: DailyPuzzle, round: RoundID, points: Int, hasHints: Bool, reached: Milliseconds) {
    self.puzzle = puzzle
    self.round = round
    self.points = points
    self.hasHints = hasHints
    self.reached = reached
  }
}
