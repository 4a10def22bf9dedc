import Testing

@testable import Store

/// A version of the program, as the list of migrations that it knows.
private struct Version {
  var migrations = Migration.all

  /// The next version, which adds a column and a table.
  var next: Version {
    var next = self
    next.migrations.append(
      Migration(
        name: "9001 marks",
        statements: [
          "ALTER TABLE players ADD COLUMN mark {integer} NOT NULL DEFAULT 7",
          "CREATE TABLE marks (player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE) {ending}",
        ]))
    return next
  }

  /// The version after the next one, which drops a table that the next version no longer uses.
  var afterNext: Version {
    var version = next
    version.migrations.append(
      Migration(name: "9002 no reports", needs: "9001 marks", statements: ["DROP TABLE reports"]))
    return version
  }

  func start(_ store: Store) async throws { try await store.database.migrate(migrations) }
}

@Suite struct `Servers of two versions on one database` {
  @Test(arguments: Kind.allCases) func `an older server continues to work after a newer server extends the tables`(
    kind: Kind
  ) async throws {
    let made = try await TestStore(kind)
    let older = made.store
    try await older.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
    try await Version().next.start(older)
    try await older.addPlayer(testPlayer(2), pass: testHash(2), name: "", on: testDay)
    #expect(try await older.pass(testHash(1), on: testDay)?.player == testPlayer(1))
    #expect(try await older.size(of: testPlayer(2)) == 0)
    try await older.removePlayer(testPlayer(1))
    // After the migration, the older version of the program can also be restarted.
    let again = try await Store(made.address)
    #expect(try await again.pass(testHash(2), on: testDay)?.player == testPlayer(2))
    await again.close()
    await older.close()
  }

  @Test(arguments: Kind.allCases) func `a server two versions older does not start after a table was dropped`(
    kind: Kind
  ) async throws {
    let made = try await TestStore(kind)
    try await Version().afterNext.start(made.store)
    try await Version().next.start(made.store)
    await #expect { try await Version().start(made.store) } throws: { error in
      guard case StoreFault.newerTables(_, "9002 no reports")? = error as? StoreFault else { return false }
      return true
    }
    await #expect(throws: StoreFault.self) { try await Store(made.address) }
    await made.store.close()
  }

  @Test(arguments: Kind.allCases) func `servers that start together on an empty database run each migration only once`(
    kind: Kind
  ) async throws {
    // `TestStore` must not open this database, because that would migrate it.
    let made = try await TestStore(kind, isEmpty: true)
    let (store, address) = (made.store, made.address)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 { group.addTask { try await Version().next.start(store) } }
      for _ in 0..<3 {
        group.addTask {
          let other = try await Store(address)
          try await other.check()
          await other.close()
        }
      }
      try await group.waitForAll()
    }
    let names = try await made.store.read { try $0.run("SELECT name FROM migrations ORDER BY name") }
    #expect(try names.map { try $0.text(0) } == Version().next.migrations.map(\.name))
    await made.store.close()
  }

  @Test func `a migration only makes additions that older versions ignore, or names the version it needs`() {
    for (place, migration) in Migration.all.enumerated() {
      if let needs = migration.needs {
        #expect(Migration.all[..<place].contains { $0.name == needs }, "\(migration.name)")
        continue
      }
      for statement in migration.statements {
        let isColumn = statement.contains(" ADD COLUMN ")
        #expect(
          isColumn
            ? !statement.contains("NOT NULL") || statement.contains("DEFAULT")
            : statement.hasPrefix("CREATE TABLE ") || statement.hasPrefix("CREATE INDEX "), "\(migration.name)")
      }
    }
  }

  /// An older version of the program writes nothing that the foreign key would refuse, and the trigger removes events
  /// as the foreign key did.
  @Test func `a migration drops a foreign key only on PostgreSQL, where a trigger replaces it`() {
    let changes = Migration.all.filter { !$0.onPostgreSQL.isEmpty }
    #expect(changes.map(\.name) == ["0008 events without a key"])
    for statement in changes.flatMap(\.onPostgreSQL) where statement.contains("DROP ") {
      #expect(statement == "ALTER TABLE events DROP CONSTRAINT events_player_device_fkey")
    }
  }

  @Test func `removing a player removes the player's events, even if an older version does it`() async throws {
    try await TestStore.with(.postgreSQL) { store in
      for number in 1...2 {
        try await store.addPlayer(testPlayer(number), pass: testHash(number), name: "", on: testDay)
        var phone = TestClient(1)
        phone.save("apple", "pear")
        try await phone.sync(testPlayer(number), store)
      }
      let players = try await store.write { connection in
        // Deletes the player as a version before the migration does.
        try connection.run("DELETE FROM players WHERE id = $1", .text(testPlayer(1).text))
        return try connection.run("SELECT DISTINCT player FROM events").map { try $0.text(0) }
      }
      #expect(players == [testPlayer(2).text])
    }
  }
}
