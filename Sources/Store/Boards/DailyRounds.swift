import Formats
import Journal
import Referee
import Rules
import Wire

extension JournalPart {
  /// The rounds of the events in this journal part, and the daily rounds in its checkpoints.
  public var dailyRounds: Set<DailyRound> {
    var rounds: Set<DailyRound> = []
    for log in sent.values {
      rounds.formUnion(log.dailyRounds)
      rounds.formUnion(log.checkpoint?.checkpoint?.dailyRounds ?? [])
    }
    return rounds
  }
}

extension Store {
  /// Returns the stored data of those rounds in `names` that belong to daily puzzles. O(player's events since the first
  /// of these rounds began).
  public func dailyRounds(_ names: Set<DailyRound>, of player: PlayerID) async throws -> [StoredRound] {
    try await read { connection in
      var rounds: [DailyRound: StoredRound] = [:]
      var start = Int64.max
      for name in names {
        guard let from = try connection.start(of: name, player) else { continue }
        start = min(start, from.at)
        rounds[name] = StoredRound(
          name, checkpoints: from.isCovered ? try connection.checkpoints(of: player) : [], started: from.started)
      }
      guard !rounds.isEmpty else { return [] }
      for event in try connection.events(of: player, since: start) {
        if let name = event.dailyRound { rounds[name]?.events.append(event) }
      }
      return Array(rounds.values)
    }
  }

  /// Returns the player's daily rounds with events since a time. O(player's events since that time).
  public func dailyRounds(of player: PlayerID, since time: Milliseconds) async throws -> Set<DailyRound> {
    try await read { connection in
      Set(try connection.events(of: player, since: time.value).compactMap(\.dailyRound))
    }
  }
}

extension Connection {
  /// Returns the earliest valid time of events in a daily round, and whether the round's first event has been compacted
  /// into a checkpoint. Returns `nil` if the round is not a daily puzzle or has not started.
  fileprivate func start(
    of round: DailyRound, _ player: PlayerID
  ) throws -> (at: Int64, isCovered: Bool, started: Milliseconds?)? {
    switch round {
    case .puzzle(let puzzle): return (Limits.span(of: puzzle.day).lowerBound.value, false, nil)
    case .begun(let id, let game):
      let rows = try run(
        """
        SELECT at, COALESCE(line, $1) FROM events WHERE player = $2 AND device = $3 AND counter = $4
        """, .bytes([]), .text(player.text), .text(id.device.text), Value(id.counter))
      guard let row = rows.first else {
        // A checkpoint may replace the round's first event.
        let isCovered = try run(
          "SELECT covered FROM logs WHERE player = $1 AND device = $2 AND covered >= $3", .text(player.text),
          .text(id.device.text), Value(id.counter))
        return isCovered.isEmpty ? nil : (0, true, nil)
      }
      let (started, line) = (Milliseconds(try row.integer(0)), try row.bytes(1))
      // Subtract a tolerance, because a device's clock may be slow or may be set back.
      let at = (started - Limits.correction).value
      if line.isEmpty { return (at, true, started) }
      guard let event = try? Event(line: line), game.puzzleBegun(event) != nil else { return nil }
      return (at, false, started)
    }
  }

  /// Returns the events of all the player's devices that are not yet replaced by a checkpoint and that this program can
  /// read.
  fileprivate func events(of player: PlayerID, since time: Int64) throws -> [Event] {
    try run(
      """
      SELECT events.line FROM logs JOIN events
        ON events.player = logs.player AND events.device = logs.device AND events.counter > logs.covered
      WHERE logs.player = $1 AND events.at >= $2 AND events.line IS NOT NULL
      """, .text(player.text), .integer(time)
    ).compactMap { try? Event(line: try $0.bytes(0)) }
  }

  fileprivate func checkpoints(of player: PlayerID) throws -> [Checkpoint] {
    var reader = JournalReader()
    for row in try run(
      "SELECT line FROM checkpoints WHERE player = $1 ORDER BY device, part", .text(player.text))
    { reader.read(try row.bytes(0)) }
    reader.end()
    let journal = reader.journal
    return journal.devices.map { journal.checkpoint(of: $0) }
  }
}
