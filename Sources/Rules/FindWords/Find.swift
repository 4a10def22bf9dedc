import Words

/// An accepted guess.
public struct Find: Hashable, Sendable {
  /// The letters of the word.
  public let word: Word
  /// The lexicon's spellings of the word, preferred spelling first; never empty.
  public let spellings: [String]
  /// The points of the find after subtracting the price of help.
  public let points: Points
  /// Whether the word is a bonus word, which is outside the round's target.
  public let isBonus: Bool
  /// Whether the word has as many letters as the root word.
  public let usesAllLetters: Bool
  /// The help that the player took before the find; `nil` for no help. The find's points already include the help's
  /// price.
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

/// A player's guess with the time of the guess.
public struct Move: Hashable, Sendable {
  /// The guess as the player typed it.
  public let guess: String
  /// The time of the guess by the player's clock.
  public let at: Milliseconds

  /// Creates a move from a guess and its time.
  public init(guess: String, at: Milliseconds) {
    self.guess = guess
    self.at = at
  }
}
