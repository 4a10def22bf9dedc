import Foundation
import TestTools
import Testing

@testable import Store

@Suite struct `Faults for operators` {
  @Test(arguments: ["mysql://a", "sqlite:", "orchard.sqlite", ""])
  func `the fault for an invalid database address names the supported databases`(text: String) {
    #expect(throws: StoreFault.wrongAddress(text)) { try DatabaseAddress(text) }
    #expect("\(StoreFault.wrongAddress(text))".contains("sqlite:PATH"))
  }

  @Test func `the fault for a database address hides the address's password`() {
    #expect(throws: StoreFault.wrongAddress("mysql://me@host/db")) {
      try DatabaseAddress("mysql://me:se:cr@et@host/db")
    }
  }

  @Test func `the database is stored in the platform's data folder by default`() {
    #expect(DatabaseAddress.folder(["XDG_DATA_HOME": "/data", "HOME": "/home/me"]).path == "/data/word-orchard")
    #expect(
      DatabaseAddress.folder(["XDG_DATA_HOME": "data", "HOME": "/home/me"]).path == "/home/me/.local/share/word-orchard"
    )
    #expect(DatabaseAddress.folder(["HOME": "/home/me"]).path == "/home/me/.local/share/word-orchard")
  }

  private func fault(_ address: DatabaseAddress) async -> StoreFault? {
    do {
      await (try Store(address)).close()
      return nil
    } catch {
      return error as? StoreFault
    }
  }

  @Test func `opening a file that is not a database throws a fault that names the file`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", Array(repeating: 0x41, count: 4096))
    let path = folder.url.path + "/notes.txt"
    guard case .cannotOpen(path, let reason)? = await fault(.sqlite(path: path)) else {
      Issue.record("another fault")
      return
    }
    #expect(reason.contains("not a database"))
  }

  @Test func `a database folder that cannot be created is named in the fault`() async {
    guard case .cannotOpen(_, let reason)? = await fault(.sqlite(path: "/dev/null/a/orchard.sqlite")) else {
      Issue.record("another fault")
      return
    }
    #expect(reason.contains("folder"))
  }

  @Test func `a missing PostgreSQL server or database is reported without the password`() async throws {
    let nowhere = await fault(.postgreSQL(url: "postgresql://me:secret@/orchard?host=/nowhere"))
    guard case .cannotOpen(let place, let reason)? = nowhere else {
      Issue.record("another fault")
      return
    }
    #expect(!place.contains("secret") && reason.contains("/nowhere"))
    let server = try TestServer.shared.get()
    guard case .cannotOpen(_, let missing)? = await fault(.postgreSQL(url: server.url("missing"))) else {
      Issue.record("another fault")
      return
    }
    #expect(missing.contains("\"missing\" does not exist"))
  }

  @Test func `a wrong database password is reported with the place to set it`() async throws {
    let store = try await TestStore(.postgreSQL)
    _ = try await store.store.write { try $0.run("CREATE ROLE locked LOGIN PASSWORD 'secret'") }
    await store.store.close()
    let server = try TestServer.shared.get()
    for user in ["locked", "locked:wrong"] {
      let fault = await fault(.postgreSQL(url: server.url("postgres", user: user)))
      guard case .wrongPassword(let place, _)? = fault else {
        Issue.record("another fault: \(String(describing: fault))")
        continue
      }
      #expect(!place.contains("wrong") && "\(fault!)".contains("PGPASSWORD"))
    }
  }

  @Test func `a full disk is reported, and acknowledged writes are kept`() async throws {
    try await TestStore.with(.sqlite) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      // SQLite reports its own page limit like a full disk.
      _ = try await store.write { try $0.run("PRAGMA max_page_count = 40") }
      var added = 1
      var last: (any Error)?
      while last == nil, added < 10_000 {
        do {
          try await store.addPlayer(testPlayer(added + 1), pass: testHash(added + 1), name: "", on: testDay)
          added += 1
        } catch {
          last = error
        }
      }
      guard case .diskFull? = last as? StoreFault else {
        Issue.record("another fault: \(String(describing: last))")
        return
      }
      let there = try await store.read { try $0.run("SELECT COUNT(*) FROM players").first?.count(0) }
      #expect(there == added)
      _ = try await store.write { try $0.run("PRAGMA max_page_count = 100000") }
      try await store.addPlayer(testPlayer(added + 1), pass: testHash(added + 1), name: "", on: testDay)
    }
  }

  @Test func `a read-only database file is reported`() async throws {
    try await TestStore.with(.sqlite) { store in
      _ = try await store.write { try $0.run("PRAGMA query_only = 1") }
      await #expect {
        try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      } throws: { error in
        guard case .readOnly? = error as? StoreFault else { return false }
        return true
      }
    }
  }

  @Test func `SQLite syncs each commit to disk before acknowledging it`() async throws {
    try await TestStore.with(.sqlite) { store in
      let values = try await store.write { connection in
        try (connection.run("PRAGMA synchronous"), connection.run("PRAGMA journal_mode"))
      }
      #expect(values.0 == [Row([2])] && values.1 == [Row([.text("wal")])])
    }
  }
}

@Suite struct `A connection to PostgreSQL` {
  @Test func `a database connection that PostgreSQL closed is replaced`() async throws {
    try await TestStore.with(.postgreSQL) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      for _ in 0..<20 {
        _ = try? await store.write { connection in
          try connection.run(
            "SELECT CAST(COUNT(pg_terminate_backend(pid)) AS BIGINT) FROM pg_stat_activity WHERE datname = current_database()"
          )
        }
        let size = try await store.size(of: testPlayer(1))
        #expect(size == 0)
      }
    }
  }

  @Test func `a slow database statement times out`() async throws {
    try await TestStore.with(.postgreSQL) { store in
      await #expect {
        try await store.read { connection in
          try connection.run("SET LOCAL statement_timeout = '50ms'")
          try connection.run("SELECT CAST(pg_sleep(100) AS TEXT)")
        }
      } throws: { error in
        guard case .tooSlow? = error as? StoreFault else { return false }
        return true
      }
    }
  }

  @Test func `a transaction that deadlocks with another transaction is repeated`() async throws {
    try await TestStore.with(.postgreSQL) { store in
      for number in 1...2 {
        try await store.addPlayer(testPlayer(number), pass: testHash(number), name: "", on: testDay)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for order in [[1, 2], [2, 1]] {
          group.addTask {
            try await store.write { connection in
              for number in order {
                try connection.run("UPDATE players SET size = size + 1 WHERE id = $1", .text(testPlayer(number).text))
                Thread.sleep(forTimeInterval: 0.2)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      let size = try await store.size(of: testPlayer(1))
      #expect(size == 2)
    }
  }
}
