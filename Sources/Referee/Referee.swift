/// Judges the results of daily puzzles by replaying a round's events with the rules of the game.
///
/// The module contains no databases, HTTP or pages. The module runs only on the server. The verdicts of this module
/// determine which results the leaderboards show (`docs/formats/boards.md`).

import Journal
import Rules
import Words

/// Replays rounds with daily puzzles, and returns their results or the reasons why the rounds are not accepted.
///
///     let result = try referee.judge(events, at: now)  // 127 points, without hints
///
/// The referee does not trust the claims of events. The referee computes the puzzle from its day, looks up words in the
/// lexicon, and computes points with the rules. Facts that the server cannot check, such as the time of a key press,
/// must at least be possible: see ``Limits``.
public struct Referee: Sendable {
  let lexicon: @Sendable (Language) -> Lexicon?
  let roots: @Sendable (Language, Int) -> RootList?
  let dailyWord: @Sendable (DailyWord) -> String?

  /// Creates a referee with functions that return the words it needs.
  ///
  /// - Parameters:
  ///   - lexicon: Returns the lexicon of a language.
  ///   - roots: Returns the root list of a language for this number of letters; `nil` for a length without daily
  ///     puzzles.
  ///   - dailyWord: Returns the spelling of Apple Tree's daily word; `nil` if the day has no daily word.
  public init(
    lexicon: @escaping @Sendable (Language) -> Lexicon?, roots: @escaping @Sendable (Language, Int) -> RootList?,
    dailyWord: @escaping @Sendable (DailyWord) -> String?
  ) {
    self.lexicon = lexicon
    self.roots = roots
    self.dailyWord = dailyWord
  }

  /// Judges the events of one round on all devices, in any order. O(events × cost of judging a guess).
  ///
  /// - Parameters:
  ///   - now: The server's time.
  ///   - wasServed: Returns whether the server recently sent players a target that differs from the target in the
  ///     current lexicon.
  /// - Throws: The first reason why the round is not accepted.
  public func judge(
    _ events: [Event], at now: Milliseconds, wasServed: (TargetFingerprint) -> Bool = { _ in false }
  ) throws(ResultRefusal) -> DailyResult {
    var names: Set<DailyRound> = []
    for event in events {
      guard let round = event.dailyRound else { throw .notOneRound }
      names.insert(round)
    }
    guard let name = names.first else { throw .noRound }
    guard names.count == 1 else { throw .notOneRound }
    return try judge(StoredRound(name, events), at: now, wasServed: wasServed)
  }

  /// Judges a round from its stored events, and from checkpoints that replace events no longer stored.
  ///
  /// - Throws: The first reason why the round is not accepted.
  public func judge(
    _ round: StoredRound, at now: Milliseconds, wasServed: (TargetFingerprint) -> Bool = { _ in false }
  ) throws(ResultRefusal) -> DailyResult {
    try round.name.game.judge(self, round, now, wasServed)
  }

  /// Checks that results of the day `day` can be accepted at the time `now`.
  func checkDay(_ day: Day, now: Milliseconds) throws(ResultRefusal) {
    let span = Limits.span(of: day)
    guard span.lowerBound <= now + Limits.skew else { throw .dayToCome(day) }
    guard now <= span.upperBound + Limits.lateness else { throw .tooLate(day) }
  }
}
