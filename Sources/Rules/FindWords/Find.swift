import Words

/// An accepted guess.
public struct Find: Hashable, Sendable {
  /// The letters of the word.
  public let word: Word
  /// The lexicon's spellings of the word, preferred spelling first; never empty.
  public let spellings: [String]
  /// The points of the find, after the price of help.
  public let points: Points
  /// Whether the word is outside the target.
  public let isBonus: Bool
  /// Whether the word has as many letters as the root.
  public let usesAllLetters: Bool
  /// The help taken before the find; `nil` for no help. The points already include its price.
  public let help: Help?

  /// Creates a find from the values of a round or a stored round.
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

/// A player's guess with its time.
public struct Move: Hashable, Sendable {
  /// The text as typed.
  public let guess: String
  /// The time by the player's clock.
  public let at: Milliseconds

  /// Creates a move.
  public init(guess: String, at: Milliseconds) {
    self.guess = guess
    self.at = at
  }
}
