import Rules
import Words

/// The progress in Apple Tree.
extension Profile {
  /// The round of Apple Tree that was played last, which may be over; `nil` before the first.
  public var appleTree: AppleTreeRecord? { games.appleTree.current?.record }
  /// The words played in Apple Tree, by language and word.
  public var wordPlays: [WordPlays] { games.appleTree.wordPlays }
  /// The rounds of Apple Tree with a day's word, by day, language and level.
  public var dailyWords: [AppleTreeRecord] { games.appleTree.dailyWords }
  /// How rounds of Apple Tree ended, by language.
  public var appleTrees: [AppleTreeTally] { games.appleTree.tallies }
  /// Rounds of Apple Tree won in a row.
  public var winningStreak: WinningStreak { games.appleTree.winningStreak }

  /// How many rounds of Apple Tree began with a word. O(log n).
  public func timesPlayed(_ language: Language, _ word: String) -> Int { wordPlays.item(language, word)?.times ?? 0 }

  /// The words whose last round of Apple Tree was lost. O(n).
  public var lostWords: [WordPlays] { wordPlays.filter { $0.lastOutcome == .lost } }

  /// The most apples left in a round of Apple Tree, of all languages; `nil` before the first win.
  public var bestAppleTree: Int? { appleTrees.compactMap { $0.best }.max() }
}
