import Foundation
import Journal
import Rules
import TestTools
import Testing
import Wire

@testable import Store

/// Tests the guarantees of a sync, on both databases.
@Suite struct `Two devices of one player` {
  @Test(arguments: Kind.allCases) func `two devices have the same profile after both have synced`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var (phone, desk) = (TestClient(1), TestClient(2))
      phone.save("apple", "pear")
      phone.write(.chose(.minutes(3)))
      desk.save("plum")
      try await phone.sync(player, store)
      try await desk.sync(player, store)
      try await phone.sync(player, store)
      #expect(phone.words == ["apple", "pear", "plum"])
      #expect(phone.journal.hasSameProfile(as: desk.journal))
    }
  }

  @Test(arguments: Kind.allCases) func `syncing again changes neither the server nor the device`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.save("apple", "pear")
      let before = phone
      try await phone.sync(player, store)
      let known = phone.known
      let size = try await store.size(of: player)
      var again = before
      try await again.sync(player, store)
      try await phone.sync(player, store)
      #expect(again.known == known && phone.known == known && again.forks.isEmpty)
      let sizeAfter = try await store.size(of: player)
      #expect(sizeAfter == size)
    }
  }

  @Test(arguments: Kind.allCases) func `a sync works even if each request contains only a single line`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var (phone, desk) = (TestClient(1), TestClient(2))
      for number in 0..<30 { phone.save("w\(number)") }
      try await phone.sync(player, store, lines: 1)
      try await desk.sync(player, store, bytes: 1)
      #expect(desk.words == phone.words && desk.words.count == 30)
    }
  }

  @Test(arguments: Kind.allCases) func `a sync continues after a response is lost`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.save("apple")
      try await phone.exchange(phone.unsent, player, store, learns: false)
      phone.save("pear")
      try await phone.sync(player, store)
      #expect(phone.forks.isEmpty)
      var desk = TestClient(2)
      try await desk.sync(player, store)
      #expect(desk.words == ["apple", "pear"])
    }
  }

  @Test(arguments: Kind.allCases)
  func `a checkpoint replaces the events that it covers, on the server and other devices`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var (phone, early, late) = (TestClient(1), TestClient(2), TestClient(3))
      for number in 0..<200 { phone.save("w\(number % 20)") }
      try await phone.sync(player, store)
      // The device `early` has received only half of the events when the server's events are compacted.
      try await early.sync(player, store, bytes: 10_000)
      let size = try await store.size(of: player) ?? 0
      phone.save("last")
      phone.compact()
      try await phone.sync(player, store)
      let sizeAfter = try await store.size(of: player) ?? 0
      #expect(sizeAfter < size)
      try await early.sync(player, store)
      try await late.sync(player, store)
      #expect(early.journal.hasSameProfile(as: phone.journal) && late.journal.hasSameProfile(as: phone.journal))
      #expect(late.journal.tailCount == 0 && late.words.contains("last"))
      #expect(phone.forks.isEmpty && early.forks.isEmpty)
    }
  }

  @Test(arguments: Kind.allCases) func `a device restored from a backup loses no events on the device or the server`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var (phone, desk) = (TestClient(1), TestClient(2))
      phone.save("apple")
      try await phone.sync(player, store)
      let backup = phone
      phone.save("pear", "plum")
      try await phone.sync(player, store)
      try await desk.sync(player, store)
      // After the return to the backup, the phone uses the same counters again for different events.
      phone = backup
      phone.now += 500
      phone.save("fig", "quince", "melon")
      try await phone.sync(player, store)
      #expect(phone.forks.map { $0.from } == [2] && phone.device != backup.device)
      phone.save("grape")
      try await phone.sync(player, store)
      try await desk.sync(player, store)
      let all: Set = ["apple", "pear", "plum", "fig", "quince", "melon", "grape"]
      #expect(phone.words == all && desk.words == all)
      #expect(phone.journal.hasSameProfile(as: desk.journal))
    }
  }

  @Test(arguments: Kind.allCases)
  func `a restored device that has compacted its new events loses no events`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var (phone, desk) = (TestClient(1), TestClient(2))
      phone.save("apple")
      try await phone.sync(player, store)
      let backup = phone
      phone.save("pear", "plum")
      try await phone.sync(player, store)
      for length in [1, 2, 3] {
        phone = backup
        phone.now += Int64(length)
        for number in 0..<length { phone.save("other\(length)\(number)") }
        phone.compact()
        try await phone.sync(player, store)
        #expect(phone.forks.map { $0.from } == [0])
      }
      try await desk.sync(player, store)
      #expect(
        desk.words == ["apple", "pear", "plum", "other10", "other20", "other21", "other30", "other31", "other32"])
    }
  }

  @Test(arguments: Kind.allCases) func `a restored device without new events continues without a fork of its journal`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.save("apple")
      try await phone.sync(player, store)
      let backup = phone
      phone.save("pear", "plum")
      try await phone.sync(player, store)
      phone = backup
      try await phone.sync(player, store)
      phone.save("fig")
      try await phone.sync(player, store)
      #expect(phone.forks.isEmpty && phone.words == ["apple", "pear", "plum", "fig"])
    }
  }

  @Test(arguments: Kind.allCases) func `devices resend the events that a restored server lacks`(kind: Kind)
    async throws
  {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.save("apple", "pear")
      try await phone.sync(player, store)
      phone.compact()
      phone.save("plum")
      try await phone.sync(player, store)
      // A device behaves in the same way whether the server lost all data or a part of it.
      try await store.removePlayer(player)
      try await store.addPlayer(player, pass: testHash(1), name: "", on: testDay)
      phone.save("fig")
      try await phone.sync(player, store)
      var desk = TestClient(2)
      try await desk.sync(player, store)
      #expect(desk.words == ["apple", "pear", "plum", "fig"] && phone.forks.isEmpty)
    }
  }

  @Test(arguments: Kind.allCases) func `syncing devices agree even if their clocks differ`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var (past, future) = (TestClient(1), TestClient(2))
      past.now = 0
      future.now = 253_402_214_399_999 - 10_000
      past.save("apple")
      future.save("pear")
      future.now = 5
      future.save("plum")
      past.write(.unsaved(.english, "plum"))
      for _ in 0..<2 {
        try await past.sync(player, store)
        try await future.sync(player, store)
      }
      #expect(past.refused.isEmpty && future.refused.isEmpty)
      #expect(past.words.isSuperset(of: ["apple", "pear"]) && past.words == future.words)
    }
  }

  @Test(arguments: Kind.allCases) func `journal lines of later versions are stored unchanged`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      let line = #"{"version":99,"device":"00000000000007","counter":1,"at":5,"deed":"dreamt","of":[1,{}]}"#
      let part = JournalPart(
        have: [KnownLog(device: DeviceID(random: 7), through: 1)], lines: Array(line.utf8))
      #expect(part.refused.isEmpty)
      _ = try await store.merge(part, into: player)
      let news = try await store.news(for: [:], of: player)
      #expect(String(decoding: news.text, as: UTF8.self) == line + "\n")
    }
  }

  @Test(arguments: Kind.allCases) func `journal lines of earlier versions are synced`(kind: Kind) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      let old = (1...6).map { version in
        #"{"version":\#(version),"device":"00000000000007","counter":\#(version),"at":5,"offset":0,"deed":"saved","language":"en","word":"w\#(version)"}"#
      }
      let part = JournalPart(
        have: [KnownLog(device: DeviceID(random: 7), through: 6)], lines: Array(old.joined(separator: "\r\n").utf8))
      #expect(part.refused.isEmpty)
      _ = try await store.merge(part, into: player)
      var desk = TestClient(2)
      try await desk.sync(player, store)
      #expect(desk.words == ["w1", "w2", "w3", "w4", "w5", "w6"])
    }
  }

  @Test(arguments: Kind.allCases) func `a full journal refuses new events, and compacting the journal makes room`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      for number in 0..<50 { phone.save("w\(number % 5)") }
      try await phone.sync(player, store)
      let room = try await store.size(of: player) ?? 0
      phone.save("more")
      let part = JournalPart(have: phone.have, lines: Array(phone.unsent.joined(separator: "\n").utf8))
      await #expect(throws: JournalRefusal.self) { try await store.merge(part, into: player, room: room) }
      let size = try await store.size(of: player)
      #expect(size == room)
      phone.compact()
      let shorter = JournalPart(have: phone.have, lines: Array(phone.unsent.joined(separator: "\n").utf8))
      let merged = try await store.merge(shorter, into: player, room: room)
      #expect(merged.forks.isEmpty && merged.size < room)
    }
  }

  @Test(arguments: Kind.allCases) func `invalid journal lines are refused by number, and valid lines are merged`(
    kind: Kind
  ) async throws {
    try await TestStore.with(kind) { store in
      let player = try await addTestPlayer(to: store)
      var phone = TestClient(1)
      phone.save("apple")
      let lines = [
        "nonsense", "", phone.unsent[0], #"{"version":6,"device":"x"}"#,
        #"{"version":6,"device":"00000000000001","covered":3,"parts":2}"#,
      ]
      let part = JournalPart(have: phone.have, lines: Array(lines.joined(separator: "\n").utf8))
      #expect(part.refused.map { $0.line } == [2, 5, 6])
      let merged = try await store.merge(part, into: player)
      #expect(merged.forks.isEmpty && merged.size > 0)
    }
  }

  /// Random histories of three devices, with compaction, lost answers and parts of any size.
  @Test(arguments: Kind.allCases) func `syncing devices agree after any random history`(kind: Kind) async throws {
    var numbers = SeededNumbers(seed: seedOfThisRun)
    try await TestStore.with(kind) { store in
      for round in 0..<(kind == .sqlite ? 20 : 8) {
        let player = testPlayer(100 + round)
        try await store.addPlayer(player, pass: testHash(100 + round), name: "", on: testDay)
        var clients = (0..<3).map { TestClient(UInt64($0 + 1)) }
        var written: Set<String> = []
        for step in 0..<40 {
          let index = Int.random(in: 0..<3, using: &numbers)
          switch Int.random(in: 0..<10, using: &numbers) {
          case 0..<5:
            written.insert("w\(step)")
            clients[index].save("w\(step)")
          case 5: if clients[index].unsent.isEmpty { clients[index].compact() }
          case 6: try await clients[index].exchange(clients[index].unsent, player, store, learns: false)
          default:
            try await clients[index].sync(
              player, store, lines: Int.random(in: 1...20, using: &numbers),
              bytes: Int.random(in: 1...3000, using: &numbers))
          }
        }
        for _ in 0..<2 { for index in 0..<3 { try await clients[index].sync(player, store) } }
        for client in clients {
          #expect(client.words == written && client.forks.isEmpty)
          #expect(client.journal.hasSameProfile(as: clients[0].journal))
        }
      }
    }
  }
}
