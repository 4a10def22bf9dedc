import Journal
import Rules
import Words

/// Describes the daily puzzles of a game: their leaderboards, the events of a round, and the judging of a round.
///
/// Each game has one description, such as `DailyGame+FindWords.swift`, and ``all`` lists the games. Courses,
/// ``Event/dailyRound``, the rounds that the server looks up, and ``Referee/judge(_:at:wasServed:)`` are derived from
/// this list.
public final class DailyGame: Sendable {
  /// The first part of the names under which the game's leaderboards are stored, such as `find-words`.
  public let name: String
  /// Returns the game's courses (one for each leaderboard) in a language, in the order of the leaderboards.
  let courses: @Sendable (Language) -> [Course]
  /// Returns the event's round if the event is part of this game and the round may be a daily puzzle.
  let round: @Sendable (Event) -> DailyRound?
  /// Returns the rounds of daily puzzles that can be judged from a checkpoint.
  let rounds: @Sendable (Checkpoint) -> [DailyRound]
  /// Returns the daily puzzle of the round that an event begins; `nil` for any other event. Only games with rounds of
  /// the case ``DailyRound/begun(_:_:)`` need this closure.
  public let puzzleBegun: @Sendable (Event) -> DailyPuzzle?
  /// Judges a stored round at the server's time. The last argument tests whether the server sent players a certain
  /// target in the last eight days.
  let judge: Judge

  typealias Judge =
    @Sendable (Referee, StoredRound, Milliseconds, (TargetFingerprint) -> Bool) throws(ResultRefusal) -> DailyResult

  init(
    _ name: String, courses: @escaping @Sendable (Language) -> [Course],
    round: @escaping @Sendable (Event) -> DailyRound?,
    rounds: @escaping @Sendable (Checkpoint) -> [DailyRound] = { _ in [] },
    puzzleBegun: @escaping @Sendable (Event) -> DailyPuzzle? = { _ in nil }, judge: @escaping Judge
  ) {
    self.name = name
    self.courses = courses
    self.round = round
    self.rounds = rounds
    self.puzzleBegun = puzzleBegun
    self.judge = judge
  }
}

extension DailyGame {
  /// All games with daily puzzles, in the order of the leaderboards.
  static let all: [DailyGame] = [.findWords, .appleTree]
}

extension Course {
  /// Returns the course for a leaderboard page whose address omits the course.
  public static func usual(_ language: Language) -> Course { .findWords(language, length: RootList.usualLength) }
}

extension DailyGame: Hashable {
  /// Compares identities, because each game has a single description.
  public static func == (one: DailyGame, other: DailyGame) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
