import Referee
import Rules

extension Store {
  /// Returns a player's pseudonym on the leaderboards; `nil` if the player does not take part.
  public func pseudonym(of player: PlayerID) async throws -> String? {
    try await read { connection in
      try connection.run("SELECT name FROM participants WHERE player = $1", .text(player.text)).first?.text(0)
    }
  }

  /// Registers a player for the leaderboards under a pseudonym. If the pseudonym is taken, appends a number to it.
  /// Returns the registered pseudonym. A player who already takes part keeps the earlier pseudonym. Returns `nil` if
  /// the player was deleted.
  public func takePart(_ player: PlayerID, as name: String) async throws -> String? {
    try await write { connection in
      // Lock the player's row until the end of the transaction.
      let known = try connection.run(
        "UPDATE players SET size = size WHERE id = $1 RETURNING id", .text(player.text))
      guard !known.isEmpty else { return nil }
      let own = try connection.run("SELECT name FROM participants WHERE player = $1", .text(player.text))
      if let own = try own.first?.text(0) { return own }
      for attempt in 1...Store.mostAttempts {
        // The first attempts try small numbers in order. If many players share a pseudonym, the number is chosen at
        // random from a large range.
        let number = attempt <= 9 ? attempt : Int.random(in: 10...999_999)
        let tried = number == 1 ? name : "\(name) \(number)"
        let rows = try connection.run(
          "INSERT INTO participants (player, seat, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING name",
          .text(player.text), .integer(Int64.random(in: 1...(1 << 53))), .text(tried))
        if let name = try rows.first?.text(0) { return name }
      }
      throw StoreFault.refused("no number is free for the pseudonym \(name)")
    }
  }

  private static let mostAttempts = 30

  /// Removes a player and all of the player's results from the leaderboards, and deletes the circles that the player
  /// owns.
  public func leaveBoards(_ player: PlayerID) async throws {
    try await write { connection in try connection.leaveBoards(player) }
  }
}

extension Connection {
  /// Removes all leaderboard data of a player.
  func leaveBoards(_ player: PlayerID) throws {
    guard
      let participantID = try run(
        "UPDATE participants SET name = name WHERE player = $1 RETURNING seat", .text(player.text)
      ).first?.integer(0)
    else { return }
    try BoardChanges.removeAll(of: participantID, self)
    try run("DELETE FROM participants WHERE seat = $1", .integer(participantID))
  }
}
