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
    switch name {
    case .findWords(let id): return try judge(findWords: id, events, at: now, wasServed: wasServed)
    case .appleTree(let word): return try judge(appleTree: word, events, at: now)
    }
  }
}

extension Referee {
  /// The targets of all puzzles of Find Words on these days. O(days × words of a root).
  public func targets(from first: Day, to last: Day) -> [TargetFingerprint] {
    var fingerprints: [TargetFingerprint] = []
    for case .findWords(let language, let length) in Course.all {
      guard let lexicon = lexicon(language), let roots = roots(language, length) else { continue }
      for number in first.number...max(first.number, last.number) {
        let day = Day(number: number)
        guard let root = roots.root(of: day).flatMap({ try? Root($0, in: lexicon) }) else { continue }
        let round = FindWordsRound(root: root, origin: .daily(day), in: lexicon)
        fingerprints.append(TargetFingerprint(of: round.target, root: root))
      }
    }
    return fingerprints
  }
}

/// What names a round that may be a day's puzzle.
public enum DailyRound: Hashable, Sendable {
  /// A round of Find Words; whether it is a day's puzzle, its start says.
  case findWords(RoundID)
  /// The round of Apple Tree with a day's word, of which each player has one on all devices.
  case appleTree(DailyWord)
}

extension Event {
  /// The round of which the event is a part, if that may be a day's puzzle.
  public var dailyRound: DailyRound? {
    switch action {
    case .began: .findWords(id)
    case .resumed(let record): .findWords(record.id)
    case .found(let round, _, _, _, _), .rejected(let round, _, _, _), .tookHint(let round, _, _, _),
      .finished(let round, _, _, _):
      .findWords(round)
    case .playedAppleTree(let record): record.daily.map { .appleTree($0) }
    case .chose, .saved, .unsaved, .addedWord, .removedWord, .reported, .finishedTutorial, .keptList, .removedList,
      .changedList:
      nil
    }
  }
}
