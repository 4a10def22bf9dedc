import Rules
import Words

/// An action of a player: an item of the journal. Events are immutable.
public struct Event: Equatable, Sendable {
  /// The event's name. Two copies of an event have the same name.
  public let id: EventID
  /// The time of the event by the device's clock.
  public let at: Milliseconds
  /// The number of minutes by which the player's clock was ahead of UTC: 60 in Rome in winter.
  public let minutesEast: Int
  /// What the player did.
  public let action: Action

  /// Creates an event. Clocks can be wrong: a time outside 1970-01-01 … 9999-12-30 or a clock more than a day from UTC
  /// is clamped.
  public init(id: EventID, at: Milliseconds, minutesEast: Int, action: Action) {
    self.id = id
    self.at = Time.clamped(at)
    self.minutesEast = min(max(minutesEast, -Time.mostMinutesEast), Time.mostMinutesEast)
    self.action = action
  }

  /// The event's position in the order of all events.
  public var stamp: Stamp { Stamp(at: at, id: id) }

  /// The day in the player's calendar, not before 1970-01-01.
  public var day: Day { max(Day(at, minutesEast: minutesEast), Day(number: 0)) }
}

extension Event {
  /// A player's action. An action in a round names the round's language, because letters have no meaning without it.
  /// `played` is the time spent in the round so far.
  public indirect enum Action: Equatable, Sendable {
    /// Chose a setting.
    case chose(Choice)
    /// Began a round of Find Words; the event's id names the round.
    case began(RoundStart)
    /// Resumed a round that was begun on another device, or on this device long ago. The event contains the full record
    /// of the round, so that a device's events can be understood without another device's.
    case resumed(RoundRecord)
    /// Found a word, or was shown a whole word.
    case found(RoundID, Language, Move, Find, played: Milliseconds)
    /// Made a guess that was refused although it has letters only.
    case rejected(RoundID, Language, Word, played: Milliseconds)
    /// Took help with a word.
    case tookHint(RoundID, Language, Word, Help)
    /// Ended a round of Find Words.
    case finished(RoundID, Language, Outcome, played: Milliseconds)
    /// Saved a word, named by the identifier of its entry in the vocabulary, or by its spelling if it has none.
    case saved(Language, String)
    /// Removed a saved word.
    case unsaved(Language, String)
    /// Added an own word, which is accepted from then on.
    case addedWord(Language, Word)
    /// Removed an own word.
    case removedWord(Language, Word)
    /// Reported a verdict as wrong.
    case reported(Language, guess: String, root: String)
    /// Finished or skipped the tutorial.
    case finishedTutorial
    /// Saved a list; the event's id names it.
    case keptList(ListContent)
    /// Removed a list.
    case removedList(EventID)
    /// Added a line to a list or removed one.
    case changedList(ListLine, isKept: Bool)
    /// Changed a round of Apple Tree to this state. The event that begins a round has the same id as the round.
    case playedAppleTree(AppleTreeRecord)
  }
}
