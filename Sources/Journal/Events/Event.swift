import Rules
import Words

/// Something that a player did: one item of a journal. It never changes.
public struct Event: Equatable, Sendable {
  public let id: EventID
  public let at: Milliseconds
  /// How far the clocks were before UTC where it happened.
  public let minutesEast: Int
  public let action: Action

  /// A time before 1970 or after 9999, and more than a day's distance from UTC, count as the nearest within: clocks can be wrong.
  public init(id: EventID, at: Milliseconds, minutesEast: Int, action: Action) {
    self.id = id
    self.at = Time.clamped(at)
    self.minutesEast = min(max(minutesEast, -Time.mostMinutesEast), Time.mostMinutesEast)
    self.action = action
  }

  public var stamp: Stamp { Stamp(at: at, id: id) }

  /// The day that the player's calendar showed, from 1970-01-01 on.
  public var day: Day { max(Day(at, minutesEast: minutesEast), Day(number: 0)) }
}

extension Event {
  /// What was done. All actions in a round name its language: the letters of a word mean nothing without it.
  public enum Action: Equatable, Sendable {
    case chose(Choice)
    /// The event's id is the round's.
    case began(RoundStart)
    /// Went on with a round that another device began, or this one long ago: with all that is known of it, so that a device's events
    /// can be understood without another's.
    case resumed(RoundRecord)
    /// `played`: time spent in the round so far, here and below.
    case found(RoundID, Language, Move, Find, played: Milliseconds)
    /// A guess that was refused though it has letters only.
    case rejected(RoundID, Language, Word, played: Milliseconds)
    case tookHint(RoundID, Language, Word, Help)
    case finished(RoundID, Language, Outcome, played: Milliseconds)
    /// The identifier of an entry of the vocabulary, or the spelling of a word without one.
    case saved(Language, String)
    case unsaved(Language, String)
    /// A word of the player's own.
    case addedWord(Language, Word)
    case removedWord(Language, Word)
    /// A guess that should have been judged otherwise, says the player.
    case reported(Language, guess: String, root: String)
    case finishedTutorial
    /// The event's id is the list's.
    case keptList(ListContent)
    case removedList(EventID)
    /// How a round of Apple Tree stands now. The event that begins it has the round's name.
    case playedAppleTree(AppleTreeRecord)
  }
}
