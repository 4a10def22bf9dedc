import Foundation
import Journal
import Rules
import TestTools
import Testing
import Wire

@testable import Store

/// Sync of logs with missing events, on both databases.
@Suite struct `Sync of devices with missing events` {
  @Test(arguments: Kind.allCases) func `events after a missing event survive a checkpoint from an older backup`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.lost = 1
      phone.save("apple", "pear", "plum", "fig")
      try await phone.sync(player, store)
      // The backup was made before these events and has never synced with the server.
      var backup = TestClient(1)
      backup.now += 500
      backup.save("one", "two", "three", "four", "five")
      backup.compact()
      try await backup.sync(player, store)
      #expect(backup.forks.map { $0.from } == [0])
      var fresh = TestClient(2)
      try await fresh.sync(player, store)
      #expect(fresh.words == ["apple", "pear", "plum", "fig", "one", "two", "three", "four", "five"])
    }
  }

  @Test(arguments: Kind.allCases) func `a device's checkpoint closes the gaps that missing events left`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.save("apple")
      phone.lost = 1
      phone.save("plum", "fig")
      try await phone.sync(player, store)
      #expect(phone.known.values.first?.beyond == [3...4])
      phone.compact()
      try await phone.sync(player, store)
      #expect(phone.known.values.first?.beyond == [] && phone.known.values.first?.through == 4)
      var other = TestClient(2)
      try await other.sync(player, store)
      #expect(other.words == ["apple", "plum", "fig"])
    }
  }

  /// Simulates a rolling update, in which a server version without the column for gaps changes a log.
  @Test(arguments: Kind.allCases)
  func `the server computes a log's gaps again after an earlier version changed the log`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.lost = 1
      phone.save("apple", "pear")
      try await phone.sync(player, store)
      _ = try await store.write { try $0.run("UPDATE logs SET beyond = '9:7-9'") }
      let news = try await store.news(for: [:], of: player)
      #expect(news.have.first?.beyond == [2...3])
      _ = try await store.write { try $0.run("UPDATE logs SET beyond = NULL") }
      #expect(try await store.news(for: [:], of: player).have.first?.beyond == [2...3])
      phone.save("plum")
      try await phone.sync(player, store)
      #expect(try await store.news(for: [:], of: player).have.first?.beyond == [2...4])
    }
  }

  @Test(arguments: Kind.allCases) func `the server stores no more gaps in a log than a client may send`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      let device = DeviceID(random: 1)
      let lines = (1...1100).map { number in
        Event(
          id: EventID(device: device, counter: number * 2), at: Milliseconds(1_795_254_400_000), minutesEast: 0,
          action: .finishedTutorial
        ).line
      }
      let part = JournalPart(have: [KnownLog(device: device)], lines: Array(lines.joined(separator: "\n").utf8))
      _ = try await store.merge(part, into: player)
      let known = try #require(try await store.news(for: [:], of: player).have.first)
      #expect(known.beyond.count == KnownLog.mostRanges && known.last == 2000)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a device that is restored twice from one backup keeps the events after each restoration`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      let before = phone
      phone.save("apple")
      try await phone.sync(player, store)
      // The backup's unsent event has the same ID as a different event on the server.
      var backup = before
      backup.now += 100
      backup.save("pear")
      var first = backup
      first.save("plum")
      try await first.sync(player, store)
      var second = backup
      second.now += 100
      second.save("fig")
      try await second.sync(player, store)
      // Both clients get the same new device for the event of the backup. The later events of both clients have the
      // same identifiers, so one client gets a second new device.
      #expect(first.forks.map { $0.newDevice } == Array(second.forks.map { $0.newDevice }.prefix(1)))
      #expect(second.forks.map { $0.from } == [1, 2])
      try await first.sync(player, store)
      for client in [first, second] { #expect(client.words == ["apple", "pear", "plum", "fig"]) }
    }
  }

  @Test(arguments: Kind.allCases) func `an unsent event is not confused with the server's event that has the same ID`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.save("apple")
      let backup = phone
      phone.save("plum")
      try await phone.sync(player, store)
      var restored = backup
      restored.now += 100
      restored.save("fig")
      try await restored.sync(player, store, lines: 1)
      #expect(restored.forks.map { $0.from } == [2])
      try await phone.sync(player, store)
      for client in [phone, restored] { #expect(client.words == ["apple", "plum", "fig"]) }
    }
  }

  /// Random histories of three devices, with compaction, lost answers, requests of any size, damaged lines, clocks that jump, and devices that are
  /// restored from a backup. At the end, every device has every event that the server received or that any device has.
  @Test(arguments: Kind.allCases) func `random histories with gaps, backups and wrong clocks lose no event`(
    kind: Kind
  ) async throws {
    let seed = seedOfThisRun
    var numbers = SeededNumbers(seed: seed)
    try await TestStore.with(kind) { store in
      for round in 0..<(kind == .sqlite ? 30 : 6) {
        let player = testPlayer(200 + round)
        try await store.addPlayer(player, pass: testHash(200 + round), name: "", on: testDay)
        var clients = (0..<3).map { TestClient(UInt64($0 + 1)) }
        var backups = clients
        var kept: Set<String> = []
        for step in 0..<60 {
          let index = Int.random(in: 0..<3, using: &numbers)
          switch Int.random(in: 0..<16, using: &numbers) {
          case 0..<6: clients[index].save("w\(step)")
          case 6: clients[index].lost += 1
          case 7: clients[index].now += Int64.random(in: -100_000_000...100_000_000, using: &numbers)
          case 8: backups[index] = clients[index]
          case 9:
            clients[index] = backups[index]
            // Advance the clock, so that no two events of a device have both the same counter and the same time.
            clients[index].now += Int64(step) * 7 + 1
          case 10, 11: if clients[index].unsent.isEmpty { clients[index].compact() }
          case 12:
            try await clients[index].exchange(clients[index].unsent, player, store, learns: false)
          default:
            let lines = Int.random(in: 1...8, using: &numbers)
            try await clients[index].sync(
              player, store, lines: lines == 8 ? 1000 : lines, bytes: Int.random(in: 1...3000, using: &numbers))
            kept.formUnion(clients[index].words)
          }
        }
        for client in clients { kept.formUnion(client.words) }
        for _ in 0..<3 { for index in 0..<3 { try await clients[index].sync(player, store) } }
        for client in clients {
          #expect(kept.subtracting(client.words).isEmpty, "SEED=\(seed), history \(round)")
          #expect(client.words == clients[0].words, "SEED=\(seed), history \(round)")
        }
      }
    }
  }
}
