import Rules
import Words

/// Statistics of Find Words rounds. All numbers are 0 or greater. Each count saturates at 1,000,000,000, and the time
/// saturates at the end of 9999.
public struct Tally: Hashable, Sendable {
  /// The number of rounds with at least one find.
  public private(set) var rounds: Int
  /// The number of words that the player found, without words that help showed whole.
  public private(set) var finds: Int
  /// The number of bonus words among the finds.
  public private(set) var bonus: Int
  /// The total number of letters of all finds.
  public private(set) var letters: Int
  /// The total points of all finds.
  public private(set) var points: Int
  /// The total time spent in rounds.
  public private(set) var played: Milliseconds

  /// Creates statistics and clamps each number to its valid range.
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

  /// Adds the numbers of other statistics to these statistics.
  public mutating func add(_ other: Tally) {
    rounds = Count.sum(rounds, other.rounds)
    finds = Count.sum(finds, other.finds)
    bonus = Count.sum(bonus, other.bonus)
    letters = Count.sum(letters, other.letters)
    points = Count.sum(points, other.points)
    played = Time.sum(played, other.played)
  }
}

/// The statistics of the rounds in one language with root words of one length.
public struct LengthTally: Hashable, Sendable {
  /// The language of the rounds.
  public let language: Language
  /// The number of letters of the root words.
  public let length: Int
  /// The statistics of these rounds.
  public internal(set) var tally: Tally

  /// Creates the statistics of a language and a length.
  public init(language: Language, length: Int, tally: Tally) {
    self.language = language
    self.length = length
    self.tally = tally
  }
}

/// The statistics of one day in the player's calendar.
public struct DayTally: Hashable, Sendable {
  /// The day in the player's calendar.
  public let day: Day
  /// The statistics of the day.
  public internal(set) var tally: Tally

  /// Creates the statistics of a day.
  public init(day: Day, tally: Tally) {
    self.day = day
    self.tally = tally
  }
}
