import Journal
import Rules
import Words

/// A day's puzzle: the same for everyone who has this name for it.
public struct DailyPuzzle: Hashable, Sendable {
  /// Which puzzles are compared with each other, on whatever day.
  public let course: Course
  /// The day, by the players' calendars.
  public let day: Day

  /// The puzzle of a day.
  public init(_ course: Course, _ day: Day) {
    self.course = course
    self.day = day
  }
}

/// The puzzles that have a leaderboard together: a game in a language and a length, or at a level.
public enum Course: Hashable, Sendable {
  /// Find Words, with roots of so many letters.
  case findWords(Language, length: Int)
  /// Apple Tree; the level by its place in `WordSource.levels`, `nil` for a player who has chosen none.
  case appleTree(Language, level: Int?)

  /// The name as text in addresses and in the database: `find-words-es-8`, `apple-tree-es`, `apple-tree-es-B1`.
  public var name: String {
    switch self {
    case .findWords(let language, let length): "find-words-\(language.code)-\(length)"
    case .appleTree(let language, let level):
      "apple-tree-\(language.code)" + (level.map { "-" + WordSource.levels[$0] } ?? "")
    }
  }

  /// The course that ``name`` writes; `nil` for any other text.
  public init?(named name: String) {
    guard let course = Course.all.first(where: { $0.name == name }) else { return nil }
    self = course
  }

  /// The language of its words.
  public var language: Language {
    switch self {
    case .findWords(let language, _), .appleTree(let language, _): language
    }
  }

  /// All courses: of each language Find Words by length, then Apple Tree without and with a level.
  public static let all: [Course] = Language.allCases.flatMap { language in
    RootList.lengths.map { Course.findWords(language, length: $0) } + [.appleTree(language, level: nil)]
      + WordSource.levels.indices.map { .appleTree(language, level: $0) }
  }
}

/// What a round of a day's puzzle is worth.
public struct DailyResult: Hashable, Sendable {
  /// The puzzle.
  public let puzzle: DailyPuzzle
  /// The round that was played; a longer version of it has the same name.
  public let round: RoundID
  /// The points of Find Words, or the apples left when the word was guessed.
  public let points: Int
  /// Whether help was taken: such rounds have boards of their own.
  public let hasHints: Bool
  /// When these points were reached.
  public let reached: Milliseconds

  /// A result.
  public init(puzzle: DailyPuzzle, round: RoundID, points: Int, hasHints: Bool, reached: Milliseconds) {
    self.puzzle = puzzle
    self.round = round
    self.points = points
    self.hasHints = hasHints
    self.reached = reached
  }
}
