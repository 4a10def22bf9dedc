import Rules

/// A player: a random name that says nothing of anybody.
public struct PlayerID: Hashable, Sendable {
  /// 22 characters of Base64URL: 128 random bits.
  public let text: String

  /// The player that a text names; `nil` for one that names none.
  public init?(_ text: String) {
    guard text.utf8.count == 22 else { return nil }
    self.text = text
  }
}

/// What lets a browser or a program into a player's journal. It holds a secret of which only the hash is stored.
public struct Pass: Hashable, Sendable {
  /// Whose journal it opens.
  public let player: PlayerID
  /// Which of the player's passes it is, from 1.
  public let number: Int
  /// What the player calls the browser; at most 64 characters.
  public let name: String
  /// The day on which it was made.
  public let made: Day
  /// The last day on which it was used.
  public let seen: Day
}

/// The SHA-256 of a secret: 32 bytes.
public struct SecretHash: Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// A hash. There must be 32 bytes.
  public init(_ bytes: [UInt8]) {
    precondition(bytes.count == 32, "SHA-256 has 32 bytes")
    self.bytes = bytes
  }
}

extension Store {
  /// The most passes that a player has at the same time.
  public static let mostPasses = 50

  /// Adds a player with their first pass.
  public func addPlayer(_ player: PlayerID, pass hash: SecretHash, name: String, on day: Day) async throws {
    _ = try await write { connection in
      try connection.run("INSERT INTO players (id) VALUES ($1)", .text(player.text))
      return try connection.addPass(hash, of: player, name: name, day)
    }
  }

  /// The pass with this hash; `nil` when there is none, or when it was taken back. Notes the day. O(log passes).
  public func pass(_ hash: SecretHash, on day: Day) async throws -> Pass? {
    let rows = try await read { connection in
      try connection.run(
        "SELECT player, number, name, made, seen FROM passes WHERE hash = $1", .bytes(hash.bytes))
    }
    guard let row = rows.first else { return nil }
    let pass = try Pass(row)
    if pass.seen < day {
      _ = try await write { connection in
        try connection.run(
          "UPDATE passes SET seen = $1 WHERE hash = $2", Value(day.number), .bytes(hash.bytes))
      }
    }
    return pass
  }

  /// All passes of a player, by their numbers.
  public func passes(of player: PlayerID) async throws -> [Pass] {
    try await read { connection in
      try connection.run(
        "SELECT player, number, name, made, seen FROM passes WHERE player = $1 ORDER BY number", .text(player.text)
      ).map { try Pass($0) }
    }
  }

  /// Takes a pass back: its browser is out at once. Gives whether there was one.
  public func removePass(_ number: Int, of player: PlayerID) async throws -> Bool {
    try await write { connection in
      let removed = try connection.run(
        "DELETE FROM passes WHERE player = $1 AND number = $2 RETURNING number", .text(player.text), Value(number))
      return !removed.isEmpty
    }
  }

  /// Removes a player and all that is known of them.
  public func removePlayer(_ player: PlayerID) async throws {
    _ = try await write { connection in
      // The counts of the boards do not go by themselves.
      try connection.leaveBoards(player)
      return try connection.run("DELETE FROM players WHERE id = $1", .text(player.text))
    }
  }

  /// The bytes that a player's journal takes; `nil` for an unknown player.
  public func size(of player: PlayerID) async throws -> Int? {
    try await read { connection in
      try connection.run("SELECT size FROM players WHERE id = $1", .text(player.text)).first?.count(0)
    }
  }
}

// A code lets one more browser in, once.
extension Store {
  /// Offers a code until a time, in place of the one that the player offered before.
  public func offer(_ code: SecretHash, of player: PlayerID, until time: Milliseconds, now: Milliseconds) async throws {
    _ = try await write { connection in
      try connection.run("DELETE FROM codes WHERE expires <= $1", .integer(now.value))
      return try connection.run(
        """
        INSERT INTO codes (player, hash, expires) VALUES ($1, $2, $3)
        ON CONFLICT (player) DO UPDATE SET hash = excluded.hash, expires = excluded.expires
        """, .text(player.text), .bytes(code.bytes), .integer(time.value))
    }
  }

  /// Makes a pass for whoever has a code, which is used up by it. Gives the player; `nil` when the code is none, is too old, was used, or
  /// the player has ``mostPasses``.
  public func join(
    with code: SecretHash, pass hash: SecretHash, name: String, on day: Day, now: Milliseconds
  ) async throws -> PlayerID? {
    try await write { connection in
      let rows = try connection.run(
        "DELETE FROM codes WHERE hash = $1 RETURNING player, expires", .bytes(code.bytes))
      guard let row = rows.first, try row.integer(1) > now.value, let player = PlayerID(try row.text(0)),
        try connection.addPass(hash, of: player, name: name, day)
      else { return nil }
      return player
    }
  }
}

extension Connection {
  /// Adds a pass; `false` when the player has the most that there may be.
  fileprivate func addPass(_ hash: SecretHash, of player: PlayerID, name: String, _ day: Day) throws -> Bool {
    // Holds the player's row, so that no two passes get one number.
    try run("UPDATE players SET size = size WHERE id = $1", .text(player.text))
    let rows = try run(
      "SELECT COUNT(*), COALESCE(MAX(number), 0) FROM passes WHERE player = $1", .text(player.text))
    guard let row = rows.first, try row.count(0) < Store.mostPasses else { return false }
    try run(
      "INSERT INTO passes (player, number, hash, name, made, seen) VALUES ($1, $2, $3, $4, $5, $5)",
      .text(player.text), .integer(try row.integer(1) + 1), .bytes(hash.bytes), .text(name), Value(day.number))
    return true
  }
}

extension Pass {
  fileprivate init(_ row: Row) throws {
    guard let player = PlayerID(try row.text(0)) else { throw StoreFault.damaged("a pass of no player") }
    self.init(
      player: player, number: try row.count(1), name: try row.text(2), made: Day(number: try row.count(3)),
      seen: Day(number: try row.count(4)))
  }
}
