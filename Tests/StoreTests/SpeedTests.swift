import Foundation
import Journal
import TestTools
import Testing
import Wire

@testable import Store

/// Prints timings, and asserts no timing. `APPENDS=20000` measures longer.
@Suite(.serialized, .full) struct `Speed of databases` {
  private static let appends = ProcessInfo.processInfo.environment["APPENDS"].flatMap { Int($0) } ?? 2000

  @Test(arguments: Kind.allCases) func `the time for appends of 64 players at once is measured`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      for number in 1...64 {
        try await store.addPlayer(testPlayer(number), pass: testHash(number), name: "", on: testDay)
      }
      let each = Self.appends / 64
      let start = ContinuousClock.now
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...64 {
          group.addTask {
            let device = DeviceID(random: UInt64(number))
            for counter in 1...each {
              let line = Self.line(device, counter)
              let known = KnownLog(device: device, through: counter)
              let merged = try await store.merge(
                JournalPart(have: [known], lines: Array(line.utf8)), into: testPlayer(number))
              #expect(merged.forks.isEmpty)
            }
          }
        }
        try await group.waitForAll()
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      print("\(kind): \(Int(Double(each * 64) / seconds)) acknowledged appends/s, 64 at once")
    }
  }

  @Test(arguments: Kind.allCases) func `the time for storing and reading 100,000 events of one player is measured`(
    kind: Kind
  ) async throws {
    let lines = (1...100_000).map { Self.line(DeviceID(random: 42), $0) }
    try await TestStore.with(kind) { store in
      try await store.addPlayer(testPlayer(1), pass: testHash(1), name: "", on: testDay)
      let parts = stride(from: 0, to: lines.count, by: 4000).map { start in
        Array(lines[start..<min(start + 4000, lines.count)].joined(separator: "\n").utf8)
      }
      let (start, work) = (ContinuousClock.now, clock())
      var reading = 0
      for part in parts {
        let before = clock()
        let part = JournalPart(have: [], lines: part)
        reading += clock() - before
        #expect(part.refused.isEmpty)
        _ = try await store.merge(part, into: testPlayer(1))
      }
      let sent = ContinuousClock.now
      let seconds = { (count: Int) in Double(count) / Double(CLOCKS_PER_SEC) }
      print("\(kind): \(seconds(clock() - work)) s of processor time, \(seconds(reading)) of it to check the lines")
      var have: [DeviceID: KnownLog] = [:]
      var (count, requests) = (0, 0)
      while true {
        let news = try await store.news(for: have, of: testPlayer(1))
        count += news.text.count { $0 == 0x0A }
        requests += 1
        have.merge(news.learned) { $1 }
        if !news.hasMore { break }
      }
      #expect(count == 100_000)
      print(
        "\(kind): 100,000 events (\(parts.reduce(0) { $0 + $1.count } / 1_000_000) MB) up in \(sent - start), down in \(ContinuousClock.now - sent) and \(requests) answers"
      )
    }
  }

  private static func line(_ device: DeviceID, _ counter: Int) -> String {
    #"{"version":6,"device":"\#(device.text)","counter":\#(counter),"at":\#(1_795_254_400_000 + counter * 3000),"offset":60,"deed":"found","round":"\#(device.text)-2","language":"es","played":6500,"guess":"SEÑA","word":"seña","spellings":["seña"],"points":4,"bonus":false,"allLetters":false}"#
  }
}
