import Foundation
import Journal
import Referee
import Rules
import TestTools
import Testing

@testable import Store

/// Prints timings and asserts none. `PLAYERS=1000000` measures a large leaderboard.
@Suite(.serialized, .full) struct `Speed of leaderboards` {
  private static let players = ProcessInfo.processInfo.environment["PLAYERS"].flatMap { Int($0) } ?? 2000
  private static let monday = Day("2026-11-23")!
  private static let course = Course.findWords(.english, length: 8)

  @Test(arguments: Kind.allCases)
  func `the time for ranks, leaderboard pages and results is measured with many players`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      var random = SeededNumbers(seed: 42)
      let boards = Leaderboard.all(DailyPuzzle(Self.course, Self.monday), hasHints: false)
      for start in stride(from: 1, through: Self.players, by: 20_000) {
        let numbers = start...min(start + 19_999, Self.players)
        // Points are distributed like a day's scores, around a hundred; the all-time board sums a year of days.
        let points = numbers.map { _ in (0..<4).reduce(0) { sum, _ in sum + Int.random(in: 0...60, using: &random) } }
        try await store.fill(numbers, points, boards)
      }
      #expect(try await store.page(of: boards[0]).count == Self.players)
      print("\(kind): \(Self.players) players on each of \(boards.count) boards")
      let player = { (number: Int) in testPlayer(1 + number * 7919 % Self.players) }
      for board in boards {
        await Self.measure("\(kind): a rank, \(board.period.text)", 500) { number in
          let standing = try await store.standing(of: player(number), on: board)
          #expect(standing != nil)
        }
        await Self.measure("\(kind): the first page with one's own rank, \(board.period.text)", 200) { number in
          let page = try await store.page(of: board, for: player(number))
          #expect(page.standings.count == 50)
        }
      }
      let middle = BoardPlace(points: 120, negatedReachedAt: .max, participantID: .max)
      await Self.measure("\(kind): a page in the middle, \(boards[0].period.text)", 200) { _ in
        let page = try await store.page(of: boards[0], after: middle)
        #expect(page.standings.count == 50)
      }
      await Self.measure("\(kind): a result of another day, on three boards", 500) { number in
        let puzzle = DailyPuzzle(Self.course, Self.monday + 1)
        try await store.record(
          DailyResult(
            puzzle: puzzle, round: RoundID(device: DeviceID(random: 1), counter: 1), points: 100 + number % 50,
            hasHints: false, reached: Milliseconds(1_795_254_400_000)),
          of: player(number))
      }
    }
  }

  /// Prints the median and the 99th percentile of the durations of sequential calls.
  private static func measure(_ what: String, _ count: Int, _ work: (Int) async throws -> Void) async {
    var times: [Double] = []
    for number in 0..<min(count, players) {
      let start = ContinuousClock.now
      do { try await work(number) } catch { Issue.record(error) }
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    times.sort()
    let text = { (time: Double) in String(format: "%.2f", time) }
    print("\(what): \(text(times[times.count / 2])) ms, 99 of 100 below \(text(times[times.count * 99 / 100])) ms")
  }
}

extension Store {
  /// Puts players on leaderboards as their results would.
  fileprivate func fill(_ numbers: ClosedRange<Int>, _ points: [Int], _ boards: [Leaderboard]) async throws {
    try await write { connection in
      try connection.insert(into: "players (id)", all: [], numbers.map { [.text(testPlayer($0).text)] })
      try connection.insert(
        into: "participants (player, seat, name)", all: [],
        numbers.map { [.text(testPlayer($0).text), Value($0), .text("Player \($0)")] })
      var tallies = Tallies()
      for (place, board) in boards.enumerated() {
        // The leaderboard of all time sums the points of a year of such days.
        let factor = place == 0 ? 1 : place == 1 ? 5 : 300
        for points in points { tallies.add(1, of: Int64(points * factor), on: board.name) }
        try connection.insert(
          into: "standings (board, seat, points, earliness, results)", all: [.text(board.name)],
          zip(numbers, points).map { number, points in
            [Value(number), Value(points * factor), Value(-1_795_254_400_000 - number), 1]
          })
      }
      try tallies.write(connection)
    }
  }
}
