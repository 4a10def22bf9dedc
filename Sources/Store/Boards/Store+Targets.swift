import Rules

extension Store {
  /// Records that these targets of daily puzzles are served now. O(targets × log rows).
  public func noteServed(_ targets: [TargetFingerprint], at now: Milliseconds) async throws {
    try await write { connection in
      for target in targets {
        try connection.run(
          """
          INSERT INTO targets (fingerprint, served) VALUES ($1, $2)
          ON CONFLICT (fingerprint) DO UPDATE SET served = excluded.served
          """, .integer(Int64(bitPattern: target.value)), .integer(now.value))
      }
    }
  }

  /// Returns the targets that were served since a time. O(rows).
  public func targets(servedSince time: Milliseconds) async throws -> Set<TargetFingerprint> {
    try await read { connection in
      let rows = try connection.run("SELECT fingerprint FROM targets WHERE served >= $1", .integer(time.value))
      return Set(try rows.map { TargetFingerprint(UInt64(bitPattern: try $0.integer(0))) })
    }
  }

  /// Removes the targets that were last served before a time. O(rows).
  public func forgetTargets(servedBefore time: Milliseconds) async throws {
    _ = try await write { try $0.run("DELETE FROM targets WHERE served < $1", .integer(time.value)) }
  }
}
