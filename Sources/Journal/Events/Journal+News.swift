import Formats
import Rules

extension PlayerJournal {
  /// Returns the events and checkpoints of another journal that are missing in this journal. Merging the returned
  /// journal into this journal produces the union of both journals. O(size of both journals).
  ///
  /// Two events with the same identifier are treated as the same event: see ``fork(in:)``.
  public func news(in other: PlayerJournal) -> PlayerJournal {
    var news = PlayerJournal()
    for index in other.logs.indices {
      let device = other.logs[index].checkpoint.device
      if other.logs[index].checkpoint.covered > checkpoint(of: device).covered {
        news.add(other.logs[index].checkpoint)
      }
      news.add(compare(other.logs[index]).new)
    }
    return news
  }

  /// Returns the first event of the other journal that has the same identifier as an event of this journal but a
  /// different time. Two such events exist if a browser was reset to an earlier state and then wrote new events. O(size
  /// of both journals).
  public func fork(in other: PlayerJournal) -> Event? {
    for log in other.logs { if let fork = compare(log).fork { return fork } }
    return nil
  }

  /// Returns the log's events that are missing in this journal, and the first event that has the same identifier as a
  /// different event of this journal.
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
  /// The device to which this event and the following events are moved if another event has the same identifier. The
  /// same event always produces the same device.
  public var forkedDevice: DeviceID { id.forkedDevice(at: at) }
}

extension EventID {
  /// Returns the device to which the event with this identifier and time, and the events after it, are moved: see
  /// ``Event/forkedDevice``.
  public func forkedDevice(at time: Milliseconds) -> DeviceID {
    var generator = SeededGenerator(seed: device.value &+ UInt64(time.value) &* 0x9E37_79B9_7F4A_7C15)
    return DeviceID(random: generator.next() &+ UInt64(counter))
  }
}
