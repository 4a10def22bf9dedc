import Rules
import Words

/// Figures of Find Words. None is negative; counts stop at 1,000,000,000, the time at the end of 9999.
public struct Tally: Hashable, Sendable {
  /// Rounds with at least one find.
  public private(set) var rounds: Int
  /// Words found, those shown whole left out.
  public private(set) var finds: Int
  /// How many of the finds were bonus words.
  public private(set) var bonus: Int
  /// The letters of all finds together.
  public private(set) var letters: Int
  /// The points of all finds.
  public private(set) var points: Int
  /// The time spent in rounds: a duration.
  public private(set) var played: Milliseconds

  /// Figures; each is clamped to what it can be.
  public init(
    rounds: Int = 0, finds: Int = 0, bonus: Int = 0, letters: Int = 0, points: Int = 0,
    played: Milliseconds = Milliseconds(0)
  ) {
    self.rounds = Count.clamped(rounds)
    self.finds = Count.clamped(finds)
    self.bonus = Count.clamped(bonus)
    self.letters = Count.clamped(letters)
    self.points = Count.clamped(points)
    self.played = Time.clamped(played)
  }

  /// Adds other figures to each.
  public mutating func add(_ other: Tally) {
    rounds = Count.sum(rounds, other.rounds)
    finds = Count.sum(finds, other.finds)
    bonus = Count.sum(bonus, other.bonus)
    letters = Count.sum(letters, other.letters)
    points = Count.sum(points, other.points)
    played = Time.sum(played, other.played)
  }
}

/// Figures of the rounds in one language whose roots have a given length.
public struct LengthTally: Hashable, Sendable {
  /// The language of the rounds.
  public let language: Language
  /// The letters of the roots.
  public let length: Int
  /// The figures.
  public internal(set) var tally: Tally

  /// The figures of a length.
  public init(language: Language, length: Int, tally: Tally) {
    self.language = language
    self.length = length
    self.tally = tally
  }
}

/// Figures of a day, by the player's calendar.
public struct DayTally: Hashable, Sendable {
  /// The day.
  public let day: Day
  /// The figures.
  public internal(set) var tally: Tally

  /// The figures of a day.
  public init(day: Day, tally: Tally) {
    self.day = day
    self.tally = tally
  }
}
