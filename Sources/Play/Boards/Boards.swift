import Formats
import Journal
import Rules
import Words

/// The content of a leaderboard page. The server renders these pages for each request. The client program neither runs
/// on them nor knows them.
public struct Boards {
  /// A puzzle whose players are compared. Its name identifies it in addresses.
  public struct Course {
    let name: String
    let language: Language
    let game: Game
    /// The number of letters of the puzzle's root; `nil` in a game without lengths.
    let length: Int?
    /// The level of the puzzle's words; `nil` in a game without levels, and for the course of all levels.
    let level: String?

    /// Creates a course of the game at an address such as `find-words`. Traps if no game has this address.
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

  /// The days that count.
  public enum Period: String, CaseIterable {
    case day, week, all
  }

  /// A player's place on a board.
  public struct Place {
    let rank: Int?
    let name: String
    let points: Int
    let isOwn: Bool

    /// Creates a place. A friend without a result has no rank.
    public init(rank: Int?, name: String, points: Int, isOwn: Bool) {
      (self.rank, self.name, self.points, self.isOwn) = (rank, name, points, isOwn)
    }
  }

  /// A board for friends.
  public struct Circle {
    let code: String
    let owner: String
    let members: Int
    let isMember: Bool
    /// The complete URL, for friends.
    let link: String

    /// Creates a circle.
    public init(code: String, owner: String, members: Int, isMember: Bool, link: String) {
      (self.code, self.owner, self.members, self.isMember, self.link) = (code, owner, members, isMember, link)
    }

    /// The path of the circle's board.
    public var path: String { Boards.path(ofCircle: code) }
  }

  /// The reader's relation to the boards.
  public enum Reader {
    /// The server has no journal of this browser.
    case stranger
    /// A player who does not take part, with the offered pseudonyms and the turn that offered them.
    case offered([String], turn: Int, hasMore: Bool)
    /// A player who takes part.
    case taken(name: String)
  }

  /// The reason why the reader's round of the shown day does not count. `other` combines the reasons that a player
  /// cannot do anything about.
  public enum Refusal: CaseIterable {
    /// The device's clock was wrong, or was changed during the round.
    case clock
    /// The moves came faster than a person can make them.
    case tooFast
    /// The round was played after the day was over.
    case late
    /// The page had another edition of the words than the server.
    case otherEdition
    /// The round is unfinished, or has no word.
    case notFinished
    /// Any other reason.
    case other
  }

  /// The path of the boards.
  public static let path = "/boards"
  /// The path of a circle's board.
  public static func path(ofCircle code: String) -> String { path + "/circles/" + code }

  /// All courses, in the order in which the page offers them.
  public var courses: [Course]
  /// The shown course.
  public var course: Course
  public var period: Period
  /// The shown day, or a day of the shown week.
  public var day: Day
  /// The latest day that has begun anywhere on Earth.
  public var lastDay: Day
  public var hasHints: Bool
  public var places: [Place]
  /// The reader's place, if ``places`` does not contain it.
  public var own: Place?
  /// The cursor of the next part of the board; `nil` at its end.
  public var next: String?
  public var count: Int
  public var reader: Reader
  /// The shown circle; `nil` for the board of all players.
  public var circle: Circle?
  /// The reader's circles.
  public var circles: [Circle]
  /// The reason why the reader's round of ``day`` does not count; `nil` if it counts or does not exist.
  public var refusal: Refusal?

  /// Creates an empty board.
  public init(_ courses: [Course], _ course: Course, _ period: Period, _ day: Day, lastDay: Day, hasHints: Bool) {
    self.courses = courses
    self.course = course
    self.period = period
    self.day = day
    self.lastDay = lastDay
    self.hasHints = hasHints
    (places, own, next, count, reader, circle, circles) = ([], nil, nil, 0, .stranger, nil, [])
  }
}
