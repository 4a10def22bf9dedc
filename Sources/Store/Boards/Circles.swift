import Referee
import Rules

/// A circle: a private leaderboard of players. Anyone who has the circle's code can see and join the circle.
public struct Circle: Hashable, Sendable {
  /// A random text that the server generates for the circle's link.
  public let code: String
  /// The name that the owner gave the circle; may be empty.
  public let name: String
  /// The pseudonym of the player who created the circle.
  public let owner: String
  /// The number of members, including the owner.
  public let members: Int
  /// Whether the requesting player is a member.
  public let isMember: Bool
}

/// The reason why a circle cannot be created or joined.
public enum CircleRefusal: Error, Hashable, Sendable {
  /// No circle has this code.
  case unknown
  /// The player does not take part in leaderboards.
  case noParticipant
  /// The player already belongs to ``Store/mostCircles`` circles.
  case tooMany
  /// The circle already has ``Store/mostMembers`` members.
  case full
}

extension Store {
  /// The maximum number of circles per player.
  public static let mostCircles = 20
  /// The maximum number of players per circle.
  public static let mostMembers = 100

  /// Creates a circle with this code and name; the circle's owner becomes its first member.
  ///
  /// - Throws: ``CircleRefusal``.
  public func addCircle(_ code: String, named name: String = "", of player: PlayerID) async throws {
    try await write { connection in
      let participantID = try connection.participantForCircle(player)
      try connection.run(
        "INSERT INTO circles (code, owner, name) VALUES ($1, $2, $3)", .text(code), .integer(participantID), .text(name)
      )
      try connection.run("INSERT INTO members (circle, seat) VALUES ($1, $2)", .text(code), .integer(participantID))
    }
  }

  /// Adds a player to a circle. Has no effect if the player is already a member.
  ///
  /// - Throws: ``CircleRefusal``.
  public func joinCircle(_ code: String, _ player: PlayerID) async throws {
    try await write { connection in
      // Lock the circle's row, so that two players cannot both become the last permitted member.
      guard
        !(try connection.run("UPDATE circles SET owner = owner WHERE code = $1 RETURNING code", .text(code))).isEmpty
      else { throw CircleRefusal.unknown }
      guard let participantID = try connection.participantID(of: player) else { throw CircleRefusal.noParticipant }
      let own = try connection.run(
        "SELECT seat FROM members WHERE circle = $1 AND seat = $2", .text(code), .integer(participantID))
      guard own.isEmpty else { return }
      let count = try connection.run("SELECT COUNT(*) FROM members WHERE circle = $1", .text(code)).first?.count(0)
      guard count ?? 0 < Store.mostMembers else { throw CircleRefusal.full }
      _ = try connection.participantForCircle(player)
      try connection.run("INSERT INTO members (circle, seat) VALUES ($1, $2)", .text(code), .integer(participantID))
    }
  }

  /// Removes a player from a circle. If the player is the circle's owner, deletes the whole circle.
  public func leaveCircle(_ code: String, _ player: PlayerID) async throws {
    try await write { connection in
      guard let participantID = try connection.participantID(of: player) else { return }
      try connection.run("DELETE FROM circles WHERE code = $1 AND owner = $2", .text(code), .integer(participantID))
      try connection.run("DELETE FROM members WHERE circle = $1 AND seat = $2", .text(code), .integer(participantID))
    }
  }

  /// Returns the circle with this code; `nil` if no circle has the code.
  public func circle(_ code: String, for player: PlayerID? = nil) async throws -> Circle? {
    try await read { connection in
      let participantID = try player.flatMap { try connection.participantID(of: $0) }
      return try connection.run(Store.circles + " WHERE circles.code = $2", .integer(participantID ?? 0), .text(code))
        .first
        .map { try Circle($0) }
    }
  }

  /// Returns the circles that a player belongs to, ordered by their owners' pseudonyms.
  public func circles(of player: PlayerID) async throws -> [Circle] {
    try await read { connection in
      guard let participantID = try connection.participantID(of: player) else { return [] }
      return try connection.run(
        Store.circles
          + " WHERE EXISTS (SELECT 1 FROM members WHERE circle = circles.code AND seat = $2) ORDER BY 2, 1",
        .integer(participantID), .integer(participantID)
      ).map { try Circle($0) }
    }
  }

  private static let circles = """
    SELECT circles.code, participants.name, (SELECT COUNT(*) FROM members WHERE circle = circles.code),
      (SELECT COUNT(*) FROM members WHERE circle = circles.code AND seat = $1), circles.name
    FROM circles JOIN participants ON participants.seat = circles.owner
    """

  /// Returns the members of a circle in the order of their ranks on a leaderboard, best first. Members without a result
  /// have no rank and are last. O(members).
  public func standings(
    of circle: String, on board: Leaderboard, for player: PlayerID? = nil
  ) async throws -> [Standing] {
    try await read { connection in
      let participantID = try player.flatMap { try connection.participantID(of: $0) }
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
          isOwn: try row.integer(1) == participantID)
      }
    }
  }
}

extension Connection {
  /// Returns the participant number of a player who may join one more circle. Locks the player's row in the database.
  fileprivate func participantForCircle(_ player: PlayerID) throws -> Int64 {
    guard
      let participantID = try run(
        "UPDATE participants SET name = name WHERE player = $1 RETURNING seat", .text(player.text)
      ).first?.integer(0)
    else { throw CircleRefusal.noParticipant }
    let count = try run("SELECT COUNT(*) FROM members WHERE seat = $1", .integer(participantID)).first?.count(0)
    guard count ?? 0 < Store.mostCircles else { throw CircleRefusal.tooMany }
    return participantID
  }
}

extension Circle {
  fileprivate init(_ row: Row) throws {
    self.init(
      code: try row.text(0), name: try row.text(4), owner: try row.text(1), members: try row.count(2),
      isMember: try row.integer(3) > 0)
  }
}
