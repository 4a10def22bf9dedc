import Referee
import Rules

/// A leaderboard of players by their points in a course, for a day, a week or all time, with or without hints.
public struct Leaderboard: Hashable, Sendable {
  /// The course that is compared.
  public let course: Course
  /// The days that count.
  public let period: Period
  /// Whether the board contains the rounds in which hints were used, or those without hints.
  public let hasHints: Bool

  /// The days whose points are added up.
  public enum Period: Hashable, Sendable {
    case day(Day)
    /// A week, by its number: week 0 contains Thursday, 1970-01-01.
    case week(Int)
    case allTime
  }

  /// Creates a leaderboard of a course.
  public init(_ course: Course, _ period: Period, hasHints: Bool) {
    self.course = course
    self.period = period
    self.hasHints = hasHints
  }

  /// The name in the database: `find-words-es-8 2026-11-25`, `apple-tree-es hints 2026-W48`.
  var name: String { course.name + (hasHints ? " hints " : " ") + period.text }

  /// Returns the boards on which a result counts.
  static func all(_ puzzle: DailyPuzzle, hasHints: Bool) -> [Leaderboard] {
    [.day(puzzle.day), .week(puzzle.day.week), .allTime].map {
      Leaderboard(puzzle.course, $0, hasHints: hasHints)
    }
  }
}

extension Leaderboard.Period {
  /// The text in ISO 8601: `2026-11-25`, `2026-W48`; `all` for all time.
  public var text: String {
    switch self {
    case .day(let day): return day.text
    case .week(let week):
      // A week belongs to the year of its Thursday.
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
  /// The rank, from 1; players with equal points share a rank. `nil` for a member of a circle without a result.
  public let rank: Int?
  /// The player's pseudonym.
  public let name: String
  /// The number of points.
  public let points: Int
  /// Whether this is the requesting player.
  public let isOwn: Bool
}

/// A part of a board.
public struct BoardPage: Sendable {
  /// The number of players on the board.
  public let count: Int
  /// The standings of this part, the best first.
  public let standings: [Standing]
  /// The standing of the requesting player.
  public let own: Standing?
  /// The start of the next part; `nil` at the end.
  public let next: BoardPlace?
}

/// A position between two players of a board, after which the next part begins.
public struct BoardPlace: Hashable, Sendable {
  let points: Int64
  let negatedReachedAt: Int64
  let participantID: Int64

  init(points: Int64, negatedReachedAt: Int64, participantID: Int64) {
    self.points = points
    self.negatedReachedAt = negatedReachedAt
    self.participantID = participantID
  }

  /// The text of the position in addresses.
  public var text: String { "\(points)_\(negatedReachedAt)_\(participantID)" }

  /// Reads a ``text``; `nil` if it is malformed.
  public init?(_ text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false).map { Int64($0) }
    guard parts.count == 3, let points = parts[0], let negatedReachedAt = parts[1], let participantID = parts[2] else {
      return nil
    }
    self.init(points: points, negatedReachedAt: negatedReachedAt, participantID: participantID)
  }
}
