import Rules
import Words

/// Something that a player did: an item of the journal. It never changes.
public struct Event: Equatable, Sendable {
  /// The event's name, by which two copies of it are known to be one.
  public let id: EventID
  /// When it happened, by the device's clock.
  public let at: Milliseconds
  /// How many minutes the player's clock was ahead of UTC: 60 in Rome in winter.
  public let minutesEast: Int
  /// What the player did.
  public let action: Action

  /// An event. A time before 1970 or after 9999-12-30, and a clock more than a day from UTC, become the nearest
  /// possible values: clocks can be wrong.
  public init(id: EventID, at: Milliseconds, minutesEast: Int, action: Action) {
    self.id = id
    self.at = Time.clamped(at)
    self.minutesEast = min(max(minutesEast, -Time.mostMinutesEast), Time.mostMinutesEast)
    self.action = action
  }

  /// Its position in the order of all events.
  public var stamp: Stamp { Stamp(at: at, id: id) }

  /// The day that the player's calendar showed, not before 1970-01-01.
  public var day: Day { max(Day(at, minutesEast: minutesEast), Day(number: 0)) }
}

extension Event {
  /// What was done. An action in a round names the round's language, without which a word's letters mean nothing.
  /// `played` is the time spent in the round so far.
  public indirect enum Action: Equatable, Sendable {
    /// Chose a setting.
    case chose(Choice)
    /// Began a round of Find Words; the event's id names the round.
    case began(RoundStart)
    /// Resumed a round that another device began, or this device long ago. It holds all that is known of the round, so
    /// that a device's events can be understood without another's.
    case resumed(RoundRecord)
    /// Found a word, or was shown a whole one.
    case found(RoundID, Language, Move, Find, played: Milliseconds)
    /// Made a guess of letters only that was refused.
    case rejected(RoundID, Language, Word, played: Milliseconds)
    /// Took help with a word.
    case tookHint(RoundID, Language, Word, Help)
    /// Ended a round of Find Words.
    case finished(RoundID, Language, Outcome, played: Milliseconds)
    /// Saved a word, named by the identifier of its entry in the vocabulary, or by its spelling if it has none.
    case saved(Language, String)
    /// Took a saved word out again.
    case unsaved(Language, String)
    /// Added a word of their own, to be accepted from then on.
    case addedWord(Language, Word)
    /// Removed such a word.
    case removedWord(Language, Word)
    /// Reported a verdict as wrong.
    case reported(Language, guess: String, root: String)
    /// Finished or skipped the tutorial.
    case finishedTutorial
    /// Kept a list; the event's id names it.
    case keptList(ListContent)
    /// Removed a list.
    case removedList(EventID)
    /// Put a line into a list, or took one out.
    case changedList(ListLine, isKept: Bool)
    /// Changed a round of Apple Tree, which now stands like this. The event that begins a round has the round's name.
    case playedAppleTree(AppleTreeRecord)
  }
}
