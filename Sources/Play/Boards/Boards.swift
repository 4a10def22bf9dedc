import Formats
import Journal
import Rules
import Words

/// The content of a leaderboard page. The server renders these pages for each request. The client program does not run
/// on the leaderboard pages, and does not render them.
public struct Boards {
  /// A kind of puzzle that has its own leaderboard. The name identifies the kind of puzzle in addresses.
  public struct Course {
    let name: String
    let language: Language
    let game: Game
    /// The number of letters of the puzzle's root word; `nil` in a game without lengths.
    let length: Int?
    /// The level of the puzzle's words; `nil` in a game without levels, and for the leaderboard of all levels.
    let level: String?

    /// Creates the leaderboard of a game with an address such as `find-words`. Traps if no game has this address.
    public init(name: String, _ language: Language, game: String, length: Int?, level: String?) {
      guard let game = Game.all.first(where: { $0.route.path.hasSameBytes(as: "/" + game) }) else {
        preconditionFailure("a course of no game")
      }
      self.init(name: name, language, game, length: length, level: level)
    }

    init(name: String, _ language: Language, _ game: Game, length: Int? = nil, level: String? = nil) {
      (self.name, self.language, self.game, self.length, self.level) = (name, language, game, length, level)
    }
  }

  /// The period for which a leaderboard adds up results.
  public enum Period: String, CaseIterable {
    case day, week, all
  }

  /// A player's place on a leaderboard.
  public struct Place {
    let rank: Int?
    let name: String
    let points: Int
    let isOwn: Bool

    /// Creates a place; `rank` is `nil` for a friend without a result.
    public init(rank: Int?, name: String, points: Int, isOwn: Bool) {
      (self.rank, self.name, self.points, self.isOwn) = (rank, name, points, isOwn)
    }
  }

  /// A group of friends with its own leaderboard.
  public struct Circle {
    let code: String
    /// The name that the owner gave the leaderboard; may be empty.
    let name: String
    let owner: String
    let members: Int
    let isMember: Bool
    /// The complete URL of the group's leaderboard, for sending to friends.
    let link: String

    /// Creates a group of friends.
    public init(code: String, name: String, owner: String, members: Int, isMember: Bool, link: String) {
      (self.code, self.name, self.owner) = (code, name, owner)
      (self.members, self.isMember, self.link) = (members, isMember, link)
    }

    /// The path of the group's leaderboard.
    public var path: String { Boards.path(ofCircle: code) }
  }

  /// The relation of the page's reader to the leaderboards.
  public enum Reader {
    /// The server stores no journal of this browser.
    case stranger
    /// A player without a place on the leaderboards, with the pseudonyms that the page offers. `turn` is the number of
    /// the set of pseudonyms.
    case offered([String], turn: Int, hasMore: Bool)
    /// A player with this name on the leaderboards.
    case taken(name: String)
  }

  /// The reason why the reader's result of the shown day is not on the leaderboard. `other` combines the reasons that a
  /// player cannot do anything about.
  public enum Refusal: CaseIterable {
    /// The device's clock was wrong, or was changed during the round.
    case clock
    /// The moves came faster than a person can make them.
    case tooFast
    /// The round was not played within its day or its time limit, or its result arrived too late.
    case late
    /// The page used another edition of the word data than the server.
    case otherEdition
    /// The round is unfinished, or its word is missing.
    case notFinished
    /// Any other reason.
    case other
  }

  /// The maximum number of characters in the name of a leaderboard for friends.
  public static let longestName = 40
  /// The path of the leaderboards.
  public static let path = "/boards"
  /// The path of the leaderboard of a group of friends.
  public static func path(ofCircle code: String) -> String { path + "/circles/" + code }

  /// All kinds of puzzles that have a leaderboard, in the order in which the page offers them.
  public var courses: [Course]
  /// The kind of puzzle of the shown leaderboard.
  public var course: Course
  public var period: Period
  /// The shown day, or a day of the shown week.
  public var day: Day
  /// The latest day that has begun anywhere on Earth.
  public var lastDay: Day
  public var hasHints: Bool
  public var places: [Place]
  /// Whether ``places`` begins at the top of the leaderboard.
  public var isTop = true
  /// The reader's own place, and the places before and after it, in order; empty if ``places`` contains the reader's
  /// place, or if the reader has no place.
  public var around: [Place] = []
  /// The cursor that requests the next part of the leaderboard; `nil` at its end.
  public var next: String?
  public var count: Int
  public var reader: Reader
  /// The group of friends of the shown leaderboard; `nil` for the leaderboard of all players.
  public var circle: Circle?
  /// The groups of friends that the reader belongs to.
  public var circles: [Circle]
  /// The reason why the reader's result of ``day`` is not on the leaderboard; `nil` if it is on the leaderboard or does
  /// not exist.
  public var refusal: Refusal?

  /// Creates a leaderboard without places.
  public init(_ courses: [Course], _ course: Course, _ period: Period, _ day: Day, lastDay: Day, hasHints: Bool) {
    self.courses = courses
    self.course = course
    self.period = period
    self.day = day
    self.lastDay = lastDay
    self.hasHints = hasHints
    (places, next, count, reader, circle, circles) = ([], nil, 0, .stranger, nil, [])
  }
}
