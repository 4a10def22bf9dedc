import Journal
import Rules
import Wire

/// The rules for merging one device's log, as sent by a client, into the stored log of that device. The type does not
/// access the database.
///
/// The name of a stored event is never used for another event. A fork is an event with another time than the stored
/// event, or a checkpoint that cannot be shown to contain the same events. The server accepts no events of the log from
/// the fork on, and the client sends the rejected events again under another device.
struct LogMerge {
  /// The state of the stored log.
  let stored: KnownLog
  /// The state of the stored log according to the client.
  let claimed: KnownLog
  /// The times of those stored events that the client also sends, by the events' counters.
  let times: [Int: Milliseconds]

  /// The checkpoint that replaces the stored checkpoint and the events covered by the new one.
  private(set) var checkpoint: SentCheckpoint?
  /// The events to add, ordered by counter.
  private(set) var events: [SentEvent] = []
  private(set) var fork: Fork?

  /// - Parameter folded: returns the checkpoint that summarizes the stored events up to a counter; `nil` if this
  ///   checkpoint cannot be computed.
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

  /// Whether the client knows the stored log's latest revision; if so, the client's later events extend the stored log.
  private var isUpToDate: Bool { claimed.revision == stored.revision }

  private func judge(_ sent: SentCheckpoint, _ folded: (Int) throws -> Checkpoint?) throws -> Judgement {
    if stored.last == 0 { return .takes }
    if sent.covered > stored.through { return isUpToDate ? .takes : .forks }
    // All events of the sent checkpoint are stored, so the checkpoint can be dropped without a loss. Comparing the sent
    // checkpoint with a checkpoint of the stored events shows whether both summarize the same events.
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
      // If a stored checkpoint covers the event, the client means the same event only if the client knows this
      // checkpoint.
      if isKnown == nil, event.counter > covered {
        let before = known
        known.add(event.counter)
        // No correct client leaves so many gaps between its events. A skipped event remains on the device, which can
        // send the event again after other gaps are closed.
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
