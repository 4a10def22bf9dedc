import Words

/// The figures of a round, all of them following from its finds.
public struct Score: Hashable, Sendable {
  /// Words of the target found, of how many. Words that were shown do not count.
  public let common: Int
  public let ofCommon: Int
  public let bonus: Int
  public let points: Points
  public let stage: GrowthStage
  /// The share of the target's points that common words have earned, in whole percent, at most 100.
  public let percent: Int
  /// Letters per find in tenths, rounded half up; `nil` before the first find.
  public let averageLettersInTenths: Int?
}

extension FindWordsRound {
  public var score: Score {
    let found = finds.filter { $0.help != .word }
    let earned = found.filter { !$0.isBonus }.map { $0.points }.sum()
    let letters = found.reduce(0) { $0 + $1.word.count }
    let bonus = found.count { $0.isBonus }
    return Score(
      common: found.count - bonus, ofCommon: target.words.count, bonus: bonus, points: found.map { $0.points }.sum(),
      stage: GrowthStage(points: earned, of: target.points),
      percent: target.points.value > 0 ? min(100, earned.value * 100 / target.points.value) : 0,
      averageLettersInTenths: found.isEmpty ? nil : (letters * 20 + found.count) / (2 * found.count))
  }
}
