import Journal
import Play
import Referee
import Rules
import Store
import Vocabulary
import Wire
import Words

extension Referee {
  /// A referee who knows the words that the site serves.
  init(_ site: Site) {
    let (lexicons, roots) = (site.lexicons, site.roots)
    self.init(
      lexicon: { lexicons[$0] },
      roots: { language, length in RootList.lengths.contains(length) ? roots[.roots(language, length: length)] : nil },
      dailyWord: { daily in
        guard let glossary = site.glossaries[daily.language], let lexicon = lexicons[daily.language] else { return nil }
        return daily.word(in: glossary, lexicon)
      })
  }
}

extension Players {
  /// Judges the rounds of days' puzzles of which a part has something, of a player who takes part in boards.
  func judge(_ part: JournalPart, _ player: PlayerID) async throws {
    // A question alone, which most syncs are, needs no look into the database.
    guard let referee, !part.isEmpty, try await store.pseudonym(of: player) != nil else { return }
    try await judge(part.dailyRounds, player, referee)
  }

  /// Judges what was played lately, when a player begins to take part.
  func judgeLatest(_ player: PlayerID) async throws {
    guard let referee else { return }
    let since = Milliseconds(now().value - Limits.lateness)
    try await judge(try await store.dailyRounds(of: player, since: since), player, referee)
  }

  private func judge(_ names: Set<DailyRound>, _ player: PlayerID, _ referee: Referee) async throws {
    guard !names.isEmpty else { return }
    for round in try await store.dailyRounds(names, of: player) {
      // What does not count is no fault of the sync: the boards just do not have it.
      guard let result = try? referee.judge(round, at: now()) else { continue }
      try await store.record(result, of: player)
    }
  }
}

extension Referee {
  fileprivate func judge(_ round: StoredRound, at now: Milliseconds) throws(ResultRefusal) -> DailyResult {
    switch round.name {
    case .findWords(let id): try judge(findWords: id, round.events, checkpoints: round.checkpoints, at: now)
    case .appleTree(let word): try judge(appleTree: word, round.events, at: now)
    }
  }
}
