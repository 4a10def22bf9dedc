/// Judges the results of daily puzzles by replaying a round's events with the rules of the game.
///
/// The module has no databases, HTTP or pages. It runs only on the server; its verdicts decide the leaderboards
/// (`docs/formats/boards.md`).

import Journal
import Rules
import Words

/// Replays rounds of daily puzzles, and returns their results or the reasons why they do not count.
///
///     let result = try referee.judge(events, at: now)  // 127 points, without hints
///
/// The claims of events are not trusted: the puzzle is computed from its day, the words come from the lexicon, the
/// points from the rules. Unknowable facts, such as the time of a key press, must at least be possible (``Limits``).
public struct Referee: Sendable {
  let lexicon: @Sendable (Language) -> Lexicon?
  let roots: @Sendable (Language, Int) -> RootList?
  let dailyWord: @Sendable (DailyWord) -> String?

  /// Creates a referee with these words.
  ///
  /// - Parameters:
  ///   - lexicon: Returns the words of a language.
  ///   - roots: Returns the roots of a language with this number of letters; `nil` for a length without daily puzzles.
  ///   - dailyWord: Returns the spelling of Apple Tree's daily word; `nil` if the day has none.
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
  ///   - wasServed: Returns whether a target that differs from the current lexicon's was served in recent days.
  /// - Throws: The first reason why the round does not count.
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

  /// Judges a round from its events, and from checkpoints instead of events that are no longer stored.
  ///
  /// - Throws: The first reason why the round does not count.
  public func judge(
    _ round: StoredRound, at now: Milliseconds, wasServed: (TargetFingerprint) -> Bool = { _ in false }
  ) throws(ResultRefusal) -> DailyResult {
    try round.name.game.judge(self, round, now, wasServed)
  }

  /// Checks that results of a day are currently accepted.
  func checkDay(_ day: Day, now: Milliseconds) throws(ResultRefusal) {
    let span = Limits.span(of: day)
    guard span.lowerBound <= now + Limits.skew else { throw .dayToCome(day) }
    guard now <= span.upperBound + Limits.lateness else { throw .tooLate(day) }
  }
}
