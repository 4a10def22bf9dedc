import Rules
import TestTools
import Testing
import Wire
import Words

@testable import Journal

struct MergingTests {
  private func histories(_ count: Int) -> [RandomHistory] {
    (0..<count).map {
      RandomHistory(seed: seedOfThisRun &+ UInt64($0), devices: $0 % 6 + 1, events: 40 + 60 * ($0 % 5))
    }
  }

  @Test func `the order of events and duplicate events do not change the profile`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for history in histories(60) {
      var expected = PlayerJournal()
      for event in history.events { expected.add(event) }
      var another = PlayerJournal()
      for event in generator.shuffled(history.events + generator.some(history.events)) { another.add(event) }
      #expect(another == expected)
      #expect(another.profile == expected.profile)
      var atOnce = PlayerJournal()
      atOnce.add(generator.shuffled(history.events + generator.some(history.events)))
      #expect(atOnce == expected)
      #expect(expected.tailCount == history.events.count)
    }
  }

  @Test func `a profile updated event by event equals one rebuilt from all events`() {
    for history in histories(60) {
      var journal = PlayerJournal()
      for (index, event) in history.events.enumerated() {
        journal.add(event)
        journal.join()
        guard index % 7 == 0 || index > history.events.count - 9 else { continue }
        var anew = PlayerJournal()
        anew.add(Array(history.events[...index]))
        guard journal.profile == anew.profile else {
          let parts = zip(Mirror(reflecting: journal.profile).children, Mirror(reflecting: anew.profile).children)
          for (one, other) in parts where "\(one.value)" != "\(other.value)" {
            Issue.record(
              "SEED=\(seedOfThisRun) event \(index), \(event.action): \(one.label!) is \(one.value), not \(other.value)"
            )
          }
          return
        }
      }
    }
  }

  @Test func `joining devices one at a time gives the same profile as joining them all at once`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for history in histories(60) {
      var journal = PlayerJournal()
      var never = PlayerJournal()
      for event in generator.shuffled(history.events) {
        journal.add(event)
        never.add(event)
        if generator.below(2) == 0 { journal.joinNext() }
        guard generator.below(30) == 0 else { continue }
        #expect(journal.profile == never.profile)
      }
      journal.join()
      #expect(journal.profile == never.profile)
    }
  }

  @Test func `merging journals is commutative, associative and idempotent`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for history in histories(60) {
      var parts: [PlayerJournal] = []
      for _ in 0..<3 {
        var part = PlayerJournal()
        part.add(generator.some(history.events))
        for device in part.devices where generator.below(2) == 0 { part.compact(device) }
        parts.append(part)
      }
      let (a, b, c) = (parts[0], parts[1], parts[2])
      #expect(a.merged(b) == b.merged(a))
      #expect(a.merged(b).merged(c) == a.merged(b.merged(c)))
      #expect(a.merged(a) == a)
      #expect(a.merged(b).merged(b) == a.merged(b))
      var whole = PlayerJournal()
      whole.add(history.events)
      #expect(whole.merged(a).profile == whole.profile)
      #expect(a.merged(whole).profile == whole.profile)
    }
  }

  @Test func `compacting after any event leaves the profile unchanged, and checkpoints survive encoding`() throws {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for history in histories(40) {
      var expected = PlayerJournal()
      expected.add(history.events)
      var journal = PlayerJournal()
      for event in history.events {
        journal.add(event)
        guard generator.below(20) == 0 else { continue }
        let device = journal.devices[generator.below(journal.devices.count)]
        let before = journal.profile
        let checkpoint = journal.compact(device)
        #expect(journal.profile == before)
        #expect(journal.tail(of: device).isEmpty)
        var again = PlayerJournal()
        for other in journal.devices {
          let checkpoint = journal.checkpoint(of: other)
          let read = try Checkpoint(checkpoint.line)
          #expect(read == checkpoint)
          #expect(read.line.utf8.elementsEqual(checkpoint.line.utf8))
          again.add(read)
          again.add(journal.tail(of: other))
        }
        #expect(again == journal)
        #expect(checkpoint.covered == journal.lastCounter(of: device))
      }
      #expect(journal.profile == expected.profile)
    }
  }

  @Test func `events survive encoding as journal lines and decoding`() throws {
    for history in histories(40) {
      for event in history.events {
        let read = try Event(event.line)
        #expect(read == event)
        #expect(read.line.utf8.elementsEqual(event.line.utf8))
      }
    }
  }

  @Test func `two records of a Find Words round can be merged in either order`() {
    for history in histories(40) {
      // For each round, the records that each device computes from its own events and its copies of other events.
      var records: [RoundID: [RoundRecord]] = [:]
      for device in Set(history.events.map { $0.id.device }) {
        var journal = PlayerJournal()
        journal.add(history.events.filter { $0.id.device == device })
        for record in journal.profile.rounds { records[record.id, default: []].append(record) }
      }
      for (_, known) in records where known.count > 1 {
        let (a, b, c) = (known[0], known[1], known[known.count - 1])
        #expect(a.merged(b) == b.merged(a))
        #expect(a.merged(b).merged(c) == a.merged(b.merged(c)))
        #expect(a.merged(a) == a)
        #expect(a.merged(b).merged(b) == a.merged(b))
      }
    }
  }

  @Test func `two records of an Apple Tree round can be merged in either order`() {
    for history in histories(40) {
      var records: [RoundID: [AppleTreeRecord]] = [:]
      for event in history.events {
        if case .playedAppleTree(let record) = event.action { records[record.id, default: []].append(record) }
      }
      for (_, known) in records where known.count > 1 {
        let (a, b, c) = (known[0], known[known.count / 2], known[known.count - 1])
        #expect(a.merged(b) == b.merged(a))
        #expect(a.merged(b).merged(c) == a.merged(b.merged(c)))
        #expect(a.merged(a) == a)
        #expect(a.merged(b).merged(b) == a.merged(b))
      }
    }
  }

  @Test func `Apple Tree results do not depend on the order of the devices`() {
    var generator = SeededGenerator(seed: seedOfThisRun)
    for history in histories(60) {
      let checkpoints = Dictionary(grouping: history.events) { $0.id.device }.map { device, events in
        var checkpoint = Checkpoint(device: device)
        for event in events { checkpoint.apply(event) }
        return checkpoint
      }
      let expected = Profile(Checkpoint(joining: checkpoints))
      for _ in 0..<3 {
        let profile = Profile(Checkpoint(joining: generator.shuffled(checkpoints)))
        #expect(profile.appleTree == expected.appleTree)
        #expect(profile.wordPlays == expected.wordPlays)
        #expect(profile.appleTrees == expected.appleTrees)
        #expect(profile.winningStreak == expected.winningStreak)
      }
    }
  }

  @Test func `events after a missing event count in the profile but are compacted only after it arrives`() {
    var scribe = Scribe(phone)
    for theme in [Theme.light, .dark, .contrast] { scribe.write(.chose(.theme(theme))) }
    var journal = PlayerJournal()
    journal.add(scribe.events[2])
    journal.add(scribe.events[0])
    #expect(journal.compact(phone).covered == 1)
    #expect(journal.tail(of: phone) == [scribe.events[2]])
    #expect(journal.profile.settings.theme == .contrast)
    #expect(journal.lastCounter(of: phone) == 3)
    journal.add(scribe.events[1])
    #expect(journal.compact(phone).covered == 3)
    #expect(journal.tailCount == 0)
    var whole = PlayerJournal(scribe)
    whole.compact(phone)
    #expect(journal == whole)
  }

  @Test func `merging two checkpoints keeps the checkpoint that covers more events`() {
    var scribe = Scribe(phone)
    for minutes in [2, 3, 5] { scribe.write(.chose(.minutes(minutes))) }
    var short = PlayerJournal()
    short.add(scribe.events[0])
    var long = PlayerJournal()
    long.add(scribe.events)
    var journal = PlayerJournal()
    journal.add(scribe.events[2])
    journal.add(long.compact(phone))
    journal.add(short.compact(phone))
    #expect(journal.checkpoint(of: phone).covered == 3)
    #expect(journal.tailCount == 0)
    #expect(journal.profile.settings.minutes == 5)
  }
}

extension PlayerJournal {
  func merged(_ other: PlayerJournal) -> PlayerJournal {
    var journal = self
    journal.merge(other)
    return journal
  }
}

extension AppleTreeRecord {
  func merged(_ other: AppleTreeRecord) -> AppleTreeRecord {
    var record = self
    record.merge(other)
    return record
  }
}

extension RoundRecord {
  func merged(_ other: RoundRecord) -> RoundRecord {
    var record = self
    record.merge(other)
    return record
  }
}
