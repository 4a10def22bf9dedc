import Journal
import Rules

/// Checks the clocks of the devices on which a round was played. A device's clock must not be ahead of the server's
/// clock. A player or the network may set a clock back during a round, by up to ``Limits/correction`` for each device
/// and round.
struct Clock {
  let now: Milliseconds
  /// The time at which the round started, if it is known. The clock of each device may differ from the clock that
  /// measured the start.
  let started: Milliseconds?
  /// The last reading of each device's clock.
  private var readings: [DeviceID: Reading] = [:]

  private struct Reading {
    /// The time of the device's last event.
    var at: Milliseconds
    /// The total time by which the clock was set back so far.
    var corrected = Milliseconds.zero
    /// For the last event that contains a time played: the time played, the clock's time, and ``corrected`` at that
    /// moment.
    var played: (time: Milliseconds, at: Milliseconds, corrected: Milliseconds)?
  }

  init(now: Milliseconds, started: Milliseconds? = nil) {
    self.now = now
    self.started = started
  }

  /// Checks the next event of a device. The events of a device must be passed in the order of their counters. `played`
  /// is the time played so far, if the event contains it. The time played must not grow faster than the clock, except
  /// if the device has learned the time played on another device.
  mutating func read(_ stamp: Stamp, played: Milliseconds?, hasLearned: Bool = false) throws(ResultRefusal) {
    let at = stamp.at
    guard at <= now + Limits.skew else { throw .inTheFuture(at: at) }
    if let started, at < started - Limits.correction { throw .beforeTheStart(at: at) }
    var reading = readings[stamp.id.device] ?? Reading(at: at)
    let setBack = reading.at - at
    // The increase of the time played minus the increase of the clock. The difference is positive if the clock was set
    // back in between.
    var surplus = Milliseconds.zero
    if let played, let before = reading.played, !hasLearned {
      guard played >= before.time else { throw .playedGoesBack(at: at) }
      surplus = (played - before.time) - (at - before.at) - (reading.corrected - before.corrected)
    }
    let correction = max(setBack, surplus)
    if correction > Limits.step {
      reading.corrected = reading.corrected + correction
      guard reading.corrected <= Limits.correction else {
        throw setBack > Limits.step ? .timesGoBack(at: at) : .playedTooLong(at: at)
      }
    }
    reading.at = at
    if let played { reading.played = (played, at, reading.corrected) }
    readings[stamp.id.device] = reading
  }
}

/// Checks the times of typed words. Each word needs a minimum time for its letters, and a minute may contain at most
/// ``Limits/wordsInAMinute`` words.
struct Pace {
  private var devices: [DeviceID: Typing] = [:]

  private struct Typing {
    var at: Milliseconds
    var played: Milliseconds?
    /// The time since the device's first word, without changes of the device's clock.
    var passed = Milliseconds.zero
    /// The value of ``passed`` at each word of the last minute.
    var lastMinute: [Milliseconds] = [.zero]
  }

  /// Checks the next word of a device.
  ///
  /// - Parameters:
  ///   - played: The time played when the word was found, if it is known.
  ///   - hasLimit: Whether the round has a time limit; if so, the time played must grow as fast as the clock.
  mutating func type(
    letters: Int, at: Milliseconds, on device: DeviceID, played: Milliseconds?, hasLimit: Bool
  ) throws(ResultRefusal) {
    let least = Limits.perLetter * letters
    guard var typing = devices[device] else {
      devices[device] = Typing(at: at, played: played)
      return
    }
    let byClock = at - typing.at
    let byPlay = played.flatMap { played in typing.played.map { played - $0 } }
    if hasLimit, let byPlay, byPlay < least { throw .tooFast(at: at, least: least) }
    // If the clock was set back and the time played is unknown, the elapsed time is unknown too.
    let isUnknown = byPlay == nil && byClock < .zero - Limits.step
    let elapsed = isUnknown ? least : max(byClock, byPlay ?? byClock)
    guard elapsed >= least else { throw .tooFast(at: at, least: least) }
    typing.at = at
    typing.played = played
    let passed = typing.passed + elapsed
    typing.passed = passed
    typing.lastMinute.removeAll { $0 <= passed - .minutes(1) }
    typing.lastMinute.append(passed)
    guard typing.lastMinute.count <= Limits.wordsInAMinute else { throw .tooMany(inAMinuteTo: at) }
    devices[device] = typing
  }
}
