import Formats
import Rules

/// The known events of a player on all devices.
///
///     var journal = PlayerJournal()
///     journal.add(Event(id: EventID(device: device, counter: 1), at: now, minutesEast: 60, action: .chose(.theme(.dark))))
///     journal.profile.settings.theme  // dark
///
/// For each device, the journal contains a ``Checkpoint`` of the device's first events and a tail of the later events.
/// Merging journals is a union: the order in which events and checkpoints arrive does not matter, and duplicates have
/// no effect. Two events with the same identifier are treated as the same event.
public struct PlayerJournal: Equatable, Sendable {
  /// The logs of the devices, sorted by device.
  private(set) var logs: [DeviceLog] = []
  /// The joined states of several devices. The joined state is first computed when a caller requests it; after that,
  /// each change of the journal also updates the joined state.
  private var joined = Joined()

  /// A journal without events.
  public init() {}

  /// All devices from which the journal has an event or checkpoint, sorted by number. O(devices).
  public var devices: [DeviceID] { logs.map { $0.checkpoint.device } }

  /// The number of events that no checkpoint covers. O(devices).
  public var tailCount: Int { logs.reduce(0) { $0 + $1.tail.count } }

  /// Returns a device's events that its checkpoint does not cover, sorted by counter. O(log devices).
  public func tail(of device: DeviceID) -> [Event] { log(of: device)?.tail ?? [] }

  /// Returns a device's checkpoint, which the device's tail continues; an empty checkpoint for an unknown device. O(log
  /// devices).
  @inline(never)
  public func checkpoint(of device: DeviceID) -> Checkpoint {
    log(of: device)?.checkpoint ?? Checkpoint(device: device)
  }

  /// Returns the greatest counter of a device's known events; 0 for an unknown device. O(log devices).
  public func lastCounter(of device: DeviceID) -> Int {
    log(of: device).map { $0.tail.last?.id.counter ?? $0.checkpoint.covered } ?? 0
  }

  /// Adds an event; does nothing if the journal already contains it. O(size of the change) for the device's next event.
  /// O(tail) for an event that arrives late.
  public mutating func add(_ event: Event) {
    let isNext = logs[index(of: event.id.device)].add(event)
    if isNext, joined.count == logs.count {
      joined.states?.follow(event, logs.map { $0.state })
    } else {
      joined = Joined()
    }
  }

  /// Adds events in any order. O(n log n + tails), plus O(size of the journal) for the next ``profile``. For a few
  /// events, such as the events of another tab, only O(size of the changes).
  public mutating func add(_ events: [Event]) {
    guard !events.isEmpty else { return }
    let events = events.ordered { $0.id < $1.id }
    if events.count <= PlayerJournal.fewEvents {
      for event in events { add(event) }
      return
    }
    joined = Joined()
    var start = 0
    while start < events.count {
      let device = events[start].id.device
      let end = events[start...].firstIndex { $0.id.device != device } ?? events.count
      logs[index(of: device)].add(events[start..<end])
      start = end
    }
  }

  /// Adds a checkpoint. For each device, the journal keeps the checkpoint that covers more events, and removes the
  /// events that the checkpoint covers. O(tail), where the tail is the device's later events.
  @inline(never)
  public mutating func add(_ checkpoint: Checkpoint) {
    joined = Joined()
    logs[index(of: checkpoint.device)].add(checkpoint)
  }

  /// Merges another journal. O(size of both journals) for the next ``profile``. For a few events, such as the events of
  /// another tab, only O(size of the changes).
  public mutating func merge(_ other: PlayerJournal) {
    if logs.isEmpty {
      self = other
      return
    }
    if other.tailCount <= PlayerJournal.fewEvents, other.logs.allSatisfy({ $0.checkpoint.covered == 0 }) {
      return add(other.logs.flatMap { $0.tail })
    }
    joined = Joined()
    for log in other.logs {
      let index = index(of: log.checkpoint.device)
      logs[index].add(log.checkpoint)
      logs[index].add(log.tail[...])
    }
  }

  /// The maximum number of events for which applying them one by one costs less than joining all devices again.
  private static let fewEvents = 100

  /// Whether ``compact(_:passesGaps:)`` would replace at least one event by a checkpoint. O(log devices).
  public func shortens(_ device: DeviceID) -> Bool {
    guard let log = log(of: device), let first = log.tail.first else { return false }
    return first.id.counter == log.checkpoint.covered + 1
  }

  /// Replaces a device's first events by their checkpoint, and returns the checkpoint. The checkpoint ends before the
  /// first missing counter, except if `passesGaps` is true. Only the device itself can pass true, because only this
  /// device can know that missing events will never arrive. O(tail).
  @discardableResult
  public mutating func compact(_ device: DeviceID, passesGaps: Bool = false) -> Checkpoint {
    let index = index(of: device)
    logs[index].compact(passesGaps: passesGaps)
    return logs[index].checkpoint
  }

  /// The state computed from all events. O(lists + rounds × log rounds) for one device, and for several devices after
  /// ``join()``. For several devices without ``join()``, O(size of the journal × devices).
  public var profile: Profile {
    if logs.count == 1 { return Profile(logs[0].state) }
    if joined.count == logs.count, let states = joined.states { return Profile(states) }
    return Profile(Checkpoint(joining: logs.map { $0.state }))
  }

  /// Joins the devices, so that the next ``profile`` does not have to join them. After joining, each new event updates
  /// the joined state.
  public mutating func join() {
    while logs.count > 1, joined.count < logs.count { joinNext() }
  }

  /// Performs a step of ``join()``: if there are several devices, joins one more device. At most O(size of the
  /// journal); O(size of the journal × log devices) for all devices together.
  public mutating func joinNext() {
    guard logs.count > 1, joined.count < logs.count else { return }
    joined.add(logs[joined.count].state)
    guard joined.count == logs.count else { return }
    joined.end()
    joined.states?.games.reconcile(logs.map { $0.state.games })
  }

  func log(of device: DeviceID) -> DeviceLog? {
    let index = (0..<logs.count).partitioningIndex { logs[$0].checkpoint.device >= device }
    return index < logs.count && logs[index].checkpoint.device == device ? logs[index] : nil
  }

  /// Returns the index of the device's log; inserts an empty log if necessary.
  private mutating func index(of device: DeviceID) -> Int {
    let index = (0..<logs.count).partitioningIndex { logs[$0].checkpoint.device >= device }
    if index == logs.count || logs[index].checkpoint.device != device { logs.insert(DeviceLog(device), at: index) }
    return index
  }
}

/// The joined state of the devices. The joined state is computed from the logs, so comparisons of journals ignore it.
private struct Joined: Equatable, Sendable {
  /// The joined state of all devices; `nil` until all devices are joined.
  var states: Checkpoint?
  /// The number of joined logs, counted from the first one.
  private(set) var count = 0
  /// The intermediate results of joining. Each part contains at least twice as many devices as the next part, so that
  /// no device is joined more than log₂(devices) times.
  private var parts: [Part] = []

  private struct Part {
    var count: Int
    var state: Checkpoint
  }

  mutating func add(_ state: Checkpoint) {
    count += 1
    parts.append(Part(count: 1, state: state))
    while parts.count > 1, parts[parts.count - 2].count <= parts[parts.count - 1].count { joinLast() }
  }

  /// Joins the remaining intermediate results after all devices were added.
  mutating func end() {
    while parts.count > 1 { joinLast() }
    states = parts.popLast()?.state
  }

  private mutating func joinLast() {
    let last = parts.removeLast()
    parts[parts.count - 1].state.join(last.state)
    parts[parts.count - 1].count += last.count
  }

  static func == (left: Joined, right: Joined) -> Bool { true }
}
