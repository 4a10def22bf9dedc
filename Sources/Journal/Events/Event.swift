import Rules
import Words

/// A player's action, stored as an item of the journal. Events are immutable.
public struct Event: Equatable, Sendable {
  /// The event's identifier. Two copies of an event have the same identifier.
  public let id: EventID
  /// The time of the event by the device's clock.
  public let at: Milliseconds
  /// The number of minutes by which the player's clock was ahead of UTC, such as 60 in Rome in winter.
  public let minutesEast: Int
  /// The player's action.
  public let action: Action

  /// Creates an event. Because clocks can be wrong, a time outside 1970-01-01 … 9999-12-30 and a clock difference of
  /// more than one day from UTC are clamped.
  public init(id: EventID, at: Milliseconds, minutesEast: Int, action: Action) {
    self.id = id
    self.at = Time.clamped(at)
    self.minutesEast = min(max(minutesEast, -Time.mostMinutesEast), Time.mostMinutesEast)
    self.action = action
  }

  /// The event's position in the order of all events.
  public var stamp: Stamp { Stamp(at: at, id: id) }

  /// The day of the event in the player's calendar, not before 1970-01-01.
  public var day: Day { max(Day(at, minutesEast: minutesEast), Day(number: 0)) }
}

extension Event {
  /// A player's action. An action in a round contains the round's language, because letters are meaningful only with a
  /// language. In all cases, `played` is the time that the player has spent in the round so far.
  public indirect enum Action: Equatable, Sendable {
    /// The player chose a setting.
    case chose(Choice)
    /// The player began a round of Find Words. The event's id identifies the round.
    case began(RoundStart)
    /// The player resumed a round that was begun on another device, or on this device long ago. The event contains the
    /// full record of the round, so that a device's events can be understood without the events of other devices.
    case resumed(RoundRecord)
    /// The player found a word, or help showed a whole word.
    case found(RoundID, Language, Move, Find, played: Milliseconds)
    /// The player made a guess that was refused although it consists only of letters.
    case rejected(RoundID, Language, Word, played: Milliseconds)
    /// The player took help with a word.
    case tookHint(RoundID, Language, Word, Help)
    /// A round of Find Words ended with this outcome.
    case finished(RoundID, Language, Outcome, played: Milliseconds)
    /// The player saved a word. The string is the identifier of the word's entry in the vocabulary, or the spelling if
    /// the word has no entry.
    case saved(Language, String)
    /// The player removed a saved word.
    case unsaved(Language, String)
    /// The player added an own word, which rounds accept from then on.
    case addedWord(Language, Word)
    /// The player removed an own word.
    case removedWord(Language, Word)
    /// The player reported a verdict as wrong.
    case reported(Language, guess: String, root: String)
    /// The player finished or skipped the tutorial.
    case finishedTutorial
    /// The player saved a list. The event's id identifies the list.
    case keptList(ListContent)
    /// The player removed a list.
    case removedList(EventID)
    /// The player added a line to a list, or removed a line.
    case changedList(ListLine, isKept: Bool)
    /// The player changed a round of Apple Tree to this state. The event that begins a round has the same id as the
    /// round.
    case playedAppleTree(AppleTreeRecord)
  }
}
