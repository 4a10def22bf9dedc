import Foundation
import Testing

@testable import Store

/// The guarantees of both databases.
@Suite struct `A database` {
  struct Broken: Error {}

  @Test(arguments: Kind.allCases, [false, true])
  func `a database returns the values that it stored, one at a time or in bulk`(kind: Kind, atOnce: Bool) async throws {
    try await TestStore.with(kind) { store in
      let values: [Value] = [
        .integer(.max), .integer(.min), .integer(-1), .integer(0), .text(""), .text("ñandú 蘋果 🍎 '\"\\"), .bytes([]),
        .bytes(Array(0...255)), .null,
      ]
      let dialect = store.database.dialect
      try await store.write { connection in
        try connection.run(
          dialect.fill(
            "CREATE TABLE kept (same TEXT, n {integer} PRIMARY KEY, i {integer}, t TEXT, b {bytes}) {ending}"))
        let rows = values.enumerated().map { number, value in
          var row: [Value] = [Value(number), .null, .null, .null]
          switch value {
          case .integer: row[1] = value
          case .text: row[2] = value
          case .bytes: row[3] = value
          case .null: break
          }
          return row
        }
        if atOnce {
          try connection.insert(into: "kept (same, n, i, t, b)", all: [.text("fruit")], rows)
        } else {
          let statement = "INSERT INTO kept (same, n, i, t, b) VALUES ($1, $2, $3, $4, $5)"
          for row in rows { try connection.run(statement, [.text("fruit")] + row) }
        }
      }
      let rows = try await store.read { try $0.run("SELECT i, t, b FROM kept WHERE same = 'fruit' ORDER BY n") }
      #expect(rows.map { row in row.values.first { $0 != .null } ?? .null } == values)
    }
  }

  @Test(arguments: Kind.allCases) func `a failed transaction changes no data`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      await #expect(throws: Broken.self) {
        try await store.write { connection in
          try connection.run("INSERT INTO players (id) VALUES ($1)", .text(testPlayer(1).text))
          throw Broken()
        }
      }
      let size = try await store.size(of: testPlayer(1))
      #expect(size == nil)
    }
  }

  @Test(arguments: Kind.allCases) func `a failed transaction does not undo other transactions`(kind: Kind) async throws
  {
    try await TestStore.with(kind) { store in
      let kept = await withTaskGroup(of: Int?.self) { group in
        for number in 0..<60 {
          group.addTask {
            let done = try? await store.write { connection in
              try connection.run("INSERT INTO players (id) VALUES ($1)", .text(testPlayer(number).text))
              if number % 3 == 0 { throw Broken() }
              return number
            }
            return done
          }
        }
        return await group.reduce(into: Set<Int>()) { if let number = $1 { $0.insert(number) } }
      }
      #expect(kept == Set((0..<60).filter { $0 % 3 != 0 }))
      for number in 0..<60 {
        let isThere = try await store.size(of: testPlayer(number)) != nil
        #expect(isThere == kept.contains(number))
      }
    }
  }

  @Test(arguments: Kind.allCases) func `a database refuses rows that break a constraint`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let statements = [
        "INSERT INTO players (id) VALUES ('short')",
        "INSERT INTO players (id, size) VALUES ('aaaaaaaaaaaaaaaaaaaaaa', -1)",
        "INSERT INTO logs (player, device, covered, through, revision) VALUES ('nobody', '00000000000001', 0, 0, 1)",
        "INSERT INTO codes (player, hash, expires) VALUES ('nobody', NULL, 1)",
      ]
      for statement in statements {
        await #expect(throws: StoreFault.self) { try await store.write { try $0.run(statement) } }
      }
    }
  }

  @Test(arguments: Kind.allCases) func `several servers can open a database at once`(kind: Kind) async throws {
    let made = try await TestStore(kind)
    let address = made.address
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let store = try await Store(address)
          try await store.check()
          await store.close()
        }
      }
      try await group.waitForAll()
    }
    await made.store.close()
  }

  @Test(arguments: Kind.allCases) func `many concurrent writes all take effect`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<400 {
          group.addTask {
            _ = try await store.write { try $0.run("UPDATE players SET size = size + 1") }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.size(of: testPlayer(1)) == 400)
    }
  }
}
