import Journal
import Referee
import Rules
import TestTools
import Testing
import Wire
import Words

@testable import Store

private let course = Course.findWords(.english, length: 8)
private let monday = Day("2026-11-23")!

/// A result of a player. All results of a day belong to the same round, unless another round is given.
private func result(
  _ points: Int, on day: Day = monday, hints: Bool = false, round: Int = 1, at time: Int64 = 0
) -> DailyResult {
  DailyResult(
    puzzle: DailyPuzzle(course, day), round: RoundID(device: DeviceID(random: UInt64(day.number)), counter: round),
    points: points, hasHints: hints, reached: Milliseconds(1_795_254_400_000 + time))
}

extension Store {
  /// Adds participants with the numbers from 1 to `count`.
  fileprivate func addParticipants(_ count: Int) async throws {
    for number in 1...count {
      try await addPlayer(testPlayer(number), pass: testHash(number), name: "", on: testDay)
      _ = try await takePart(testPlayer(number), as: "Player\(number)")
    }
  }

  fileprivate func names(_ board: Leaderboard) async throws -> [String] {
    try await page(of: board).standings.map { "\($0.rank ?? 0) \($0.name) \($0.points)" }
  }
}

@Suite struct `A leaderboard` {
  private let today = Leaderboard(course, .day(monday), hasHints: false)
  private let week = Leaderboard(course, .week(monday.week), hasHints: false)
  private let ever = Leaderboard(course, .allTime, hasHints: false)

  @Test(arguments: Kind.allCases) func `a leaderboard is sorted by points, and equal points share a rank`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(4)
      for (number, points) in [(1, 50), (2, 80), (3, 50), (4, 7)] {
        try await store.record(result(points, at: Int64(10 - number)), of: testPlayer(number))
      }
      #expect(try await store.names(today) == ["1 Player2 80", "2 Player3 50", "2 Player1 50", "4 Player4 7"])
      let page = try await store.page(of: today, limit: 2, for: testPlayer(4))
      #expect(page.count == 4 && page.own?.rank == 4 && page.own?.points == 7)
      let rest = try await store.page(of: today, after: page.next, limit: 2, for: testPlayer(4))
      #expect(rest.standings.map(\.rank) == [2, 4] && rest.standings.map(\.isOwn) == [false, true])
      #expect(rest.next == nil)
    }
  }

  @Test(arguments: Kind.allCases) func `the weekly and all-time leaderboards add up the daily results`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(2)
      for day in [monday, monday + 6, monday + 7] {
        try await store.record(result(10, on: day), of: testPlayer(1))
      }
      try await store.record(result(25, on: monday + 1), of: testPlayer(2))
      #expect(try await store.names(week) == ["1 Player2 25", "2 Player1 20"])
      #expect(try await store.names(ever) == ["1 Player1 30", "2 Player2 25"])
      #expect(try await store.names(today) == ["1 Player1 10"])
    }
  }

  @Test(arguments: Kind.allCases) func `a leaderboard counts one round per puzzle, with its highest points`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(1)
      let player = testPlayer(1)
      #expect(try await store.record(result(10), of: player) == .counts)
      #expect(try await store.record(result(500, round: 2), of: player) == .duplicate)
      #expect(try await store.record(result(4), of: player) == .counts)
      #expect(try await store.names(today) == ["1 Player1 10"])
      #expect(try await store.record(result(30), of: player) == .counts)
      #expect(try await store.names(today) == ["1 Player1 30"])
      #expect(try await store.names(ever) == ["1 Player1 30"])
    }
  }

  @Test(arguments: Kind.allCases) func `a round in which the player uses a hint moves to the leaderboard with hints`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(2)
      try await store.record(result(10), of: testPlayer(1))
      try await store.record(result(5, on: monday + 1), of: testPlayer(1))
      try await store.record(result(9, on: monday + 1), of: testPlayer(2))
      try await store.record(result(10, hints: true), of: testPlayer(1))
      #expect(try await store.names(today).isEmpty)
      #expect(try await store.names(week) == ["1 Player2 9", "2 Player1 5"])
      let withHints = Leaderboard(course, .week(monday.week), hasHints: true)
      #expect(try await store.names(withHints) == ["1 Player1 10"])
      // After a result with hints, the player does not return to the leaderboard without hints.
      #expect(try await store.record(result(11), of: testPlayer(1)) == .duplicate)
      #expect(try await store.page(of: today).count == 0)
    }
  }

  @Test(arguments: Kind.allCases) func `a leaderboard hides players who did not join the leaderboards or who left them`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(2)
      try await store.addPlayer(testPlayer(3), pass: testHash(3), name: "", on: testDay)
      #expect(try await store.record(result(10), of: testPlayer(3)) == .noParticipant)
      for number in 1...2 { try await store.record(result(10 * number), of: testPlayer(number)) }
      try await store.leaveBoards(testPlayer(2))
      #expect(try await store.names(today) == ["1 Player1 10"])
      #expect(try await store.pseudonym(of: testPlayer(2)) == nil)
      let page = try await store.page(of: ever, for: testPlayer(2))
      #expect(page.count == 1 && page.own == nil)
    }
  }

  @Test(arguments: Kind.allCases) func `every leaderboard rank equals the result of a full scan after random changes`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      var random = SeededNumbers(seed: seedOfThisRun)
      let players = 40
      try await store.addParticipants(players)
      for _ in 0..<400 {
        let number = Int.random(in: 1...players, using: &random)
        if Int.random(in: 0..<40, using: &random) == 0 {
          try await store.leaveBoards(testPlayer(number))
          _ = try await store.takePart(testPlayer(number), as: "Player\(number)")
        }
        let spread = [20, 300, 20_000].randomElement(using: &random) ?? 20
        try await store.record(
          result(
            Int.random(in: 0..<spread, using: &random), on: monday + Int.random(in: 0..<9, using: &random),
            hints: Int.random(in: 0..<8, using: &random) == 0),
          of: testPlayer(number))
      }
      for board in [today, week, ever, Leaderboard(course, .allTime, hasHints: true)] {
        let whole = try await store.page(of: board, limit: 1000)
        let all = whole.standings
        #expect(whole.count == all.count)
        for standing in all { #expect(standing.rank == 1 + all.count { $0.points > standing.points }) }
        var parts: [Standing] = []
        var place: BoardPlace?
        repeat {
          let page = try await store.page(of: board, after: place, limit: 3)
          parts += page.standings
          place = page.next
        } while place != nil
        #expect(parts == all)
        for number in 1...players {
          let own = try await store.standing(of: testPlayer(number), on: board)
          #expect(own?.rank == all.first { $0.name == own?.name }?.rank)
          let around = try await store.standings(around: testPlayer(number), on: board, count: 2)
          let index = all.firstIndex { $0.name == own?.name }
          let expected = index.map { all[max(0, $0 - 2)..<min(all.count, $0 + 3)] } ?? []
          #expect(around.map(\.name) == expected.map(\.name) && around.map(\.rank) == expected.map(\.rank))
        }
      }
    }
  }

  @Test(arguments: Kind.allCases) func `a leaderboard stores the results of many players at once`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(16)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...16 {
          group.addTask {
            for step in 1...12 { try await store.record(result(step * number), of: testPlayer(number)) }
          }
        }
        try await group.waitForAll()
      }
      let page = try await store.page(of: today)
      #expect(page.standings.map(\.points) == (1...16).reversed().map { $0 * 12 })
      #expect(page.standings.map(\.rank) == Array(1...16) && page.count == 16)
    }
  }

  @Test(arguments: Kind.allCases) func `deleting a player removes the player's results from the leaderboards`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(1)
      try await store.record(result(10), of: testPlayer(1))
      try await store.removePlayer(testPlayer(1))
      let tallies = try await store.read { try $0.run("SELECT board FROM tallies") }
      #expect(tallies.isEmpty)
    }
  }

  @Test func `the weeks of leaderboards are named as in ISO 8601`() {
    for (day, name) in [
      ("2026-11-23", "2026-W48"), ("2026-11-29", "2026-W48"), ("2027-01-03", "2026-W53"), ("2027-01-04", "2027-W01"),
      ("2024-12-30", "2025-W01"), ("1970-01-01", "1970-W01"),
    ] { #expect(Leaderboard.Period.week(Day(day)!.week).text == name) }
  }
}

@Suite struct `A pseudonym` {
  @Test(arguments: Kind.allCases) func `a pseudonym belongs to one player and does not change`(kind: Kind) async throws
  {
    try await TestStore.with(kind) { store in
      for number in 1...12 {
        try await store.addPlayer(testPlayer(number), pass: testHash(number), name: "", on: testDay)
      }
      var names: [String] = []
      for number in 1...12 { names.append(try await store.takePart(testPlayer(number), as: "Apple Moon") ?? "") }
      #expect(names[0] == "Apple Moon" && names[1] == "Apple Moon 2" && Set(names).count == 12)
      #expect(try await store.takePart(testPlayer(1), as: "Pear Sun") == "Apple Moon")
      #expect(try await store.takePart(testPlayer(99), as: "Pear Sun") == nil)
    }
  }
}

@Suite struct `A circle` {
  private let today = Leaderboard(course, .day(monday), hasHints: false)

  @Test(arguments: Kind.allCases) func `a circle shows only its members and lists members without a result last`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(4)
      for number in 1...3 { try await store.record(result(number), of: testPlayer(number)) }
      try await store.addCircle("abc", named: "Class 7b", of: testPlayer(1))
      try await store.joinCircle("abc", testPlayer(2))
      try await store.joinCircle("abc", testPlayer(2))
      try await store.joinCircle("abc", testPlayer(4))
      let standings = try await store.standings(of: "abc", on: today, for: testPlayer(1))
      #expect(standings.map(\.name) == ["Player2", "Player1", "Player4"])
      #expect(standings.map(\.rank) == [1, 2, nil] && standings.map(\.isOwn) == [false, true, false])
      let circle = try await store.circle("abc", for: testPlayer(3))
      #expect(circle == Circle(code: "abc", name: "Class 7b", owner: "Player1", members: 3, isMember: false))
      #expect(try await store.circles(of: testPlayer(4)).map(\.code) == ["abc"])
    }
  }

  @Test(arguments: Kind.allCases) func `a circle is removed with its owner, and a member who leaves is removed from it`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(3)
      try await store.addCircle("abc", of: testPlayer(1))
      for number in 2...3 { try await store.joinCircle("abc", testPlayer(number)) }
      try await store.leaveCircle("abc", testPlayer(3))
      #expect(try await store.circle("abc")?.members == 2)
      try await store.leaveBoards(testPlayer(1))
      #expect(try await store.circle("abc") == nil)
      #expect(try await store.circles(of: testPlayer(2)).isEmpty)
    }
  }

  @Test(arguments: Kind.allCases) func `circles have size limits and can be joined only by leaderboard players`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addParticipants(Store.mostMembers + 1)
      try await store.addPlayer(testPlayer(999), pass: testHash(999), name: "", on: testDay)
      try await store.addCircle("big", of: testPlayer(1))
      for number in 2...Store.mostMembers { try await store.joinCircle("big", testPlayer(number)) }
      await #expect(throws: CircleRefusal.full) { try await store.joinCircle("big", testPlayer(Store.mostMembers + 1)) }
      await #expect(throws: CircleRefusal.unknown) { try await store.joinCircle("none", testPlayer(1)) }
      await #expect(throws: CircleRefusal.noParticipant) { try await store.joinCircle("big", testPlayer(999)) }
      await #expect(throws: CircleRefusal.noParticipant) { try await store.addCircle("own", of: testPlayer(999)) }
      for number in 2...Store.mostCircles { try await store.addCircle("more\(number)", of: testPlayer(1)) }
      await #expect(throws: CircleRefusal.tooMany) { try await store.addCircle("last", of: testPlayer(1)) }
    }
  }
}

@Suite struct `The stored events of a daily round` {
  @Test(arguments: Kind.allCases) func `a daily round's events are found on all devices and in checkpoints`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      let root = try Root("gardens", language: .english)
      let start = RoundStart(root: root, minimum: .three, targets: [], origin: .daily(monday), minutes: 0)
      var (phone, desk) = (TestClient(1), TestClient(2))
      phone.save("apple")
      phone.write(.began(start))
      let id = RoundID(device: phone.device, counter: 2)
      let name = DailyRound.findWords(id)
      phone.write(.finished(id, .english, .gaveUp, played: Milliseconds(5)))
      phone.write(.began(RoundStart(root: root, minimum: .three, targets: [], origin: .drawn, minutes: 0)))
      try await phone.sync(testPlayer(1), store)
      desk.now += 9000
      desk.write(.tookHint(id, .english, try root.language.word("sad"), .word))
      try await desk.sync(testPlayer(1), store)
      let drawn = DailyRound.findWords(RoundID(device: phone.device, counter: 4))
      var rounds = try await store.dailyRounds([name, drawn], of: testPlayer(1))
      #expect(rounds.map(\.name) == [name] && rounds[0].events.count == 3 && rounds[0].checkpoints.isEmpty)
      phone.compact()
      try await phone.sync(testPlayer(1), store)
      rounds = try await store.dailyRounds([name], of: testPlayer(1))
      #expect(rounds.first?.events.count == 1)
      #expect(rounds.first?.checkpoints.contains { $0.games.findWords.rounds.contains { $0.id == id } } == true)
      #expect(try await store.dailyRounds(of: testPlayer(1), since: Milliseconds(0)) == [name])
    }
  }
}

extension Language {
  fileprivate func word(_ text: String) throws -> Word { try Alphabet(self).fold(text) }
}
