/// Judges the results of days' puzzles: a round's events are replayed by the same rules by which they were played.
///
/// The module knows nothing of databases, HTTP and pages. It runs on the server alone; what it says decides what counts on the leaderboards
/// (`docs/formats/boards.md`).

import Journal
import Rules
import Words

/// Replays rounds of days' puzzles, and says what they are worth or why they do not count.
///
///     let result = try referee.judge(events, at: now)  // 127 points, without hints
///
/// Nothing that an event claims is believed: the puzzle follows from its day, the words from the lexicon, the points from the rules. What
/// cannot be known, such as when a key was pressed, must at least be possible (``Limits``).
public struct Referee: Sendable {
  let lexicon: @Sendable (Language) -> Lexicon?
  let roots: @Sendable (Language, Int) -> RootList?
  let dailyWord: @Sendable (DailyWord) -> String?

  /// A referee who knows these words.
  ///
  /// - Parameters:
  ///   - lexicon: the words of a language.
  ///   - roots: the roots of a language that have so many letters; `nil` for a length without days' puzzles.
  ///   - dailyWord: Apple Tree's word of a day, as it is spelled; `nil` where there is none.
  public init(
    lexicon: @escaping @Sendable (Language) -> Lexicon?, roots: @escaping @Sendable (Language, Int) -> RootList?,
    dailyWord: @escaping @Sendable (DailyWord) -> String?
  ) {
    self.lexicon = lexicon
    self.roots = roots
    self.dailyWord = dailyWord
  }

  /// Judges the events of one round, of all devices, in any order. O(events × judging a guess).
  ///
  /// - Parameters:
  ///   - now: the server's time.
  ///   - wasServed: whether a target that is not the present lexicon's was served in the last days.
  /// - Throws: the first reason for which the round does not count.
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

  /// Judges a round by its events, and by checkpoints in place of events that are no longer stored.
  ///
  /// - Throws: the first reason for which the round does not count.
  public func judge(
    _ round: StoredRound, at now: Milliseconds, wasServed: (TargetFingerprint) -> Bool = { _ in false }
  ) throws(ResultRefusal) -> DailyResult {
    try round.name.game.judge(self, round, now, wasServed)
  }

  /// Checks that results of a day are taken now.
  func checkDay(_ day: Day, now: Milliseconds) throws(ResultRefusal) {
    let span = Limits.span(of: day)
    guard span.lowerBound <= now + Limits.skew else { throw .dayToCome(day) }
    guard now <= span.upperBound + Limits.lateness else { throw .tooLate(day) }
  }
}
