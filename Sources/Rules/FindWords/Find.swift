import Words

/// An accepted guess.
public struct Find: Hashable, Sendable {
  public let word: Word
  /// As the lexicon spells it, the preferred spelling first; never empty.
  public let spellings: [String]
  public let points: Points
  /// Outside the target.
  public let isBonus: Bool
  public let usesAllLetters: Bool
  /// What had been shown of it; its price is in the points already.
  public let help: Help?

  public init(
    word: Word, spellings: [String], points: Points, isBonus: Bool, usesAllLetters: Bool, help: Help? = nil
  ) {
    self.word = word
    self.spellings = spellings
    self.points = points
    self.isBonus = isBonus
    self.usesAllLetters = usesAllLetters
    self.help = help
  }
}

/// What a player did in a round, and when.
public struct Move: Hashable, Sendable {
  public let guess: String
  public let at: Milliseconds

  public init(guess: String, at: Milliseconds) {
    self.guess = guess
    self.at = at
  }
}
