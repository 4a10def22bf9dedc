import Words

/// The statistics of a round, computed from its finds. The statistics ignore words that help showed whole.
public struct Score: Hashable, Sendable {
  /// The number of target words found.
  public let common: Int
  /// The number of words in the target.
  public let ofCommon: Int
  /// The number of bonus words found.
  public let bonus: Int
  /// The total points of all finds.
  public let points: Points
  /// The growth stage that the tree has reached.
  public let stage: GrowthStage
  /// The growth of the tree as a percentage of the target's points, rounded down, at most 100.
  public let percent: Int
  /// The growth that the tree still needs to reach the next stage. The last stage needs the points of all target words.
  /// The value is `nil` at the last stage and for a target without points.
  public let toNextStage: Points?
  /// The average length of a find in tenths of a letter, rounded half up; `nil` before the first find.
  public let averageLettersInTenths: Int?
}

extension FindWordsRound {
  /// The find with the most points, or the first of several such finds; `nil` before the first find with points.
  public var bestFind: Find? {
    var best: Find?
    for find in finds where find.points.value > best?.points.value ?? 0 { best = find }
    return best
  }

  /// The round's current statistics. O(finds).
  public var score: Score {
    let found = finds.filter { $0.help != .word }
    let earned = found.filter { !$0.isBonus }.map { $0.points }.sum()
    let letters = found.reduce(0) { $0 + $1.word.count }
    let bonus = found.count { $0.isBonus }
    let points = found.map { $0.points }.sum()
    let growth = Growth(
      common: earned, bonus: bonusGrows ? Points(points.value - earned.value) : Points(0), found: found.count - bonus,
      of: target.words.count, target: target.points)
    let stage = growth.stage
    return Score(
      common: found.count - bonus, ofCommon: target.words.count, bonus: bonus, points: points, stage: stage,
      percent: growth.percent,
      toNextStage: target.points.value > 0 ? stage.next.map { growth.missing(to: $0, earned) } : nil,
      averageLettersInTenths: found.isEmpty ? nil : (letters * 20 + found.count) / (2 * found.count))
  }
}
