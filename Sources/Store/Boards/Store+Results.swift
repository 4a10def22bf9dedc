import Journal
import Referee
import Rules

/// The outcome of recording a result.
public enum Recording: Hashable, Sendable {
  /// The result is recorded on the leaderboards, now or already earlier.
  case counts
  /// Another round of the same puzzle is already recorded.
  case duplicate
  /// The player does not take part in leaderboards.
  case noParticipant
}

extension Store {
  /// Records a result on the leaderboards of its course. Only the player's first round of a puzzle is recorded. A
  /// longer version of the same round replaces the stored result if it has more points or if hints have been used
  /// since. O(log players).
  @discardableResult
  public func record(_ result: DailyResult, of player: PlayerID) async throws -> Recording {
    try await write { connection in
      // Lock the player's row, so that results of the same player are recorded one at a time.
      let rows = try connection.run(
        "UPDATE participants SET name = name WHERE player = $1 RETURNING seat", .text(player.text))
      guard let participantID = try rows.first?.integer(0) else { return .noParticipant }
      let puzzle = result.puzzle
      let name: [Value] = [.integer(participantID), .text(puzzle.course.name), Value(puzzle.day.number)]
      let known = try connection.run(
        "SELECT round, points, hints FROM results WHERE seat = $1 AND course = $2 AND day = $3", name
      ).first
      var boards = BoardChanges(participantID: participantID)
      if let known {
        let (points, hadHints) = (try known.integer(1), try known.integer(2) == 1)
        guard try known.text(0) == result.round.text, result.hasHints || !hadHints else { return .duplicate }
        guard hadHints != result.hasHints || points < result.points else { return .counts }
        try boards.add(-points, results: -1, to: Leaderboard.all(puzzle, hasHints: hadHints), connection)
      }
      try boards.add(
        Int64(result.points), results: 1, reached: result.reached.value,
        to: Leaderboard.all(puzzle, hasHints: result.hasHints), connection)
      try boards.write(connection)
      try connection.run(
        """
        INSERT INTO results (seat, course, day, round, points, hints, reached) VALUES ($1, $2, $3, $4, $5, $6, $7)
        ON CONFLICT (seat, course, day) DO UPDATE
        SET points = excluded.points, hints = excluded.hints, reached = excluded.reached
        """,
        name + [
          .text(result.round.text), Value(result.points), result.hasHints ? 1 : 0, .integer(result.reached.value),
        ])
      return .counts
    }
  }
}

/// Changes of one player's standings that are written together.
struct BoardChanges {
  let participantID: Int64
  private var before: [String: Place] = [:]
  private var after: [String: Place] = [:]

  private struct Place: Equatable {
    var points: Int64 = 0
    /// The negated time at which the points were reached, in milliseconds since 1970. The time is negated so that an
    /// earlier time sorts higher.
    var negatedReachedAt: Int64 = 0
    var results: Int64 = 0
  }

  init(participantID: Int64) { self.participantID = participantID }

  /// Adds points to the player's standings on these leaderboards; negative points are subtracted.
  mutating func add(
    _ points: Int64, results: Int64, reached: Int64? = nil, to boards: [Leaderboard], _ connection: any Connection
  ) throws {
    for board in boards.map(\.name) {
      if after[board] == nil {
        let rows = try connection.run(
          "SELECT points, earliness, results FROM standings WHERE board = $1 AND seat = $2", .text(board),
          .integer(participantID))
        let place = try rows.first.map {
          Place(points: try $0.integer(0), negatedReachedAt: try $0.integer(1), results: try $0.integer(2))
        }
        before[board] = place
        after[board] = place ?? Place()
      }
      after[board]?.points += points
      after[board]?.results += results
      if let reached, let place = after[board] {
        after[board]?.negatedReachedAt = min(place.negatedReachedAt, -reached)
      }
    }
  }

  /// Writes the changes to the database.
  func write(_ connection: any Connection) throws {
    var tallies = Tallies()
    for (board, place) in after.sorted(by: { $0.key < $1.key }) where place != before[board] {
      if let old = before[board] { tallies.add(-1, of: old.points, on: board) }
      if place.results > 0 { tallies.add(1, of: place.points, on: board) }
      try write(place, on: board, connection)
    }
    try tallies.write(connection)
  }

  private func write(_ place: Place, on board: String, _ connection: any Connection) throws {
    guard place.results > 0 else {
      try connection.run("DELETE FROM standings WHERE board = $1 AND seat = $2", .text(board), .integer(participantID))
      return
    }
    try connection.run(
      """
      INSERT INTO standings (board, seat, points, earliness, results) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (seat, board) DO UPDATE
      SET points = excluded.points, earliness = excluded.earliness, results = excluded.results
      """, .text(board), .integer(participantID), .integer(place.points), .integer(place.negatedReachedAt),
      .integer(place.results))
  }

  /// Removes a player from all leaderboards.
  static func removeAll(of participantID: Int64, _ connection: any Connection) throws {
    var tallies = Tallies()
    for row in try connection.run("SELECT board, points FROM standings WHERE seat = $1", .integer(participantID)) {
      tallies.add(-1, of: try row.integer(1), on: try row.text(0))
    }
    try tallies.write(connection)
  }
}
