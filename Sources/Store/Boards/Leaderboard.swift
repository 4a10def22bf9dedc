import Referee
import Rules

/// A table of players by their points in a course: of a day, a week or all time, with or without help.
public struct Leaderboard: Hashable, Sendable {
  /// What is compared.
  public let course: Course
  /// Which days count.
  public let period: Period
  /// Whether it has the rounds in which help was taken, or those in which none was.
  public let hasHints: Bool

  /// Days that count together.
  public enum Period: Hashable, Sendable {
    case day(Day)
    /// By its number: week 0 is that of 1970-01-01, and has the Thursday in it.
    case week(Int)
    case allTime
  }

  /// The board of a course.
  public init(_ course: Course, _ period: Period, hasHints: Bool) {
    self.course = course
    self.period = period
    self.hasHints = hasHints
  }

  /// The name in the database: `find-words-es-8 2026-11-25`, `apple-tree-es hints 2026-W48`.
  var name: String { course.name + (hasHints ? " hints " : " ") + period.text }

  /// The boards on which a result counts.
  static func all(_ puzzle: DailyPuzzle, hasHints: Bool) -> [Leaderboard] {
    [.day(puzzle.day), .week(puzzle.day.week), .allTime].map {
      Leaderboard(puzzle.course, $0, hasHints: hasHints)
    }
  }
}

extension Leaderboard.Period {
  /// As ISO 8601 writes it: `2026-11-25`, `2026-W48`; `all` for all time.
  public var text: String {
    switch self {
    case .day(let day): return day.text
    case .week(let week):
      // The year of a week is that of its Thursday.
      let thursday = Day(number: week * 7)
      let year = thursday.date.year
      let first = Day("\(thursday.text.prefix(4))-01-01") ?? thursday
      let number = (thursday - first) / 7 + 1
      return "\(year)-W\(number < 10 ? "0" : "")\(number)"
    case .allTime: return "all"
    }
  }
}

extension Day {
  /// The number of the day's week (``Leaderboard/Period/week(_:)``).
  public var week: Int { Int((Double(number + 3) / 7).rounded(.down)) }
}

/// A player's place on a board.
public struct Standing: Hashable, Sendable {
  /// From 1; equal points share one. `nil` for the member of a circle who has no result there.
  public let rank: Int?
  /// The player's pseudonym.
  public let name: String
  /// The points.
  public let points: Int
  /// Whether it is the player who asks.
  public let isOwn: Bool
}

/// A part of a board.
public struct BoardPage: Sendable {
  /// How many players are on the board.
  public let count: Int
  /// The places of this part, the best first.
  public let standings: [Standing]
  /// The place of the player who asks.
  public let own: Standing?
  /// Where the next part begins; `nil` at the end.
  public let next: BoardPlace?
}

/// A place between two players of a board: what follows it comes next.
public struct BoardPlace: Hashable, Sendable {
  let points: Int64
  let earliness: Int64
  let seat: Int64

  init(points: Int64, earliness: Int64, seat: Int64) {
    self.points = points
    self.earliness = earliness
    self.seat = seat
  }

  /// As text in addresses.
  public var text: String { "\(points)_\(earliness)_\(seat)" }

  /// The place that ``text`` writes; `nil` for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false).map { Int64($0) }
    guard parts.count == 3, let points = parts[0], let earliness = parts[1], let seat = parts[2] else { return nil }
    self.init(points: points, earliness: earliness, seat: seat)
  }
}
