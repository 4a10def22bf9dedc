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

/// Milliseconds since the beginning of 1970 (UTC), as the host's clock tells.
public struct Milliseconds: Hashable, Comparable, Sendable {
  public let value: Int64

  public init(_ value: Int64) { self.value = value }

  public static func < (left: Milliseconds, right: Milliseconds) -> Bool { left.value < right.value }
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
