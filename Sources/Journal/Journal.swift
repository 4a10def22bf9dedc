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
/// For each device it has a ``Checkpoint`` of the first events and, as the tail, the events after it. Journals merge by union, so it does not
/// matter in which order events and checkpoints come, nor whether one comes twice. Two events with one name are taken to be the same.
public struct Journal: Equatable, Sendable {
  /// By their devices.
  private(set) var logs: [DeviceLog] = []
  /// The states of several devices joined, kept up to date from the moment when somebody asks for it.
  private var joined = Joined()

  /// A journal without events.
  public init() {}

  /// Every device of which an event or a checkpoint is known, by their numbers. O(devices).
  public var devices: [DeviceID] { logs.map { $0.checkpoint.device } }

  /// How many events no checkpoint covers. O(devices).
  public var tailCount: Int { logs.reduce(0) { $0 + $1.tail.count } }

  /// A device's events that its checkpoint does not cover, by their counters. O(log devices).
  public func tail(of device: DeviceID) -> [Event] { log(of: device)?.tail ?? [] }

  /// The checkpoint of a device, which its tail continues; one of no event for an unknown device. O(log devices).
  @inline(never)
  public func checkpoint(of device: DeviceID) -> Checkpoint {
    log(of: device)?.checkpoint ?? Checkpoint(device: device)
  }

  /// The greatest counter that is known of a device; 0 for none. O(log devices).
  public func lastCounter(of device: DeviceID) -> Int {
    log(of: device).map { $0.tail.last?.id.counter ?? $0.checkpoint.covered } ?? 0
  }

  /// Adds an event, unless it is known. O(what the event changes) for a device's next event; O(tail) for one that
  /// comes late.
  public mutating func add(_ event: Event) {
    let isNext = logs[index(of: event.id.device)].add(event)
    if isNext, joined.count == logs.count {
      joined.states?.follow(event, logs.map { $0.state })
    } else {
      joined = Joined()
    }
  }

  /// Adds events in any order. O(n log n + tails), and O(what is known) for the next ``profile``; O(what each event changes) for few
  /// events, as another tab tells them.
  public mutating func add(_ events: [Event]) {
    guard !events.isEmpty else { return }
    let events = events.ordered { $0.id < $1.id }
    if events.count <= Journal.fewEvents {
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

  /// Adds a checkpoint. Of two of one device the one that covers more stays, and the events that it covers are
  /// removed. O(tail).
  @inline(never)
  public mutating func add(_ checkpoint: Checkpoint) {
    joined = Joined()
    logs[index(of: checkpoint.device)].add(checkpoint)
  }

  /// Adds all that another journal knows. O(what is known) for the next ``profile``; O(what each event changes) for few events, as another
  /// tab tells them.
  public mutating func merge(_ other: Journal) {
    if logs.isEmpty {
      self = other
      return
    }
    if other.tailCount <= Journal.fewEvents, other.logs.allSatisfy({ $0.checkpoint.covered == 0 }) {
      return add(other.logs.flatMap { $0.tail })
    }
    joined = Joined()
    for log in other.logs {
      let index = index(of: log.checkpoint.device)
      logs[index].add(log.checkpoint)
      logs[index].add(log.tail[...])
    }
  }

  /// So many events cost less one by one than joining the devices anew.
  private static let fewEvents = 100

  /// Whether ``compact(_:)`` would put a checkpoint in the place of an event. O(log devices).
  public func shortens(_ device: DeviceID) -> Bool {
    guard let log = log(of: device), let first = log.tail.first else { return false }
    return first.id.counter == log.checkpoint.covered + 1
  }

  /// Replaces a device's first events by their checkpoint, and gives the checkpoint. It ends before the first counter that is missing, unless
  /// it `passesGaps`: only the device itself knows that missing events will never come. O(tail).
  @discardableResult
  public mutating func compact(_ device: DeviceID, passesGaps: Bool = false) -> Checkpoint {
    let index = index(of: device)
    logs[index].compact(passesGaps: passesGaps)
    return logs[index].checkpoint
  }

  /// What follows from all events. O(lists + rounds × log rounds) for one device, and after ``join()`` for several; else O(all
  /// that is known, × devices).
  public var profile: Profile {
    if logs.count == 1 { return Profile(logs[0].state) }
    if joined.count == logs.count, let states = joined.states { return Profile(states) }
    return Profile(Checkpoint(joining: logs.map { $0.state }))
  }

  /// Joins the devices, so that ``profile`` need not do it: from now on each event updates the result.
  public mutating func join() {
    while logs.count > 1, joined.count < logs.count { joinNext() }
  }

  /// A part of ``join()``: one device more, if there are several. O(what is known of all) at most, and O(what is known × log devices) for all
  /// devices together.
  public mutating func joinNext() {
    guard logs.count > 1, joined.count < logs.count else { return }
    joined.add(logs[joined.count].state)
    guard joined.count == logs.count else { return }
    joined.end()
    joined.states?.games.settle(logs.map { $0.state.games })
  }

  func log(of device: DeviceID) -> DeviceLog? {
    let index = (0..<logs.count).partitioningIndex { logs[$0].checkpoint.device >= device }
    return index < logs.count && logs[index].checkpoint.device == device ? logs[index] : nil
  }

  /// The index of the device's log, which is added if there is none.
  private mutating func index(of device: DeviceID) -> Int {
    let index = (0..<logs.count).partitioningIndex { logs[$0].checkpoint.device >= device }
    if index == logs.count || logs[index].checkpoint.device != device { logs.insert(DeviceLog(device), at: index) }
    return index
  }
}

/// It follows from the logs alone, so comparisons ignore it.
private struct Joined: Equatable, Sendable {
  /// What follows from all devices, once all are joined.
  var states: Checkpoint?
  /// How many logs are joined, from the first one on.
  private(set) var count = 0
  /// While they are being joined: each part is of twice as many devices as the next one at least, so that no device is joined more than
  /// log₂(devices) times.
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

  /// All devices are there.
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
