import Formats
import Rules

extension Journal {
  /// What another journal knows and this one does not; merged into this one, it gives all that both know. O(what is known).
  ///
  /// Two events with one name count as one: see ``fork(in:)``.
  public func news(in other: Journal) -> Journal {
    var news = Journal()
    for index in other.logs.indices {
      let device = other.logs[index].checkpoint.device
      if other.logs[index].checkpoint.covered > checkpoint(of: device).covered {
        news.add(other.logs[index].checkpoint)
      }
      news.add(compare(other.logs[index]).new)
    }
    return news
  }

  /// The first event of the other journal whose name another event has here: one with another time. A browser was set back to an earlier
  /// state, and went on from there. O(what is known).
  public func fork(in other: Journal) -> Event? {
    for log in other.logs { if let fork = compare(log).fork { return fork } }
    return nil
  }

  /// The events of a log that are not known here, and the first one whose name another event has.
  @inline(never)
  private func compare(_ log: DeviceLog) -> (new: [Event], fork: Event?) {
    let device = log.checkpoint.device
    let (covered, known) = (checkpoint(of: device).covered, tail(of: device))
    var new: [Event] = []
    var fork: Event?
    var next = 0
    for event in log.tail where event.id.counter > covered {
      while next < known.count, known[next].id.counter < event.id.counter { next += 1 }
      if next == known.count || known[next].id.counter > event.id.counter {
        new.append(event)
      } else if known[next].at != event.at, fork == nil {
        fork = event
      }
    }
    return (new, fork)
  }
}

extension Event {
  /// The device that has this event and those after it, where another event has its name. It is the same each time.
  public var forkedDevice: DeviceID { id.forkedDevice(at: at) }
}

extension EventID {
  /// The device that has the event with this name and time, and those after it: ``Event/forkedDevice``.
  public func forkedDevice(at time: Milliseconds) -> DeviceID {
    var generator = SeededGenerator(seed: device.value &+ UInt64(time.value) &* 0x9E37_79B9_7F4A_7C15)
    return DeviceID(random: generator.next() &+ UInt64(counter))
  }
}
