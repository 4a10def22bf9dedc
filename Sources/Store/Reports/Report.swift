import Journal
import Rules
import Words

/// A verdict on a guess that players have reported as wrong, with the number of reports by all players. The report
/// contains no data about the players.
public struct Report: Hashable, Sendable {
  public let language: Language
  /// The refused guess and the round's root word. The guess and the root word come from players and contain no control
  /// characters.
  public let guess: String
  public let root: String
  /// The number of times the verdict was reported.
  public let count: Int
  /// The first and the last day on which the verdict was reported, according to the reporters' clocks.
  public let first: Day
  public let last: Day
}

/// A report of a wrong verdict, received as an event of a journal.
struct SentReport: Comparable {
  /// The maximum length of a recorded guess or root word, in bytes.
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

  /// Orders reports for storage; a fixed order prevents deadlocks.
  static func < (one: SentReport, other: SentReport) -> Bool {
    (one.language.code, one.guess, one.root, one.day) < (other.language.code, other.guess, other.root, other.day)
  }
}

extension String {
  /// Whether the text may be shown to an operator. The text must be neither empty nor long, and must contain no control
  /// characters, which could affect a terminal.
  fileprivate var isGathered: Bool {
    (1...SentReport.longest).contains(utf8.count)
      && unicodeScalars.allSatisfy { ![.control, .format, .surrogate].contains($0.properties.generalCategory) }
  }
}
