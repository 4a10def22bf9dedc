import Journal
import Rules
import Words

/// Describes the daily puzzles of a game: how they are compared, which events belong to a round, and how a round is judged.
///
/// Each game describes itself (`DailyGame+FindWords.swift`), and ``all`` lists the games. Courses, ``Event/dailyRound``, the rounds that the
/// server looks up, and ``Referee/judge(_:at:wasServed:)`` follow from the list.
public final class DailyGame: Sendable {
  /// The first part of the names of its courses, which are stored: `find-words`.
  public let name: String
  /// The courses in a language, in the order in which the leaderboards offer them.
  let courses: @Sendable (Language) -> [Course]
  /// The event's round, if the event belongs to this game and the round may belong to a daily puzzle.
  let round: @Sendable (Event) -> DailyRound?
  /// The rounds of daily puzzles that can be judged from a checkpoint.
  let rounds: @Sendable (Checkpoint) -> [DailyRound]
  /// The daily puzzle of the round that an event begins; `nil` for all other events. A game needs it if its rounds are
  /// ``DailyRound/begun(_:_:)``.
  public let puzzleBegun: @Sendable (Event) -> DailyPuzzle?
  /// Judges a stored round at the server's time. The last argument tests whether the server offered a target in the last eight days.
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
  /// All games with daily puzzles, in the order in which the leaderboards offer them.
  static let all: [DailyGame] = [.findWords, .appleTree]
}

extension Course {
  /// The default course. A leaderboard page shows it if its address names no course.
  public static func usual(_ language: Language) -> Course { .findWords(language, length: RootList.usualLength) }
}

extension DailyGame: Hashable {
  /// Each game has one description.
  public static func == (one: DailyGame, other: DailyGame) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
