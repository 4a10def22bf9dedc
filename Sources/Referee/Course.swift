import Journal
import Words

/// A group of puzzles that share a leaderboard. The puzzles are from one game and one language, and have the same
/// length or level if the game has lengths or levels.
public struct Course: Hashable, Sendable {
  /// The game of the puzzles.
  public let game: DailyGame
  /// The language of the puzzles' words.
  public let language: Language
  /// The number of letters of the root words; `nil` if the game's leaderboards are not divided by length.
  public let length: Int?
  /// An index into `WordSource.levels`; `nil` if the player has chosen no level, or if the game's leaderboards are not
  /// divided by level.
  public let level: Int?

  /// Creates the course of a leaderboard. `level` must be an index into `WordSource.levels`.
  init(_ game: DailyGame, _ language: Language, length: Int? = nil, level: Int? = nil) {
    self.game = game
    self.language = language
    self.length = length
    self.level = level
  }

  /// The course's name as text in addresses and in the database: `find-words-es-8`, `apple-tree-es`,
  /// `apple-tree-es-B1`.
  public var name: String {
    var name = "\(game.name)-\(language.code)"
    if let length { name += "-\(length)" }
    if let level { name += "-\(WordSource.levels[level])" }
    return name
  }

  /// Creates the course with this ``name``; `nil` for any other text.
  public init?(named name: String) {
    guard let course = Course.all.first(where: { $0.name == name }) else { return nil }
    self = course
  }

  /// The courses of all leaderboards in the order of the leaderboards: by language, then by game.
  public static let all: [Course] = Language.allCases.flatMap { language in
    DailyGame.all.flatMap { $0.courses(language) }
  }
}
