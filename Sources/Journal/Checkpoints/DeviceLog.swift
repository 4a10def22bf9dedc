import Formats
import Rules

/// The known events of one device. The known events are the events that the device's checkpoint covers and the later
/// events.
struct DeviceLog: Equatable, Sendable {
  private(set) var checkpoint: Checkpoint
  /// The events that the checkpoint does not cover, sorted by counter, without duplicates. Events may be missing.
  private(set) var tail: [Event] = []
  /// The checkpoint with the tail's events applied. The state is always up to date, so that a new event only has to be
  /// applied to it.
  private(set) var state: Checkpoint

  init(_ device: DeviceID) {
    checkpoint = Checkpoint(device: device)
    state = checkpoint
  }

  /// Adds an event to the log. Returns `false` if the event arrives late. After a late event, the state may differ from
  /// the previous state by more than the event's own change.
  mutating func add(_ event: Event) -> Bool {
    guard event.id.counter > state.covered else {
      add([event])
      return false
    }
    tail.append(event)
    state.apply(event)
    return true
  }

  /// Adds events that are sorted by counter.
  mutating func add(_ events: ArraySlice<Event>) {
    let known = tail
    var isLate = false
    var next = 0
    tail = []
    tail.reserveCapacity(known.count + events.count)
    for event in events where event.id.counter > checkpoint.covered {
      while next < known.count, known[next].id < event.id {
        tail.append(known[next])
        next += 1
      }
      if next < known.count, known[next].id == event.id { continue }
      if tail.last?.id == event.id { continue }
      tail.append(event)
      if event.id.counter > state.covered { state.apply(event) } else { isLate = true }
    }
    tail += known[next...]
    if isLate { takeTail() }
  }

  mutating func add(_ other: Checkpoint) {
    guard other.covered > checkpoint.covered else { return }
    checkpoint = other
    tail.removeAll { $0.id.counter <= other.covered }
    takeTail()
  }

  mutating func compact(passesGaps: Bool) {
    var taken = passesGaps ? tail.count : 0
    while taken < tail.count, tail[taken].id.counter == checkpoint.covered + 1 + taken { taken += 1 }
    if taken == tail.count {
      checkpoint = state
    } else {
      for event in tail[..<taken] { checkpoint.apply(event) }
    }
    tail.removeFirst(taken)
  }

  private mutating func takeTail() {
    state = checkpoint
    for event in tail { state.apply(event) }
  }
}
