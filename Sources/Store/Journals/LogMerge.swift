import Journal
import Rules
import Wire

/// The rules for merging a client's log of one device into the stored one. This type reads and writes nothing.
///
/// The names of stored events are never reused. An event with another time, or a checkpoint that cannot be shown to
/// have the same events, is a fork: the server takes nothing from there on, and the client sends those events again
/// under another device.
struct LogMerge {
  /// The stored log.
  let stored: KnownLog
  /// The client's claimed knowledge of the stored log.
  let claimed: KnownLog
  /// The times of those stored events that the client also sends, by counter.
  let times: [Int: Milliseconds]

  /// The checkpoint that replaces the stored one and the events that it covers.
  private(set) var checkpoint: SentCheckpoint?
  /// The events to add, by counter.
  private(set) var events: [SentEvent] = []
  private(set) var fork: Fork?

  /// - Parameter folded: returns the checkpoint of the stored events up to a counter; `nil` if it cannot be computed.
  init(
    _ sent: SentLog, stored: KnownLog, claimed: KnownLog, times: [Int: Milliseconds],
    random: UInt64, folded: (Int) throws -> Checkpoint?
  ) throws {
    self.stored = stored
    self.claimed = claimed
    self.times = times
    if let other = sent.checkpoint {
      switch try judge(other, folded) {
      case .takes: checkpoint = other
      case .knows: break
      case .forks:
        fork = Fork(device: stored.device, from: 0, newDevice: DeviceID(random: random))
        return
      }
    }
    take(sent.events)
  }

  private enum Judgement {
    case takes
    case knows
    case forks
  }

  /// Whether the client has seen the latest revision; if so, its later events extend the stored log.
  private var isUpToDate: Bool { claimed.revision == stored.revision }

  private func judge(_ sent: SentCheckpoint, _ folded: (Int) throws -> Checkpoint?) throws -> Judgement {
    if stored.last == 0 { return .takes }
    if sent.covered > stored.through { return isUpToDate ? .takes : .forks }
    // All its events are stored, so it can be dropped without a loss. Comparing it with the folded checkpoint shows
    // whether they are the same events.
    let isSame = try sent.checkpoint.flatMap { sent in try folded(sent.covered).map { $0 == sent } }
    if isSame == true { return sent.covered > stored.covered ? .takes : .knows }
    return isUpToDate ? .knows : .forks
  }

  private mutating func take(_ sent: [SentEvent]) {
    let covered = checkpoint?.covered ?? stored.covered
    var known = stored
    known.cover(covered)
    var last = 0
    for event in sent.sorted(by: { $0.counter < $1.counter }) where event.counter != last {
      last = event.counter
      let isKnown = times[event.counter].map { $0 == event.at }
      if isKnown == true { continue }
      // If a checkpoint covers the event, only a client that knows the checkpoint can mean the same event.
      if isKnown == nil, event.counter > covered {
        let before = known
        known.add(event.counter)
        // No correct client has so many gaps. A skipped event stays on the device and can be sent again after other
        // gaps are closed.
        guard known.beyond.count <= KnownLog.mostRanges else {
          known = before
          continue
        }
        events.append(event)
      } else if isKnown == false || !isUpToDate {
        fork = Fork(
          device: stored.device, from: event.counter,
          newDevice: EventID(device: stored.device, counter: event.counter).forkedDevice(at: event.at))
        return
      }
    }
  }
}
