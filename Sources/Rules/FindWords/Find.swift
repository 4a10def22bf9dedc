import Words

/// An accepted guess.
public struct Find: Hashable, Sendable {
  /// Its letters.
  public let word: Word
  /// As the lexicon spells it, the preferred spelling first; never empty.
  public let spellings: [String]
  /// What it earns, after the price of help.
  public let points: Points
  /// Whether it is outside the target.
  public let isBonus: Bool
  /// Whether it has as many letters as the root.
  public let usesAllLetters: Bool
  /// What had been shown of the word; `nil` for nothing. The price is already taken off the points.
  public let help: Help?

  /// A find as a round or a stored round gives it.
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

/// A guess that a player made, and when.
public struct Move: Hashable, Sendable {
  /// The text as it was typed.
  public let guess: String
  /// By the player's clock.
  public let at: Milliseconds

  /// A move.
  public init(guess: String, at: Milliseconds) {
    self.guess = guess
    self.at = at
  }
}
