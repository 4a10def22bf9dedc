import Journal
import Rules
import Words

/// A verdict that players have reported as wrong, however many did. It says nothing of them.
public struct Report: Hashable, Sendable {
  public let language: Language
  /// What was refused, and the root of the round; texts of players, without control characters.
  public let guess: String
  public let root: String
  /// How often it was reported.
  public let count: Int
  /// The first and the last day, by the clocks of those who reported it.
  public let first: Day
  public let last: Day
}

/// A report as it comes with a journal.
struct SentReport: Comparable {
  /// The longest guess and root that are gathered, in bytes.
  static let longest = 64

  let language: Language
  let guess: String
  let root: String
  let day: Day

  /// The report that an event's line is; `nil` for any other, and for texts that no round has.
  init?(_ event: Event) {
    guard case .reported(let language, let guess, let root) = event.action, guess.isGathered, root.isGathered
    else { return nil }
    (self.language, self.guess, self.root) = (language, guess, root)
    day = Day(event.at, minutesEast: 0)
  }

  /// The order in which reports are stored: who waits for whom never goes round.
  static func < (one: SentReport, other: SentReport) -> Bool {
    (one.language.code, one.guess, one.root, one.day) < (other.language.code, other.guess, other.root, other.day)
  }
}

extension String {
  /// Whether an operator is shown it: neither empty nor long, and nothing in it that a terminal obeys.
  fileprivate var isGathered: Bool {
    (1...SentReport.longest).contains(utf8.count)
      && unicodeScalars.allSatisfy { ![.control, .format, .surrogate].contains($0.properties.generalCategory) }
  }
}
