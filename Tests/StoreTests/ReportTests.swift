import Formats
import Journal
import Rules
import Testing
import Wire
import Words

@testable import Store

@Suite struct `Reports of refused words` {
  @Test(arguments: Kind.allCases) func `word reports arrive with journals, and each report is counted once`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      for number in 1...3 {
        let player = testPlayer(number)
        try await store.addPlayer(player, pass: testHash(number), name: "", on: testDay)
        var client = TestClient(UInt64(number))
        client.now += Int64(number) * 86_400_000
        client.save("apple")
        client.write(.reported(.spanish, guess: "cinerama", root: "americanas"))
        if number == 2 { client.write(.reported(.english, guess: "naïve", root: "vaineness")) }
        try await client.sync(player, store)
        // If a client sends the same events again, nothing changes.
        try await client.exchange(client.journal.tail(of: client.device).map { $0.line }, player, store)
        try await client.sync(player, store)
      }
      let first = Day(Milliseconds(1_795_254_400_000 + 86_400_000), minutesEast: 0)
      let reports = try await store.reports()
      #expect(
        reports == [
          Report(
            language: .spanish, guess: "cinerama", root: "americanas", count: 3, first: first,
            last: Day(number: first.number + 2)),
          Report(
            language: .english, guess: "naïve", root: "vaineness", count: 1, first: Day(number: first.number + 1),
            last: Day(number: first.number + 1)),
        ])
      let english = try await store.reports(of: .english)
      let one = try await store.reports(most: 1)
      #expect(english.map(\.guess) == ["naïve"] && one.map(\.guess) == ["cinerama"])
    }
  }

  @Test(arguments: Kind.allCases) func `word reports contain no player and remain after the player is deleted`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "phone", on: testDay)
      var client = TestClient(1)
      client.write(.reported(.italian, guess: "cirlè", root: "circolare"))
      try await client.sync(testPlayer(1), store)
      try await store.removePlayer(testPlayer(1))
      let rows = try await store.database.transaction(.reading) { try $0.run("SELECT * FROM reports") }
      #expect(rows.count == 1 && rows[0].values.count == 6 && !"\(rows)".contains(testPlayer(1).text))
    }
  }

  @Test(arguments: Kind.allCases)
  func `impossible guesses are not reported, and a sync adds at most a hundred word reports`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      var client = TestClient(1)
      for guess in ["", "\u{1B}[2J", "a\nb", "\u{202E}abc", String(repeating: "a", count: 65), "\u{0}"] {
        client.write(.reported(.english, guess: guess, root: "alarming"))
      }
      client.save("reported")
      try await client.sync(testPlayer(1), store)
      #expect(try await store.reports().isEmpty)
      for number in 0..<150 { client.write(.reported(.english, guess: "'; DROP TABLE reports; \(number)", root: "x")) }
      try await client.sync(testPlayer(1), store)
      #expect(try await store.reports().count == 100)
    }
  }
}
