import Rules
import Words

/// The profile's progress in Apple Tree.
extension Profile {
  /// The last played round of Apple Tree, which may have ended; `nil` before the first round.
  public var appleTree: AppleTreeRecord? { games.appleTree.current?.record }
  /// The words played in Apple Tree, sorted by language and word.
  public var wordPlays: [WordPlays] { games.appleTree.wordPlays }
  /// The rounds of Apple Tree with a daily word, sorted by day, language and level.
  public var dailyWords: [AppleTreeRecord] { games.appleTree.dailyWords }
  /// The numbers of ended Apple Tree rounds, grouped by language and number of apples left.
  public var appleTrees: [AppleTreeTally] { games.appleTree.tallies }
  /// The player's winning streak in Apple Tree.
  public var winningStreak: WinningStreak { games.appleTree.winningStreak }

  /// Returns the number of Apple Tree rounds begun with a word. O(log n).
  public func timesPlayed(_ language: Language, _ word: String) -> Int { wordPlays.item(language, word)?.times ?? 0 }

  /// The words whose last round of Apple Tree was lost. O(n).
  public var lostWords: [WordPlays] { wordPlays.filter { $0.lastOutcome == .lost } }

  /// The highest number of apples left in a round of Apple Tree, in any language; `nil` before the first win.
  public var bestAppleTree: Int? { appleTrees.compactMap { $0.best }.max() }
}
