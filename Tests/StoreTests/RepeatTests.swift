import Testing

@testable import Store

/// Tests PostgreSQL errors after which the client should repeat a transaction, because concurrent transactions
/// conflict.
@Suite struct `Conflicting transactions` {
  /// Creates the table `kept`, whose inserts fail the first `times` times with this error code, at the statement or at
  /// the commit.
  private func object(_ times: Int, code: String, atCommit: Bool, _ store: Store) async throws {
    try await store.write { connection in
      try connection.run("CREATE TABLE kept (n BIGINT)")
      // The sequence also counts attempts that are rolled back.
      try connection.run("CREATE SEQUENCE tries")
      try connection.run(
        """
        CREATE FUNCTION object() RETURNS trigger LANGUAGE plpgsql AS $f$ BEGIN
          IF nextval('tries') <= \(times) THEN RAISE EXCEPTION 'again' USING ERRCODE = '\(code)'; END IF; RETURN NULL;
        END $f$
        """)
      try connection.run(
        """
        CREATE CONSTRAINT TRIGGER objects AFTER INSERT ON kept \(atCommit ? "DEFERRABLE INITIALLY DEFERRED" : "")
        FOR EACH ROW EXECUTE FUNCTION object()
        """)
    }
  }

  private func rows(_ store: Store) async throws -> Int? {
    try await store.read { try $0.run("SELECT COUNT(*) FROM kept").first?.count(0) }
  }

  @Test(arguments: ["40001", "40P01"], [false, true])
  func `a transaction with a conflict is repeated and takes effect once`(
    code: String, atCommit: Bool
  ) async throws {
    try await TestStore.with(.postgreSQL) { store in
      try await object(PostgreSQLLink.attempts - 1, code: code, atCommit: atCommit, store)
      _ = try await store.write { try $0.run("INSERT INTO kept (n) VALUES (1)") }
      #expect(try await rows(store) == 1)
    }
  }

  @Test func `a transaction that keeps conflicting fails with a temporary fault`() async throws {
    try await TestStore.with(.postgreSQL) { store in
      try await object(PostgreSQLLink.attempts, code: "40001", atCommit: false, store)
      await #expect { _ = try await store.write { try $0.run("INSERT INTO kept (n) VALUES (1)") } } throws: { error in
        (error as? StoreFault)?.mayPass == true
      }
      #expect(try await rows(store) == 0)
      // After the error, the connection is still usable.
      _ = try await store.write { try $0.run("INSERT INTO kept (n) VALUES (1)") }
      #expect(try await rows(store) == 1)
    }
  }

  @Test func `a transaction with an unknown outcome is not repeated`() async throws {
    try await TestStore.with(.postgreSQL) { store in
      try await object(1, code: "40003", atCommit: true, store)
      await #expect { _ = try await store.write { try $0.run("INSERT INTO kept (n) VALUES (1)") } } throws: { error in
        guard case StoreFault.lost? = error as? StoreFault else { return false }
        return true
      }
    }
  }
}
