import Formats
import Journal
import Rules
import Wire
import Words

@testable import Store

/// Merges a server's log and a client's log of one device: events and checkpoints of one history or of two diverged
/// histories, with gaps, other clocks and outdated revisions.
///
/// Two bytes select a step: of the client, of its copy restored from a backup, or of the server that receives the
/// events of one of them. In this target, the server is a dictionary that follows the rules of `LogMerge`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ pointer: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var choices = Choices(bytes(pointer, count))
  var server = Kept()
  var clients = [Sender(), Sender()]
  while !choices.isAtEnd {
    let (step, value) = (choices.number(), choices.number())
    let index = step >> 4 & 1
    switch step % 8 {
    case 0...2: clients[index].write(at: value)
    case 3: clients[index].jump(value)
    case 4: clients[1 - index] = clients[index]
    case 5: clients[index].compact(passesGaps: value & 1 == 1)
    case 6: clients[index].revision = value & 1 == 1 ? server.known.revision : value
    default: server.take(clients[index].sent(from: value))
    }
  }
  return 0
}

/// The history of events on one device.
private struct Sender {
  static let device = DeviceID(random: 42)
  private var journal = PlayerJournal()
  private var counter = 0
  private var time: Int64 = 1_795_254_400_000
  var revision = 0

  mutating func write(at pause: Int) {
    counter = min(counter + 1, EventID.counters.upperBound)
    time += Int64(pause) * 100 - 3000
    let id = EventID(device: Sender.device, counter: counter)
    journal.add(Event(id: id, at: Milliseconds(time), minutesEast: 0, action: .saved(.english, "w\(counter)")))
  }

  /// Skips counters, sometimes almost all of them.
  mutating func jump(_ value: Int) {
    counter = value == 255 ? EventID.counters.upperBound - 3 : min(counter + value % 5, EventID.counters.upperBound)
  }

  mutating func compact(passesGaps: Bool) { journal.compact(Sender.device, passesGaps: passesGaps) }

  /// The part of the log that the device sends: the checkpoint, the events from `first` on, and the known log.
  func sent(from first: Int) -> JournalPart {
    var known = KnownLog(device: Sender.device, revision: revision)
    known.cover(journal.checkpoint(of: Sender.device).covered)
    let tail = journal.tail(of: Sender.device)
    for event in tail { known.add(event.id.counter) }
    var lines = known.covered > 0 ? journal.checkpoint(of: Sender.device).lines(ofAbout: 1000) : []
    lines += tail.dropFirst(tail.isEmpty ? 0 : first % tail.count).map { $0.line }
    return JournalPart(have: [known], lines: Array(lines.joined(separator: "\n").utf8))
  }
}

/// The server's stored log of the device.
private struct Kept {
  var known = KnownLog(device: Sender.device)
  /// The time of each counter, including the events that a checkpoint covers.
  private var times: [Int: Milliseconds] = [:]
  private var events: Set<Int> = []

  mutating func take(_ part: JournalPart) {
    require(part.refused.isEmpty, "a line of a journal is refused: \(part.refused)")
    guard let sent = part.sent[Sender.device], let claimed = part.have[Sender.device] else { return }
    let before = self
    let merge = try! LogMerge(sent, stored: known, claimed: claimed, times: times, random: 7, folded: { _ in nil })
    if let checkpoint = merge.checkpoint {
      // A checkpoint must not replace stored events, except if the client knew all stored events or if the log was
      // empty.
      let isKnown = claimed.revision == known.revision || before.known.last == 0
      require(isKnown, "a checkpoint takes the place of events that its device did not know")
      known.cover(checkpoint.covered)
      events = events.filter { $0 > checkpoint.covered }
    }
    for event in merge.events {
      require(times[event.counter] == nil, "event \(event.counter) is added twice")
      require(!before.known.knows(event.counter), "a known event is added")
      times[event.counter] = event.at
      events.insert(event.counter)
      known.add(event.counter)
    }
    if merge.checkpoint != nil || !merge.events.isEmpty { known.revision += 1 }
    require(before.events.allSatisfy { events.contains($0) || $0 <= known.covered }, "an event is gone")
    require(known.beyond.count <= KnownLog.mostRanges, "\(known.beyond.count) gaps")
    require(events.allSatisfy { known.knows($0) }, "an event is stored and not known")
  }
}
