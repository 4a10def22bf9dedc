import Journal
import Play
import Referee
import Rules
import Store
import Vocabulary
import Wire
import Words

extension Referee {
  /// Creates a referee that uses the site's lexicons, root words and daily words.
  init(_ site: Site) {
    let (lexicons, roots, dailyWords) = (site.lexicons, site.roots, site.dailyWords)
    self.init(
      lexicon: { lexicons[$0] },
      roots: { language, length in RootList.lengths.contains(length) ? roots[.roots(language, length: length)] : nil },
      dailyWord: { daily in dailyWords[daily.language].flatMap { daily.word(in: $0) } })
  }
}

extension Players {
  /// Judges the daily rounds that have journal lines in `part`, if the player takes part in leaderboards.
  func judge(_ part: JournalPart, _ player: PlayerID) async throws {
    // Most syncs send no journal lines, so skip the database query for such a sync.
    guard let referee, !part.isEmpty, try await store.pseudonym(of: player) != nil else { return }
    try await judge(part.dailyRounds, player, referee)
  }

  /// Judges a player's recent rounds when the player registers for the leaderboards.
  func judgeLatest(_ player: PlayerID) async throws {
    guard let referee else { return }
    let since = now() - Limits.lateness
    try await judge(try await store.dailyRounds(of: player, since: since), player, referee)
  }

  private func judge(_ names: Set<DailyRound>, _ player: PlayerID, _ referee: Referee) async throws {
    guard !names.isEmpty else { return }
    for round in try await store.dailyRounds(names, of: player) {
      // A round that does not count must not fail the sync: the leaderboards omit the round, and the leaderboard page
      // shows the reason.
      guard case .success(let result) = try await verdict(on: round, referee) else { continue }
      try await store.record(result, of: player)
    }
  }

  /// Judges a round and returns its result or the reason why it does not count. The targets that earlier editions of
  /// the lexicon served are loaded only if the round's targets differ from the current targets.
  private func verdict(
    on round: StoredRound, _ referee: Referee
  ) async throws -> Result<DailyResult, ResultRefusal> {
    let verdict = referee.verdict(on: round, at: now(), served: [])
    guard case .failure(.alteredPuzzle(.targets)) = verdict else { return verdict }
    return referee.verdict(on: round, at: now(), served: try await store.countingTargets(at: now()))
  }

  /// Returns the reason why a player's round of a daily puzzle does not count; `nil` if it counts or does not exist.
  /// O(player's events since that day).
  func refusal(of puzzle: DailyPuzzle, _ player: PlayerID) async throws -> ResultRefusal? {
    guard let referee else { return nil }
    let since = Limits.span(of: puzzle.day).lowerBound - Limits.correction
    for round in try await store.dailyRounds(try await store.dailyRounds(of: player, since: since), of: player)
    where round.puzzle == puzzle {
      if case .failure(let refusal) = try await verdict(on: round, referee) { return refusal }
    }
    return nil
  }
}

extension Referee {
  fileprivate func verdict(
    on round: StoredRound, at now: Milliseconds, served: Set<TargetFingerprint>
  ) -> Result<DailyResult, ResultRefusal> {
    Result { () throws(ResultRefusal) in
      try judge(round, at: now, wasServed: { served.contains($0) })
    }
  }
}
