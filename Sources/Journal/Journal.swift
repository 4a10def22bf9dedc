/// What a player has done, as events that merge, and what follows from them: profile, statistics, saved words, records.
///
/// The module knows nothing of storage, JSON, pages or networks; the clock and the device's number are arguments.

import Formats
import Rules

/// All that is known of what a player did, on all devices.
///
///     var journal = Journal()
///     journal.add(Event(id: EventID(device: device, counter: 1), at: now, minutesEast: 60, action: .chose(.theme(.dark))))
///     journal.profile.settings.theme  // dark
///
/// For each device a ``Checkpoint`` of its first events and, as its tail, the events that came later. Journals merge by union, so the order
/// in which events and checkpoints come, and whether they come twice, makes no difference. Two events with one name are taken to be
/// the same event.
public struct Journal: Equatable, Sendable {
  /// By their devices.
  private var logs: [DeviceLog] = []

  public init() {}

  /// Every device that an event or a checkpoint is known of.
  public var devices: [DeviceID] { logs.map { $0.checkpoint.device } }

  /// Events that no checkpoint covers.
  public var tailCount: Int { logs.reduce(0) { $0 + $1.tail.count } }

  /// A device's events that its checkpoint does not cover, by their counters.
  public func tail(of device: DeviceID) -> [Event] { log(of: device)?.tail ?? [] }

  /// The checkpoint of a device's first events, which its tail goes on from.
  public func checkpoint(of device: DeviceID) -> Checkpoint {
    log(of: device)?.checkpoint ?? Checkpoint(device: device)
  }

  /// The greatest counter that is known of a device; 0 for none.
  public func lastCounter(of device: DeviceID) -> Int {
    log(of: device).map { $0.tail.last?.id.counter ?? $0.checkpoint.covered } ?? 0
  }

  /// Adds an event unless it is known. O(what the event touches) for a device's next event; O(tail) for one that comes late.
  public mutating func add(_ event: Event) { logs[index(of: event.id.device)].add(event) }

  /// Adds events in any order. O(n log n).
  public mutating func add(_ events: [Event]) {
    let events = events.sorted { $0.id < $1.id }
    var start = 0
    while start < events.count {
      let device = events[start].id.device
      let end = events[start...].firstIndex { $0.id.device != device } ?? events.count
      logs[index(of: device)].add(events[start..<end])
      start = end
    }
  }

  /// Adds a checkpoint: of two of one device the one that covers more stays, and the events that it covers go.
  public mutating func add(_ checkpoint: Checkpoint) { logs[index(of: checkpoint.device)].add(checkpoint) }

  public mutating func merge(_ other: Journal) {
    for log in other.logs {
      let index = index(of: log.checkpoint.device)
      logs[index].add(log.checkpoint)
      logs[index].add(log.tail[...])
    }
  }

  /// Replaces a device's first events by their checkpoint, up to the first that is missing, and gives the checkpoint.
  @discardableResult
  public mutating func compact(_ device: DeviceID) -> Checkpoint {
    let index = index(of: device)
    logs[index].compact()
    return logs[index].checkpoint
  }

  /// What follows from all of it. O(what is shown): of one device no event is looked at again.
  public var profile: Profile { Profile(logs.map { $0.state }) }

  private func log(of device: DeviceID) -> DeviceLog? {
    let index = (0..<logs.count).partitioningIndex { logs[$0].checkpoint.device >= device }
    return index < logs.count && logs[index].checkpoint.device == device ? logs[index] : nil
  }

  /// Where the device's log is, made if there is none.
  private mutating func index(of device: DeviceID) -> Int {
    let index = (0..<logs.count).partitioningIndex { logs[$0].checkpoint.device >= device }
    if index == logs.count || logs[index].checkpoint.device != device { logs.insert(DeviceLog(device), at: index) }
    return index
  }
}
