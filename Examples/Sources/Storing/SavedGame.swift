import Foundation
import WordOrchard

/// Everything that an app stores about a player.
public struct SavedGame: Codable, Equatable {
  public var findWords: FindWordsRound?
  public var appleTree: AppleTreeRound?
  public var savedWords: [EntryID] = []
  public var drawnWords = DrawnWords()
  /// The points of each day's puzzle of Find Words.
  public var points: [Day: Points] = [:]
  /// The outcome of each day's word of Apple Tree.
  public var outcomes: [Day: AppleTreeRound.Outcome] = [:]

  public init() {}

  public static func load(from file: URL) throws -> SavedGame {
    guard FileManager.default.fileExists(atPath: file.path) else { return SavedGame() }
    return try JSONDecoder().decode(SavedGame.self, from: Data(contentsOf: file))
  }

  public func save(to file: URL) throws {
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  /// Returns the day's round: the stored round if it belongs to the day, otherwise a new one.
  public func round(on day: Day, from roots: RootList, in lexicon: Lexicon) throws(NoDailyPuzzle) -> FindWordsRound {
    if let findWords, findWords.origin == .daily(day) { return findWords }
    return try FindWordsRound(daily: day, from: roots, in: lexicon)
  }

  /// Returns the day's word: the stored round if it belongs to the day, otherwise a new one.
  public func round(on day: Day, from words: DailyWords) throws(NoDailyPuzzle) -> AppleTreeRound {
    if let appleTree, appleTree.day == day { return appleTree }
    return try AppleTreeRound(daily: day, from: words)
  }

  /// Keeps a round, and its points as the result of its day.
  public mutating func keep(_ round: FindWordsRound) {
    findWords = round
    if let day = round.origin.day { points[day] = round.score.points }
  }

  /// Keeps a round, and its outcome as the result of its day.
  public mutating func keep(_ round: AppleTreeRound) {
    appleTree = round
    if let day = round.day { outcomes[day] = round.outcome }
  }
}
