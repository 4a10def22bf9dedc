import Journal
import Referee
import Rules
import Testing

@testable import Store

@Suite struct `Players and their passes` {
  private let noon = Milliseconds(1_000_000)

  @Test(arguments: Kind.allCases) func `a browser's pass is found by the hash of its secret`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "phone", on: testDay)
      try await store.addPlayer(testPlayer(2), pass: testHash(2), name: "", on: testDay)
      let pass = try await store.pass(testHash(1), on: testDay)
      #expect(pass == Pass(player: testPlayer(1), number: 1, name: "phone", made: testDay, seen: testDay))
      let unknown = try await store.pass(testHash(3), on: testDay)
      #expect(unknown == nil)
    }
  }

  @Test(arguments: Kind.allCases) func `a browser's pass stores the last day of its use`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      _ = try await store.pass(testHash(1), on: Day(number: testDay.number + 9))
      _ = try await store.pass(testHash(1), on: Day(number: testDay.number + 3))
      let passes = try await store.passes(of: testPlayer(1))
      #expect(passes.map { $0.seen.number } == [testDay.number + 9])
    }
  }

  @Test(arguments: Kind.allCases) func `a pairing code lets exactly one device in`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      try await store.offer(testHash(9), of: testPlayer(1), until: Milliseconds(noon.value + 10), now: noon)
      let joined = await withTaskGroup(of: PlayerID?.self) { group in
        for number in 0..<8 {
          group.addTask {
            (try? await store.join(
              with: testHash(9), pass: testHash(100 + number), name: "", on: testDay, now: noon)) ?? nil
          }
        }
        return await group.reduce(into: [PlayerID]()) { if let player = $1 { $0.append(player) } }
      }
      #expect(joined == [testPlayer(1)])
      let passes = try await store.passes(of: testPlayer(1))
      #expect(passes.map { $0.number } == [1, 2])
    }
  }

  @Test(arguments: Kind.allCases) func `an expired, replaced or unknown pairing code lets no device in`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      let end = Milliseconds(noon.value + 10)
      try await store.offer(testHash(8), of: testPlayer(1), until: end, now: noon)
      try await store.offer(testHash(9), of: testPlayer(1), until: end, now: noon)
      for (code, time) in [(8, noon), (9, end), (7, noon)] {
        let player = try await store.join(with: testHash(code), pass: testHash(50), name: "", on: testDay, now: time)
        #expect(player == nil)
      }
    }
  }

  @Test(arguments: Kind.allCases) func `a browser's pass can be revoked only by its own player`(kind: Kind) async throws
  {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      try await store.addPlayer(testPlayer(2), pass: testHash(2), name: "", on: testDay)
      var isRemoved = try await store.removePass(2, of: testPlayer(1))
      #expect(!isRemoved)
      isRemoved = try await store.removePass(1, of: testPlayer(1))
      let gone = try await store.pass(testHash(1), on: testDay)
      let other = try await store.pass(testHash(2), on: testDay)
      #expect(isRemoved && gone == nil && other != nil)
    }
  }

  @Test(arguments: Kind.allCases) func `a player can have only a limited number of passes`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      for number in 2...Store.mostPasses + 1 {
        try await store.offer(testHash(7), of: testPlayer(1), until: Milliseconds(noon.value + 10), now: noon)
        let player = try await store.join(with: testHash(7), pass: testHash(number), name: "", on: testDay, now: noon)
        #expect((player == nil) == (number > Store.mostPasses))
      }
    }
  }

  @Test(arguments: Kind.allCases) func `deleting a player leaves no database rows behind`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      func rows() async throws -> [String: Int] {
        let names =
          "SELECT \(kind == .sqlite ? "name FROM sqlite_master WHERE type = 'table'" : "tablename FROM pg_tables WHERE schemaname = 'public'")"
        return try await store.read { connection in
          var counts: [String: Int] = [:]
          for table in try connection.run(names) {
            let name = try table.text(0)
            counts[name] = try connection.run("SELECT COUNT(*) FROM \(name)").first?.count(0)
          }
          return counts
        }
      }
      let before = try await rows()
      // These tables contain no rows that belong to a player.
      let others: Set = ["migrations", "reports", "links", "limits", "targets"]
      #expect(
        Set(before.keys)
          == others.union([
            "players", "passes", "codes", "logs", "events", "checkpoints", "participants", "results", "standings",
            "tallies", "circles", "members",
          ]))
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "phone", on: testDay)
      try await store.offer(testHash(9), of: testPlayer(1), until: Milliseconds(noon.value + 10), now: noon)
      var phone = TestClient(1)
      phone.save("apple", "pear")
      phone.compact()
      phone.save("plum")
      try await phone.sync(testPlayer(1), store)
      _ = try await store.takePart(testPlayer(1), as: "Apple Moon")
      try await store.addCircle("abc", of: testPlayer(1))
      try await store.record(
        DailyResult(
          puzzle: DailyPuzzle(.findWords(.english, length: 7), testDay),
          round: RoundID(device: phone.device, counter: 1), points: 7,
          hasHints: false, reached: noon),
        of: testPlayer(1))
      let full = try await rows()
      #expect(full.allSatisfy { others.contains($0.key) || $0.value > 0 })
      try await store.removePlayer(testPlayer(1))
      let after = try await rows()
      #expect(after == before)
    }
  }

  @Test(arguments: Kind.allCases) func `players with the same device ID do not see each other's journals`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      for number in 1...2 {
        try await store.addPlayer(testPlayer(number), pass: testHash(number), name: "", on: testDay)
      }
      var (one, two) = (TestClient(1), TestClient(1))
      one.save("apple")
      two.save("pear", "plum")
      try await one.sync(testPlayer(1), store)
      try await two.sync(testPlayer(2), store)
      try await one.sync(testPlayer(1), store)
      #expect(one.words == ["apple"] && two.words == ["pear", "plum"])
      #expect(one.forks.isEmpty && two.forks.isEmpty)
      try await store.removePlayer(testPlayer(1))
      try await two.sync(testPlayer(2), store)
      let lines = try await store.lineCount(of: testPlayer(2))
      #expect(lines == 2)
    }
  }
}
