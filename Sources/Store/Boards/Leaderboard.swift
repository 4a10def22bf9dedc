import Referee
import Rules

/// A leaderboard that ranks players by their points in one course, for a day, a week or all time, with or without
/// hints.
public struct Leaderboard: Hashable, Sendable {
  /// The course, that is, the series of daily puzzles whose results are compared.
  public let course: Course
  /// The days whose points are added up.
  public let period: Period
  /// Whether the leaderboard contains the rounds with hints or the rounds without hints.
  public let hasHints: Bool

  /// A kind of period whose points are added up.
  public enum Period: Hashable, Sendable {
    case day(Day)
    /// A week, identified by its number: week 0 contains Thursday, 1970-01-01.
    case week(Int)
    case allTime
  }

  /// Creates a leaderboard of a course for a period.
  public init(_ course: Course, _ period: Period, hasHints: Bool) {
    self.course = course
    self.period = period
    self.hasHints = hasHints
  }

  /// The leaderboard's name in the database, for example `find-words-es-8 2026-11-25`, `apple-tree-es hints 2026-W48`.
  var name: String { course.name + (hasHints ? " hints " : " ") + period.text }

  /// Returns the leaderboards to which a result of this puzzle is added.
  static func all(_ puzzle: DailyPuzzle, hasHints: Bool) -> [Leaderboard] {
    [.day(puzzle.day), .week(puzzle.day.week), .allTime].map {
      Leaderboard(puzzle.course, $0, hasHints: hasHints)
    }
  }
}

extension Leaderboard.Period {
  /// The period in ISO 8601, for example `2026-11-25` or `2026-W48`; `all` for all time.
  public var text: String {
    switch self {
    case .day(let day): return day.text
    case .week(let week):
      // By ISO 8601, a week belongs to the year of its Thursday.
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
  /// The number of the week that contains the day (``Leaderboard/Period/week(_:)``).
  public var week: Int { Int((Double(number + 3) / 7).rounded(.down)) }
}

/// A player's rank and points on a leaderboard.
public struct Standing: Hashable, Sendable {
  /// The player's rank, from 1; players with equal points share a rank. `nil` for a circle's member who has no result.
  public let rank: Int?
  /// The player's pseudonym.
  public let name: String
  /// The player's number of points.
  public let points: Int
  /// Whether the player is the requesting player.
  public let isOwn: Bool
}

/// A section of a leaderboard.
public struct BoardPage: Sendable {
  /// The number of players on the whole leaderboard.
  public let count: Int
  /// The standings in this section, best first.
  public let standings: [Standing]
  /// The standing of the requesting player, who may be outside this section.
  public let own: Standing?
  /// The position at which the next section starts; `nil` if this section is the last.
  public let next: BoardPlace?
}

/// A position between two players of a leaderboard, at which the next section starts.
public struct BoardPlace: Hashable, Sendable {
  let points: Int64
  let negatedReachedAt: Int64
  let participantID: Int64

  init(points: Int64, negatedReachedAt: Int64, participantID: Int64) {
    self.points = points
    self.negatedReachedAt = negatedReachedAt
    self.participantID = participantID
  }

  /// The position as text, for use in addresses.
  public var text: String { "\(points)_\(negatedReachedAt)_\(participantID)" }

  /// Reads a position from its ``text``; `nil` if the text is malformed.
  public init?(_ text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false).map { Int64($0) }
    guard parts.count == 3, let points = parts[0], let negatedReachedAt = parts[1], let participantID = parts[2] else {
      return nil
    }
    self.init(points: points, negatedReachedAt: negatedReachedAt, participantID: participantID)
  }
}
