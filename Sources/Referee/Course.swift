import Journal
import Words

/// The puzzles that share a leaderboard: the same game and language, and the same length or level in games with lengths or levels.
public struct Course: Hashable, Sendable {
  /// The game.
  public let game: DailyGame
  /// The language of its words.
  public let language: Language
  /// The number of letters of the roots; `nil` in a game whose courses have no lengths.
  public let length: Int?
  /// An index into `WordSource.levels`; `nil` if the player has chosen no level, or the game's courses have no levels.
  public let level: Int?

  /// A course. Requires `level` to be a place in `WordSource.levels`.
  init(_ game: DailyGame, _ language: Language, length: Int? = nil, level: Int? = nil) {
    self.game = game
    self.language = language
    self.length = length
    self.level = level
  }

  /// The name as text in addresses and in the database: `find-words-es-8`, `apple-tree-es`, `apple-tree-es-B1`.
  public var name: String {
    var name = "\(game.name)-\(language.code)"
    if let length { name += "-\(length)" }
    if let level { name += "-\(WordSource.levels[level])" }
    return name
  }

  /// The course that ``name`` writes; `nil` for any other text.
  public init?(named name: String) {
    guard let course = Course.all.first(where: { $0.name == name }) else { return nil }
    self = course
  }

  /// All courses, in the order in which the leaderboards offer them: by language, then by game.
  public static let all: [Course] = Language.allCases.flatMap { language in
    DailyGame.all.flatMap { $0.courses(language) }
  }
}
