import Rules

/// A player's random ID, which reveals nothing about a person.
public struct PlayerID: Hashable, Sendable {
  /// The ID's text: 22 characters of Base64URL, which encode 128 random bits.
  public let text: String

  /// Reads an ID; `nil` if the text has a wrong length.
  public init?(_ text: String) {
    guard text.utf8.count == 22 else { return nil }
    self.text = text
  }
}

/// A pass that gives a browser or a program access to a player's journal. The browser or program stores a secret; the
/// server stores only the secret's hash.
public struct Pass: Hashable, Sendable {
  /// The player to whose journal the pass gives access.
  public let player: PlayerID
  /// The number of the pass among the player's passes, counted from 1.
  public let number: Int
  /// The name that the player gave the browser, with at most 64 characters.
  public let name: String
  /// The day on which the pass was created.
  public let made: Day
  /// The last day on which the pass was used.
  public let seen: Day
}

/// The SHA-256 digest of a secret, which has 32 bytes.
public struct SecretHash: Hashable, Sendable {
  /// The bytes of the digest.
  public let bytes: [UInt8]

  /// Creates a hash from exactly 32 bytes.
  public init(_ bytes: [UInt8]) {
    precondition(bytes.count == 32, "SHA-256 has 32 bytes")
    self.bytes = bytes
  }
}

extension Store {
  /// The maximum number of passes per player.
  public static let mostPasses = 50

  /// Adds a player together with the player's first pass.
  public func addPlayer(_ player: PlayerID, pass hash: SecretHash, name: String, on day: Day) async throws {
    _ = try await write { connection in
      try connection.run("INSERT INTO players (id) VALUES ($1)", .text(player.text))
      return try connection.addPass(hash, of: player, name: name, day)
    }
  }

  /// Returns the pass with this hash, and records the day as the last day of its use. Returns `nil` if the pass does
  /// not exist or was revoked. O(log passes).
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

  /// Returns all passes of a player, ordered by number.
  public func passes(of player: PlayerID) async throws -> [Pass] {
    try await read { connection in
      try connection.run(
        "SELECT player, number, name, made, seen FROM passes WHERE player = $1 ORDER BY number", .text(player.text)
      ).map { try Pass($0) }
    }
  }

  /// Revokes a pass immediately. Returns whether the pass existed.
  public func removePass(_ number: Int, of player: PlayerID) async throws -> Bool {
    try await write { connection in
      let removed = try connection.run(
        "DELETE FROM passes WHERE player = $1 AND number = $2 RETURNING number", .text(player.text), Value(number))
      return !removed.isEmpty
    }
  }

  /// Removes a player and all of the player's data.
  public func removePlayer(_ player: PlayerID) async throws {
    _ = try await write { connection in
      // Update the leaderboards first, because deleting the player does not update their histograms.
      try connection.leaveBoards(player)
      return try connection.run("DELETE FROM players WHERE id = $1", .text(player.text))
    }
  }

  /// Returns the size of a player's journal in bytes; `nil` if the player is unknown.
  public func size(of player: PlayerID) async throws -> Int? {
    try await read { connection in
      try connection.run("SELECT size FROM players WHERE id = $1", .text(player.text)).first?.count(0)
    }
  }
}

// One-time codes with which a player adds another browser.
extension Store {
  /// Stores a code that is valid until `time`; the code replaces the player's earlier code.
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

  /// Exchanges a code for a new pass; each code can be used only once. Returns the player who created the code; `nil`
  /// if the code is unknown, expired or used, or if the player already has ``mostPasses`` passes.
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
  /// Adds a pass; returns `false` if the player already has the maximum number of passes.
  fileprivate func addPass(_ hash: SecretHash, of player: PlayerID, name: String, _ day: Day) throws -> Bool {
    // Lock the player's row, so that no two passes get the same number.
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
