import Formats
import Journal
import Rules
import Store
import Wire
import Words

/// A browser that syncs as `docs/formats/sync.md` describes. The client is a value type, so a test restores an earlier
/// state by keeping a copy.
struct TestClient {
  private(set) var journal = PlayerJournal()
  /// The server's logs according to its last answer.
  private(set) var known: [DeviceID: KnownLog] = [:]
  /// The device under which this client writes.
  private(set) var device: DeviceID
  /// Its clock, in milliseconds.
  var now: Int64 = 1_795_254_400_000
  /// The forks since this client was made.
  private(set) var forks: [Fork] = []
  private(set) var refused: [SyncAnswerHead.Refused] = []
  /// The number of upcoming events that are damaged before anyone reads them.
  var lost = 0

  init(_ number: UInt64) { device = DeviceID(random: number) }

  /// Saves words, one second apart.
  mutating func save(_ words: String...) { for word in words { write(.saved(.english, word)) } }

  mutating func write(_ action: Event.Action) {
    now += 1000
    let id = EventID(device: device, counter: journal.lastCounter(of: device) + 1 + lost)
    lost = 0
    journal.add(Event(id: id, at: Milliseconds(now), minutesEast: 60, action: action))
  }

  /// Replaces the device's events by a checkpoint. The missing events will never arrive.
  mutating func compact() { journal.compact(device, passesGaps: true) }

  /// The saved words.
  var words: Set<String> { Set(journal.profile.savedWords.map { $0.word }) }

  /// Exchanges everything with the server, in parts of `lines` lines and with answers of `bytes` bytes.
  mutating func sync(_ player: PlayerID, _ store: Store, lines: Int = 1000, bytes: Int = 100_000) async throws {
    for _ in 0..<10_000 {
      let part = part(of: lines)
      let hasMore = try await exchange(part, player, store, bytes: bytes)
      if part.count == unsent.count, !hasMore, unsent.isEmpty { return }
    }
    throw Endless()
  }

  struct Endless: Error {}

  /// About the first `count` unsent lines; no checkpoint is split.
  private func part(of count: Int) -> [String] {
    var part: [String] = []
    for next in waiting where part.count < count { part += next.lines }
    return part
  }

  /// Sends one request. If `learns` is false, the response is lost on the way to the client.
  @discardableResult
  mutating func exchange(
    _ lines: [String], _ player: PlayerID, _ store: Store, bytes: Int = 100_000, learns: Bool = true
  ) async throws -> Bool {
    let part = JournalPart(have: have, lines: Array(lines.joined(separator: "\n").utf8))
    let merged = try await store.merge(part, into: player)
    let news = try await store.news(for: part.have, of: player, forks: merged.forks, bytes: bytes)
    guard learns else { return false }
    refused += part.refused
    let cut = cutLogs(without: Set(lines))
    known = Dictionary(uniqueKeysWithValues: news.have.map { ($0.device, $0) }).merging(cut) { $1 }
    var reader = JournalReader(into: journal)
    reader.read(news.text)
    reader.end()
    guard reader.faults.isEmpty else { throw Endless() }
    journal = reader.journal
    for fork in merged.forks { rename(fork) }
    return news.hasMore || !merged.forks.isEmpty
  }

  /// The logs of this client, with the known revisions of the server's changes.
  var have: [KnownLog] {
    journal.devices.map { device in
      var log = KnownLog(
        device: device, covered: journal.checkpoint(of: device).covered, revision: known[device]?.revision ?? 0)
      for event in journal.tail(of: device) {
        if event.id.counter == log.through + 1 {
          log.through += 1
        } else {
          log.beyond.append(event.id.counter...event.id.counter)
        }
      }
      return log
    }
  }

  /// The lines that the server does not have, as far as this client has learned.
  var unsent: [String] { waiting.flatMap { $0.lines } }

  /// A checkpoint or an event that the server does not have, according to the responses that this client has received.
  private struct Waiting {
    let device: DeviceID
    /// The counter of the checkpoint's last event; `nil` for an event.
    var covered: Int?
    var counter = 0
    let lines: [String]
  }

  private var waiting: [Waiting] {
    journal.devices.flatMap { device in
      let log = known[device] ?? KnownLog(device: device)
      let checkpoint = journal.checkpoint(of: device)
      let events = journal.tail(of: device).filter { !log.knows($0.id.counter) }
        .map { Waiting(device: device, counter: $0.id.counter, lines: [$0.line]) }
      guard checkpoint.covered > log.covered else { return events }
      return [Waiting(device: device, covered: checkpoint.covered, lines: checkpoint.lines(ofAbout: 1000))] + events
    }
  }

  /// Returns the known logs of devices that have more lines to send after the lines in `sent`: the log known before,
  /// extended by the lines in `sent`. The logs that the server itself has for these devices may describe other events
  /// with the same names.
  private func cutLogs(without sent: Set<String>) -> [DeviceID: KnownLog] {
    let left = Set(waiting.filter { !sent.isSuperset(of: $0.lines) }.map { $0.device })
    var logs: [DeviceID: KnownLog] = [:]
    for device in left { logs[device] = known[device] ?? KnownLog(device: device) }
    for each in waiting where sent.isSuperset(of: each.lines) {
      if let covered = each.covered {
        logs[each.device]?.cover(covered)
      } else {
        logs[each.device]?.add(each.counter)
      }
    }
    return logs
  }

  /// Moves the events from a fork on to the new device.
  private mutating func rename(_ told: Fork) {
    var fork = told
    if journal.devices.contains(told.newDevice) {
      fork = Fork(device: told.device, from: told.from, newDevice: DeviceID(random: UInt64(now)))
    }
    forks.append(fork)
    known[fork.device] = nil
    let old = fork.device.text
    let new = fork.newDevice.text
    var lines: [String] = []
    if fork.from > 1 { lines.append(#"{"version":7,"device":"\#(new)","covered":\#(fork.from - 1)}"#) }
    for other in journal.devices {
      let isForked = other == fork.device
      let checkpoint = journal.checkpoint(of: other)
      if checkpoint.covered > 0 {
        let line = checkpoint.line
        lines.append(isForked && fork.from == 0 ? line.replacing(old, with: new) : line)
      }
      for event in journal.tail(of: other) {
        lines.append(isForked && event.id.counter >= fork.from ? event.line.replacing(old, with: new) : event.line)
      }
    }
    var reader = JournalReader()
    reader.read(Array(lines.joined(separator: "\n").utf8))
    reader.end()
    journal = reader.journal
    if device == fork.device { device = fork.newDevice }
  }
}

extension PlayerJournal {
  /// Whether both journals lead to the same profile.
  func hasSameProfile(as other: PlayerJournal) -> Bool {
    var (one, two) = (self, other)
    one.join()
    two.join()
    return one.profile == two.profile
  }
}
