import Rules
import Words

/// Figures of play. None is negative; all stop at ``Count/most`` and ``Time/latest``.
public struct Tally: Hashable, Sendable {
  /// Rounds with at least one find.
  public private(set) var rounds: Int
  public private(set) var finds: Int
  /// How many of the finds were outside the target.
  public private(set) var bonus: Int
  /// Letters of all finds.
  public private(set) var letters: Int
  public private(set) var points: Int
  public private(set) var played: Milliseconds

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

  public mutating func add(_ other: Tally) {
    rounds = Count.sum(rounds, other.rounds)
    finds = Count.sum(finds, other.finds)
    bonus = Count.sum(bonus, other.bonus)
    letters = Count.sum(letters, other.letters)
    points = Count.sum(points, other.points)
    played = Time.sum(played, other.played)
  }
}

/// Figures of the rounds in one language whose roots have so many letters.
public struct LengthTally: Hashable, Sendable {
  public let language: Language
  public let length: Int
  public internal(set) var tally: Tally

  public init(language: Language, length: Int, tally: Tally) {
    self.language = language
    self.length = length
    self.tally = tally
  }
}

/// Figures of a day, by the player's calendar.
public struct DayTally: Hashable, Sendable {
  public let day: Day
  public internal(set) var tally: Tally

  public init(day: Day, tally: Tally) {
    self.day = day
    self.tally = tally
  }
}
