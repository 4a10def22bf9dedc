import Journal
import Rules
import Wire

/// What becomes of what a client sends of one device: the rules by which a stored log and a client's meet. It reads and writes nothing.
///
/// The names of events that are stored are never given to others: an event with another time, or a checkpoint that is not shown to be of the
/// same events, is a fork. Then nothing is taken from there on, and the client sends it again as another device's.
struct LogMerge {
  /// What is stored.
  let stored: KnownLog
  /// What the client says that it knows.
  let claimed: KnownLog
  /// The times of the stored events that the client sends too, by their counters.
  let times: [Int: Milliseconds]

  /// The checkpoint that takes the place of the stored one and of the events that it covers.
  private(set) var checkpoint: SentCheckpoint?
  /// The events to add, by their counters.
  private(set) var events: [SentEvent] = []
  private(set) var fork: Fork?

  /// - Parameter folded: the checkpoint that follows from what is stored, up to a counter; `nil` when it cannot be told.
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

  /// Whether nothing has changed since the client learned of the log: what it has beyond follows then from what is stored.
  private var isUpToDate: Bool { claimed.revision == stored.revision }

  private func judge(_ sent: SentCheckpoint, _ folded: (Int) throws -> Checkpoint?) throws -> Judgement {
    if stored.last == 0 { return .takes }
    if sent.covered > stored.through { return isUpToDate ? .takes : .forks }
    // All events of it are stored, so nothing is lost without it; whether they are the same, their summary shows.
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
      // An event that a checkpoint brought: only a client that knows the checkpoint can mean the same one.
      if isKnown == nil, event.counter > covered {
        let before = known
        known.add(event.counter)
        // No honest client has so many gaps. A skipped event stays on the device, and can come when other gaps are closed.
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
