import WordOrchard
import WordOrchardEnglish

/// The puzzles of a day: a root word, and a word to guess. All players get the same puzzles.
public struct DailyGame {
  public let lexicon: Lexicon
  public let roots: RootList
  public let words: DailyWords

  public init() throws {
    lexicon = try LanguageData.english.lexicon()
    roots = try LanguageData.english.roots(length: 8)
    words = try LanguageData.english.dailyWords()
  }

  public func findWords(on day: Day = .today()) throws(NoDailyPuzzle) -> FindWordsRound {
    try FindWordsRound(daily: day, from: roots, in: lexicon)
  }

  public func appleTree(on day: Day = .today(), level: ProficiencyLevel? = nil) throws(NoDailyPuzzle) -> AppleTreeRound
  {
    try AppleTreeRound(daily: day, level: level, from: words)
  }
}
