import Words

/// The figures of a round, all of them following from its finds.
public struct Score: Hashable, Sendable {
  /// Words of the target found, of how many.
  public let common: Int
  public let ofCommon: Int
  public let bonus: Int
  public let points: Points
  public let level: Level
  /// The share of the target's points that common words have earned, in whole percent, at most 100.
  public let percent: Int
  /// Letters per find in tenths, rounded half up; `nil` before the first find.
  public let averageLettersInTenths: Int?
}

extension FindWordsRound {
  public var score: Score {
    let earned = finds.filter { !$0.isBonus }.map { $0.points }.sum()
    let letters = finds.reduce(0) { $0 + $1.word.count }
    let bonus = finds.count { $0.isBonus }
    return Score(
      common: finds.count - bonus, ofCommon: target.words.count, bonus: bonus, points: finds.map { $0.points }.sum(),
      level: Level(points: earned, of: target.points),
      percent: target.points.value > 0 ? min(100, earned.value * 100 / target.points.value) : 0,
      averageLettersInTenths: finds.isEmpty ? nil : (letters * 20 + finds.count) / (2 * finds.count))
  }
}
