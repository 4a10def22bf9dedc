import Journal
import Rules
import Words

extension DailyGame {
  /// The daily puzzles of Find Words. The event that starts a round determines whether the round is a daily puzzle. A
  /// checkpoint stores the finds, so a round can be judged from a checkpoint.
  static let findWords = DailyGame(
    "find-words",
    courses: { language in RootList.lengths.map { .findWords(language, length: $0) } },
    round: { event in
      switch event.action {
      case .began: .findWords(event.id)
      case .resumed(let record): .findWords(record.id)
      case .found(let round, _, _, _, _), .rejected(let round, _, _, _), .tookHint(let round, _, _, _),
        .finished(let round, _, _, _):
        .findWords(round)
      default: nil
      }
    },
    rounds: { checkpoint in
      checkpoint.games.findWords.rounds.compactMap { $0.start?.origin.day == nil ? nil : .findWords($0.id) }
    },
    puzzleBegun: { event in
      guard case .began(let start) = event.action, let day = start.origin.day else { return nil }
      return DailyPuzzle(.findWords(start.root.language, length: start.root.word.count), day)
    },
    judge: { referee, round, now, wasServed throws(ResultRefusal) in
      guard case .begun(let id, _) = round.name else { throw .notDaily }
      return try referee.judge(
        findWords: id, round.events, checkpoints: round.checkpoints, started: round.started, at: now,
        wasServed: wasServed)
    })
}

extension Course {
  /// Returns the course of the Find Words leaderboard with root words of this length.
  public static func findWords(_ language: Language, length: Int) -> Course {
    Course(.findWords, language, length: length)
  }
}

extension DailyRound {
  /// Returns the identity of a Find Words round.
  public static func findWords(_ id: RoundID) -> DailyRound { .begun(id, .findWords) }
}

extension Referee {
  /// Returns the fingerprints of the targets of all Find Words puzzles on these days. O(days × words made from a root
  /// word).
  public func targets(from first: Day, to last: Day) -> [TargetFingerprint] {
    var fingerprints: [TargetFingerprint] = []
    for language in Language.allCases {
      for length in RootList.lengths {
        guard let lexicon = lexicon(language), let roots = roots(language, length) else { continue }
        for number in first.number...max(first.number, last.number) {
          let day = Day(number: number)
          guard let round = try? FindWordsRound(daily: day, from: roots, in: lexicon) else { continue }
          fingerprints.append(TargetFingerprint(of: round.target, root: round.root))
        }
      }
    }
    return fingerprints
  }
}
