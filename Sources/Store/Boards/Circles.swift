import Referee
import Rules

/// A circle: players who compare themselves with each other alone. Who has its code sees it and can join it.
public struct Circle: Hashable, Sendable {
  /// Random text of the server, for a link.
  public let code: String
  /// The pseudonym of the player who made it.
  public let owner: String
  /// How many belong to it, its maker among them.
  public let members: Int
  /// Whether the player who asks belongs to it.
  public let isMember: Bool
}

/// Why a circle is not made or joined.
public enum CircleRefusal: Error, Hashable, Sendable {
  /// No circle has this code.
  case unknown
  /// The player takes no part in boards.
  case noParticipant
  /// The player belongs to ``Store/mostCircles``.
  case tooMany
  /// The circle has ``Store/mostMembers``.
  case full
}

extension Store {
  /// The most circles that a player belongs to.
  public static let mostCircles = 20
  /// The most players of a circle.
  public static let mostMembers = 100

  /// Makes a circle with a code; its maker is its first member.
  ///
  /// - Throws: ``CircleRefusal``.
  public func addCircle(_ code: String, of player: PlayerID) async throws {
    try await write { connection in
      let seat = try connection.seatForCircle(player)
      try connection.run("INSERT INTO circles (code, owner) VALUES ($1, $2)", .text(code), .integer(seat))
      try connection.run("INSERT INTO members (circle, seat) VALUES ($1, $2)", .text(code), .integer(seat))
    }
  }

  /// Adds a player to a circle; a member stays one.
  ///
  /// - Throws: ``CircleRefusal``.
  public func joinCircle(_ code: String, _ player: PlayerID) async throws {
    try await write { connection in
      // Holds the circle's row, so that no two come in at the last place.
      guard
        !(try connection.run("UPDATE circles SET owner = owner WHERE code = $1 RETURNING code", .text(code))).isEmpty
      else { throw CircleRefusal.unknown }
      guard let seat = try connection.seat(of: player) else { throw CircleRefusal.noParticipant }
      let own = try connection.run(
        "SELECT seat FROM members WHERE circle = $1 AND seat = $2", .text(code), .integer(seat))
      guard own.isEmpty else { return }
      let count = try connection.run("SELECT COUNT(*) FROM members WHERE circle = $1", .text(code)).first?.count(0)
      guard count ?? 0 < Store.mostMembers else { throw CircleRefusal.full }
      _ = try connection.seatForCircle(player)
      try connection.run("INSERT INTO members (circle, seat) VALUES ($1, $2)", .text(code), .integer(seat))
    }
  }

  /// Takes a player out of a circle. When its maker leaves, the circle goes.
  public func leaveCircle(_ code: String, _ player: PlayerID) async throws {
    try await write { connection in
      guard let seat = try connection.seat(of: player) else { return }
      try connection.run("DELETE FROM circles WHERE code = $1 AND owner = $2", .text(code), .integer(seat))
      try connection.run("DELETE FROM members WHERE circle = $1 AND seat = $2", .text(code), .integer(seat))
    }
  }

  /// The circle with a code; `nil` for none.
  public func circle(_ code: String, for player: PlayerID? = nil) async throws -> Circle? {
    try await read { connection in
      let seat = try player.flatMap { try connection.seat(of: $0) }
      return try connection.run(Store.circles + " WHERE circles.code = $2", .integer(seat ?? 0), .text(code)).first
        .map { try Circle($0) }
    }
  }

  /// The circles of a player, in the order of their makers' names.
  public func circles(of player: PlayerID) async throws -> [Circle] {
    try await read { connection in
      guard let seat = try connection.seat(of: player) else { return [] }
      return try connection.run(
        Store.circles
          + " WHERE EXISTS (SELECT 1 FROM members WHERE circle = circles.code AND seat = $2) ORDER BY 2, 1",
        .integer(seat), .integer(seat)
      ).map { try Circle($0) }
    }
  }

  private static let circles = """
    SELECT circles.code, participants.name, (SELECT COUNT(*) FROM members WHERE circle = circles.code),
      (SELECT COUNT(*) FROM members WHERE circle = circles.code AND seat = $1)
    FROM circles JOIN participants ON participants.seat = circles.owner
    """

  /// The members of a circle on a board, the best first; those without a result come last, without a rank. O(members).
  public func standings(
    of circle: String, on board: Leaderboard, for player: PlayerID? = nil
  ) async throws -> [Standing] {
    try await read { connection in
      let seat = try player.flatMap { try connection.seat(of: $0) }
      let rows = try connection.run(
        """
        SELECT participants.name, participants.seat, COALESCE(standings.points, -1), COALESCE(standings.earliness, 0)
        FROM members JOIN participants ON participants.seat = members.seat
        LEFT JOIN standings ON standings.board = $1 AND standings.seat = members.seat
        WHERE members.circle = $2 ORDER BY 3 DESC, 4 DESC, 1
        """, .text(board.name), .text(circle))
      var (rank, last) = (0, Int64.max)
      return try rows.enumerated().map { place, row in
        let points = try row.integer(2)
        if points != last { rank = place + 1 }
        last = points
        return Standing(
          rank: points < 0 ? nil : rank, name: try row.text(0), points: max(0, Int(points)),
          isOwn: try row.integer(1) == seat)
      }
    }
  }
}

extension Connection {
  /// The seat of a player who may belong to one circle more. Holds the player's row.
  fileprivate func seatForCircle(_ player: PlayerID) throws -> Int64 {
    guard
      let seat = try run(
        "UPDATE participants SET name = name WHERE player = $1 RETURNING seat", .text(player.text)
      ).first?.integer(0)
    else { throw CircleRefusal.noParticipant }
    let count = try run("SELECT COUNT(*) FROM members WHERE seat = $1", .integer(seat)).first?.count(0)
    guard count ?? 0 < Store.mostCircles else { throw CircleRefusal.tooMany }
    return seat
  }
}

extension Circle {
  fileprivate init(_ row: Row) throws {
    self.init(
      code: try row.text(0), owner: try row.text(1), members: try row.count(2), isMember: try row.integer(3) > 0)
  }
}
