import Journal
import Rules

/// Reads the clocks of a round's events: those of each device must go on, and none may be ahead of the server.
struct Clock {
  let now: Milliseconds
  /// The last event of each device.
  private var last: [DeviceID: Reading] = [:]

  private struct Reading {
    var at: Int64
    /// The time played when a device last told it, and when that was.
    var played: (time: Int64, at: Int64)?
  }

  init(now: Milliseconds) { self.now = now }

  /// Checks a device's next event by its counter. `played`: the time played so far, where the event tells it; it grows no faster than the
  /// clock goes, unless the device has learned what another played.
  mutating func read(_ event: Event, played: Milliseconds?, hasLearned: Bool = false) throws(ResultRefusal) {
    let at = event.at.value
    guard at <= now.value + Limits.skew else { throw .inTheFuture(at: event.at) }
    var reading = last[event.id.device] ?? Reading(at: at)
    guard at >= reading.at - Limits.step else { throw .timesGoBack(at: event.at) }
    reading.at = at
    if let time = played?.value {
      if let before = reading.played, !hasLearned {
        guard time >= before.time else { throw .playedGoesBack(at: event.at) }
        guard time - before.time <= at - before.at + Limits.step else { throw .playedTooLong(at: event.at) }
      }
      reading.played = (time, at)
    }
    last[event.id.device] = reading
  }
}

/// The moments of typed words: each needs time for its letters, and a minute holds so many.
struct Pace {
  private var last: [DeviceID: (at: Int64, played: Int64?)] = [:]
  private var lastMinute: [Int64] = []

  /// Checks the next word by its time. `played`: the clock of a round with a limit, which must go on too.
  mutating func type(letters: Int, at: Milliseconds, on device: DeviceID, played: Int64?) throws(ResultRefusal) {
    let least = Int64(letters) * Limits.perLetter
    if let before = last[device] {
      guard at.value - before.at >= least else { throw .tooFast(at: at, least: least) }
      if let played, let playedBefore = before.played, played - playedBefore < least {
        throw .tooFast(at: at, least: least)
      }
    }
    last[device] = (at.value, played)
    lastMinute.removeAll { $0 <= at.value - 60_000 }
    lastMinute.append(at.value)
    guard lastMinute.count <= Limits.wordsInAMinute else { throw .tooMany(inAMinuteTo: at) }
  }
}
