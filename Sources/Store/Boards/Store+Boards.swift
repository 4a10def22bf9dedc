import Referee
import Rules

extension Store {
  /// Returns a section of a leaderboard, beginning at the top or after a position. O(log players + limit).
  ///
  /// - Parameter player: the requesting player, whose standing is also returned.
  public func page(
    of board: Leaderboard, after place: BoardPlace? = nil, limit: Int = 50, for player: PlayerID? = nil
  ) async throws -> BoardPage {
    try await read { connection in
      let name = board.name
      let participantID = try player.flatMap { try connection.participantID(of: $0) }
      let start = place ?? BoardPlace(points: .max, negatedReachedAt: .max, participantID: .max)
      let rows = try connection.run(
        """
        SELECT standings.points, standings.earliness, standings.seat, participants.name
        FROM standings JOIN participants ON participants.seat = standings.seat
        WHERE standings.board = $1 AND (standings.points, standings.earliness, standings.seat) < ($2, $3, $4)
        ORDER BY standings.points DESC, standings.earliness DESC, standings.seat DESC LIMIT $5
        """, .text(name), .integer(start.points), .integer(start.negatedReachedAt), .integer(start.participantID),
        Value(limit + 1))
      let shown = rows.prefix(limit)
      let standings = try connection.standings(Array(shown), on: name, own: participantID)
      let next = try rows.count > limit ? shown.last.map { try BoardPlace($0) } : nil
      return BoardPage(
        count: try Tallies.all(on: name, connection), standings: standings,
        own: try participantID.flatMap { try connection.standing(of: $0, on: name) }, next: next)
    }
  }

  /// Returns a player's standing on a leaderboard, with the `count` standings before and after it, best first. The
  /// result is empty if the player has no result on the leaderboard. O(log players + count).
  public func standings(around player: PlayerID, on board: Leaderboard, count: Int) async throws -> [Standing] {
    try await read { connection in
      guard let participantID = try connection.participantID(of: player) else { return [] }
      func rows(_ condition: String, _ order: String, _ limit: Int, _ place: BoardPlace) throws -> [Row] {
        try connection.run(
          """
          SELECT standings.points, standings.earliness, standings.seat, participants.name
          FROM standings JOIN participants ON participants.seat = standings.seat
          WHERE standings.board = $1 AND (standings.points, standings.earliness, standings.seat) \(condition) ($2, $3, $4)
          ORDER BY standings.points \(order), standings.earliness \(order), standings.seat \(order) LIMIT $5
          """, .text(board.name), .integer(place.points), .integer(place.negatedReachedAt),
          .integer(place.participantID), Value(limit))
      }
      let own = try connection.run(
        "SELECT points, earliness, seat FROM standings WHERE board = $1 AND seat = $2", .text(board.name),
        .integer(participantID))
      guard let place = try own.first.map({ try BoardPlace($0) }) else { return [] }
      let better = try rows(">", "ASC", count, place)
      let rest = try rows("<=", "DESC", count + 1, place)
      return try connection.standings(better.reversed() + rest, on: board.name, own: participantID)
    }
  }

  /// Returns a player's standing on a leaderboard; `nil` if the player has no result on it. O(log players).
  public func standing(of player: PlayerID, on board: Leaderboard) async throws -> Standing? {
    try await read { connection in
      try connection.participantID(of: player).flatMap { try connection.standing(of: $0, on: board.name) }
    }
  }
}

extension BoardPlace {
  fileprivate init(_ row: Row) throws {
    self.init(points: try row.integer(0), negatedReachedAt: try row.integer(1), participantID: try row.integer(2))
  }
}

extension Connection {
  /// Returns the number that identifies a player on the leaderboards; `nil` if the player does not take part.
  func participantID(of player: PlayerID) throws -> Int64? {
    try run("SELECT seat FROM participants WHERE player = $1", .text(player.text)).first?.integer(0)
  }

  /// Returns the standings for consecutive rows of a leaderboard, including the ranks. Players with the same points as
  /// the first row may precede that row.
  fileprivate func standings(_ rows: [Row], on board: String, own participantID: Int64?) throws -> [Standing] {
    guard let first = try rows.first?.integer(0), let last = try rows.last?.integer(0) else { return [] }
    var counts: [Int64: Int] = [:]
    let tallies = try run(
      "SELECT bucket, players FROM tallies WHERE board = $1 AND width = 1 AND bucket BETWEEN $2 AND $3", .text(board),
      .integer(last), .integer(first))
    for row in tallies { counts[try row.integer(0)] = try row.count(1) }
    var (rank, points) = (1 + (try Tallies.above(first, on: board, self)), first)
    return try rows.map { row in
      let next = try row.integer(0)
      // The rank increases by the number of players who have the previous points.
      if next != points { rank += counts[points] ?? 0 }
      points = next
      return Standing(
        rank: rank, name: try row.text(3), points: Int(points), isOwn: try row.integer(2) == participantID)
    }
  }

  fileprivate func standing(of participantID: Int64, on board: String) throws -> Standing? {
    let rows = try run(
      """
      SELECT standings.points, participants.name FROM standings JOIN participants ON participants.seat = standings.seat
      WHERE standings.board = $1 AND standings.seat = $2
      """, .text(board), .integer(participantID))
    return try rows.first.map { row in
      let points = try row.integer(0)
      return Standing(
        rank: 1 + (try Tallies.above(points, on: board, self)), name: try row.text(1), points: Int(points), isOwn: true)
    }
  }
}
