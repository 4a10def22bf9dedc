import Rules

/// All that is known of what a player did, on all devices.
///
///     var journal = Journal()
///     journal.add(Event(id: EventID(device: device, counter: 1), at: now, minutesEast: 60, deed: .chose(.theme(.dark))))
///     journal.profile.settings.theme  // dark
///
/// For each device a ``Summary`` of its first events and, as its tail, the events that came later. Journals merge by union, so the order
/// in which events and summaries come, and whether they come twice, makes no difference. Two events with one name are taken to be
/// the same event.
public struct Journal: Equatable, Sendable {
  /// By their devices.
  private var parts: [Part] = []

  public init() {}

  /// Every device that an event or a summary is known of.
  public var devices: [DeviceID] { parts.map { $0.summary.device } }

  /// Events that no summary covers.
  public var tailCount: Int { parts.reduce(0) { $0 + $1.tail.count } }

  /// A device's events that its summary does not cover, by their counters.
  public func tail(of device: DeviceID) -> [Event] { part(of: device)?.tail ?? [] }

  /// The summary of a device's first events, which its tail goes on from.
  public func summary(of device: DeviceID) -> Summary { part(of: device)?.summary ?? Summary(device: device) }

  /// The greatest counter that is known of a device; 0 for none.
  public func lastCounter(of device: DeviceID) -> Int {
    part(of: device).map { $0.tail.last?.id.counter ?? $0.summary.covered } ?? 0
  }

  /// Adds an event unless it is known. O(what the event touches) for a device's next event; O(tail) for one that comes late.
  public mutating func add(_ event: Event) { parts[place(of: event.id.device)].add(event) }

  /// Adds events in any order. O(n log n).
  public mutating func add(_ events: [Event]) {
    let events = events.sorted { $0.id < $1.id }
    var start = 0
    while start < events.count {
      let device = events[start].id.device
      let end = events[start...].firstIndex { $0.id.device != device } ?? events.count
      parts[place(of: device)].add(events[start..<end])
      start = end
    }
  }

  /// Adds a summary: of two of one device the one that covers more stays, and the events that it covers go.
  public mutating func add(_ summary: Summary) { parts[place(of: summary.device)].add(summary) }

  public mutating func merge(_ other: Journal) {
    for part in other.parts {
      let place = place(of: part.summary.device)
      parts[place].add(part.summary)
      parts[place].add(part.tail[...])
    }
  }

  /// Replaces a device's first events by their summary, up to the first that is missing, and gives the summary.
  @discardableResult
  public mutating func compact(_ device: DeviceID) -> Summary {
    let place = place(of: device)
    parts[place].compact()
    return parts[place].summary
  }

  /// What follows from all of it. O(what is shown): of one device no event is looked at again.
  public var profile: Profile { Profile(parts.map { $0.whole }) }

  private func part(of device: DeviceID) -> Part? {
    let place = firstPlace(of: parts.count) { parts[$0].summary.device >= device }
    return place < parts.count && parts[place].summary.device == device ? parts[place] : nil
  }

  /// Where the device's part is, made if there is none.
  private mutating func place(of device: DeviceID) -> Int {
    let place = firstPlace(of: parts.count) { parts[$0].summary.device >= device }
    if place == parts.count || parts[place].summary.device != device { parts.insert(Part(device), at: place) }
    return place
  }
}

/// What is known of one device.
private struct Part: Equatable, Sendable {
  private(set) var summary: Summary
  /// Beyond what the summary covers, by their counters, none twice; counters may be missing.
  private(set) var tail: [Event] = []
  /// The summary with the tail taken in: kept, so that the next event costs no more than itself.
  private(set) var whole: Summary

  init(_ device: DeviceID) {
    summary = Summary(device: device)
    whole = summary
  }

  mutating func add(_ event: Event) {
    if event.id.counter > whole.covered {
      tail.append(event)
      whole.take(event)
    } else {
      add([event])
    }
  }

  /// Adds events that are in the order of their counters.
  mutating func add(_ events: ArraySlice<Event>) {
    let known = tail
    var isLate = false
    var next = 0
    tail = []
    tail.reserveCapacity(known.count + events.count)
    for event in events where event.id.counter > summary.covered {
      while next < known.count, known[next].id < event.id {
        tail.append(known[next])
        next += 1
      }
      if next < known.count, known[next].id == event.id || tail.last?.id == event.id { continue }
      if tail.last?.id == event.id { continue }
      tail.append(event)
      if event.id.counter > whole.covered { whole.take(event) } else { isLate = true }
    }
    tail += known[next...]
    if isLate { takeTail() }
  }

  mutating func add(_ other: Summary) {
    guard other.covered > summary.covered else { return }
    summary = other
    tail.removeAll { $0.id.counter <= other.covered }
    takeTail()
  }

  mutating func compact() {
    var taken = 0
    while taken < tail.count, tail[taken].id.counter == summary.covered + 1 + taken { taken += 1 }
    if taken == tail.count {
      summary = whole
    } else {
      for event in tail[..<taken] { summary.take(event) }
    }
    tail.removeFirst(taken)
  }

  private mutating func takeTail() {
    whole = summary
    for event in tail { whole.take(event) }
  }
}
