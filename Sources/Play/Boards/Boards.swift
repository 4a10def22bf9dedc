import Formats
import Journal
import Rules
import Words

/// What a page of the leaderboards shows. The server makes these pages for each request; no program runs on them, and the program does not
/// know them.
public struct Boards {
  /// A puzzle whose players are compared, by its name in addresses.
  public struct Course {
    let name: String
    let language: Language
    let game: Game
    /// The letters of the puzzle's root; `nil` in a game that has no lengths.
    let length: Int?
    /// The level of the puzzle's words; `nil` in a game without levels, and for the course of all levels.
    let level: String?

    /// A course of the game at an address, such as `find-words`. Traps if no game is there.
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

  /// Which days count.
  public enum Period: String, CaseIterable {
    case day, week, all
  }

  /// A player's place.
  public struct Place {
    let rank: Int?
    let name: String
    let points: Int
    let isOwn: Bool

    /// A place; no rank for a friend without a result.
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
    /// The whole address, for friends.
    let link: String

    /// A circle by its code.
    public init(code: String, owner: String, members: Int, isMember: Bool, link: String) {
      (self.code, self.owner, self.members, self.isMember, self.link) = (code, owner, members, isMember, link)
    }

    /// The path of its board.
    public var path: String { Boards.path(ofCircle: code) }
  }

  /// How the reader stands to the boards.
  public enum Reader {
    /// The server keeps no journal of this browser.
    case stranger
    /// A player who takes no part, with the pseudonyms to choose from and the turn that offered them.
    case offered([String], turn: Int, hasMore: Bool)
    /// A player who takes part.
    case taken(name: String)
  }

  /// Why the reader's round of the day that is shown does not count, as far as a player can do something about it.
  public enum Refusal: CaseIterable {
    /// The device's clock was wrong, or was changed in between.
    case clock
    /// Moves came faster than hands can make them.
    case tooFast
    /// It was played when the day was over.
    case late
    /// The page was of another edition than the server.
    case otherEdition
    /// The round goes on, or has no word.
    case notFinished
    /// Something else.
    case other
  }

  /// Where the boards are.
  public static let path = "/boards"
  /// Where a circle is shown.
  public static func path(ofCircle code: String) -> String { path + "/circles/" + code }

  /// All courses, in the order in which they are offered.
  public var courses: [Course]
  /// The one that is shown.
  public var course: Course
  public var period: Period
  /// The day that is shown, or of which the week is.
  public var day: Day
  /// The last day that has begun somewhere.
  public var lastDay: Day
  public var hasHints: Bool
  public var places: [Place]
  /// The reader's place, when it is not among ``places``.
  public var own: Place?
  /// Where the next part of the board begins; `nil` at its end.
  public var next: String?
  public var count: Int
  public var reader: Reader
  /// The circle that is shown; `nil` for the board of all.
  public var circle: Circle?
  /// The reader's circles.
  public var circles: [Circle]
  /// Why the reader's round of ``day`` does not count; `nil` where it counts, or there is none.
  public var refusal: Refusal?

  /// An empty board.
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
