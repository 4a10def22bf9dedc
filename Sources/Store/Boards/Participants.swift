import Referee
import Rules

extension Store {
  /// The pseudonym under which a player takes part in boards; `nil` for one who does not.
  public func pseudonym(of player: PlayerID) async throws -> String? {
    try await read { connection in
      try connection.run("SELECT name FROM participants WHERE player = $1", .text(player.text)).first?.text(0)
    }
  }

  /// Lets a player take part under a pseudonym, with a number behind it where it is taken. Gives the pseudonym; one who takes part already
  /// keeps theirs. `nil` when the player was deleted.
  public func takePart(_ player: PlayerID, as name: String) async throws -> String? {
    try await write { connection in
      // Holds the player's row until the end.
      let known = try connection.run(
        "UPDATE players SET size = size WHERE id = $1 RETURNING id", .text(player.text))
      guard !known.isEmpty else { return nil }
      let own = try connection.run("SELECT name FROM participants WHERE player = $1", .text(player.text))
      if let own = try own.first?.text(0) { return own }
      for attempt in 1...Store.mostAttempts {
        // The first numbers go in turn; where many share two words, one of many more is free.
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

  /// Takes a player and all their results from the boards, with the circles that they have made.
  public func leaveBoards(_ player: PlayerID) async throws {
    try await write { connection in try connection.leaveBoards(player) }
  }
}

extension Connection {
  /// Removes all that boards have of a player.
  func leaveBoards(_ player: PlayerID) throws {
    guard
      let seat = try run(
        "UPDATE participants SET name = name WHERE player = $1 RETURNING seat", .text(player.text)
      ).first?.integer(0)
    else { return }
    try BoardChanges.removeAll(of: seat, self)
    try run("DELETE FROM participants WHERE seat = $1", .integer(seat))
  }
}
