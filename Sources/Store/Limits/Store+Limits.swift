import Rules

/// A rate limit that all servers with the same database share. Each client has a bucket of tokens. An attempt takes a
/// token from the bucket, and tokens return at a steady rate.
public struct SharedLimit: Hashable, Sendable {
  /// The kind of attempts that are limited; a client has a separate bucket for each kind.
  let kind: String
  /// The number of tokens in a full bucket.
  let capacity: Int
  /// The time in which one token returns to the bucket.
  let interval: Milliseconds

  /// Creates a rate limit. `capacity` must be at least one token.
  public init(kind: String, capacity: Int, interval: Milliseconds) {
    self.kind = kind
    self.capacity = capacity
    self.interval = interval
  }

  /// The number of bytes that identify a client in the database. The bytes are so few that many clients share the same
  /// bytes, so that the table identifies nobody.
  public static let nameBytes = 3
}

extension Store {
  /// Takes a token from a client's bucket and returns `nil`. If the bucket is empty, takes no token and returns the
  /// time until the next token. `client` must have ``SharedLimit/nameBytes`` bytes. O(log buckets).
  ///
  /// A row of the table stores the time at which the bucket will be full; a bucket without a row is full.
  public func takeToken(_ limit: SharedLimit, of client: [UInt8], now: Milliseconds) async throws -> Milliseconds? {
    try await write { connection in
      // A bucket contains at least one token if it will be full no later than this time.
      let latest = now + limit.interval * (limit.capacity - 1)
      let taken = try connection.run(
        """
        INSERT INTO limits (kind, client, full_at) VALUES ($1, $2, $3)
        ON CONFLICT (kind, client) DO UPDATE
        SET full_at = CASE WHEN limits.full_at > $4 THEN limits.full_at ELSE $4 END + $5 WHERE limits.full_at <= $6
        RETURNING full_at
        """, .text(limit.kind), .bytes(client), .integer((now + limit.interval).value), .integer(now.value),
        .integer(limit.interval.value), .integer(latest.value))
      guard taken.isEmpty else { return nil }
      let row = try connection.run(
        "SELECT full_at FROM limits WHERE kind = $1 AND client = $2", .text(limit.kind), .bytes(client)
      ).first
      return max(Milliseconds(1), try row.map { Milliseconds(try $0.integer(0)) - latest } ?? Milliseconds(1))
    }
  }

  /// Removes the rows of all buckets that are full again. O(buckets).
  public func removeFullBuckets(now: Milliseconds) async throws {
    _ = try await write { try $0.run("DELETE FROM limits WHERE full_at <= $1", .integer(now.value)) }
  }
}
