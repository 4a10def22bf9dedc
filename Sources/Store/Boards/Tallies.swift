/// A histogram of a leaderboard's points with buckets of three widths, so that a player's rank is a sum over only a few
/// buckets. The sum for a player's rank first covers the wide buckets above the player's bucket. Within the player's
/// wide bucket, the sum covers the buckets of middle width above the player's bucket, and likewise the narrowest
/// buckets.
struct Tallies {
  /// The widths of the buckets, in points; each bucket is as wide as 64 buckets of the next width. For comparison, a
  /// daily puzzle has a few hundred points, and years of puzzles have a million.
  static let widths: [Int64] = [4096, 64, 1]

  private struct Bucket: Hashable, Comparable {
    let board: String
    let width: Int64
    let number: Int64

    static func < (left: Bucket, right: Bucket) -> Bool {
      (left.board, left.width, left.number) < (right.board, right.width, right.number)
    }
  }

  private var changes: [Bucket: Int64] = [:]

  /// Adds `count` players with these points; `count` may be negative.
  mutating func add(_ count: Int64, of points: Int64, on board: String) {
    for width in Tallies.widths {
      changes[Bucket(board: board, width: width, number: points / width), default: 0] += count
    }
  }

  /// Writes the changes to the database, always in the same order to prevent deadlocks.
  func write(_ connection: any Connection) throws {
    for (bucket, change) in changes.sorted(by: { $0.key < $1.key }) where change != 0 {
      let key: [Value] = [.text(bucket.board), .integer(bucket.width), .integer(bucket.number)]
      if change > 0 {
        try connection.run(
          """
          INSERT INTO tallies (board, width, bucket, players) VALUES ($1, $2, $3, $4)
          ON CONFLICT (board, width, bucket) DO UPDATE SET players = tallies.players + excluded.players
          """, key + [.integer(change)])
      } else {
        let left = try connection.run(
          """
          UPDATE tallies SET players = players - $1 WHERE board = $2 AND width = $3 AND bucket = $4
          RETURNING players
          """, [.integer(-change)] + key)
        if try left.first?.integer(0) == 0 {
          try connection.run("DELETE FROM tallies WHERE board = $1 AND width = $2 AND bucket = $3", key)
        }
      }
    }
  }

  /// Returns the number of players on a leaderboard who have more points. O(buckets above the points), which are at
  /// most 64 for each of the two narrower widths, and all wide buckets.
  static func above(_ points: Int64, on board: String, _ connection: any Connection) throws -> Int {
    var above = 0
    var end = Int64.max
    for width in widths {
      let bucket = points / width
      let rows = try connection.run(
        """
        SELECT CAST(COALESCE(SUM(players), 0) AS BIGINT) FROM tallies
        WHERE board = $1 AND width = $2 AND bucket > $3 AND bucket < $4
        """, .text(board), .integer(width), .integer(bucket), .integer(end == .max ? end : end / width))
      above += try rows.first?.count(0) ?? 0
      // Continue with the narrower buckets that are inside this bucket.
      end = (bucket + 1) * width
    }
    return above
  }

  /// Returns the number of players on a leaderboard. O(wide buckets).
  static func all(on board: String, _ connection: any Connection) throws -> Int {
    let rows = try connection.run(
      "SELECT CAST(COALESCE(SUM(players), 0) AS BIGINT) FROM tallies WHERE board = $1 AND width = $2", .text(board),
      .integer(widths[0]))
    return try rows.first?.count(0) ?? 0
  }
}
