import Journal
import Rules
import Words

/// A verdict that players have reported as wrong, counted over all players. It contains no data about them.
public struct Report: Hashable, Sendable {
  public let language: Language
  /// The refused guess and the root of the round; both are texts of players, without control characters.
  public let guess: String
  public let root: String
  /// The number of times it was reported.
  public let count: Int
  /// The first and the last day, according to the reporters' clocks.
  public let first: Day
  public let last: Day
}

/// A report received in a journal.
struct SentReport: Comparable {
  /// Maximum length of a recorded guess or root, in bytes.
  static let longest = 64

  let language: Language
  let guess: String
  let root: String
  let day: Day

  /// Reads the report in an event; `nil` if the event is not a report or its texts cannot belong to a round.
  init?(_ event: Event) {
    guard case .reported(let language, let guess, let root) = event.action, guess.isGathered, root.isGathered
    else { return nil }
    (self.language, self.guess, self.root) = (language, guess, root)
    day = Day(event.at, minutesEast: 0)
  }

  /// The order in which reports are stored, which prevents deadlocks.
  static func < (one: SentReport, other: SentReport) -> Bool {
    (one.language.code, one.guess, one.root, one.day) < (other.language.code, other.guess, other.root, other.day)
  }
}

extension String {
  /// Whether the text may be shown to an operator: it is neither empty nor long, and has no control characters for a
  /// terminal.
  fileprivate var isGathered: Bool {
    (1...SentReport.longest).contains(utf8.count)
      && unicodeScalars.allSatisfy { ![.control, .format, .surrogate].contains($0.properties.generalCategory) }
  }
}
