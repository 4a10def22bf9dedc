import Words

/// The figures of a round: they follow from its finds. Words that were shown whole count in none.
public struct Score: Hashable, Sendable {
  /// Target words found.
  public let common: Int
  /// Words of the target.
  public let ofCommon: Int
  /// Bonus words found.
  public let bonus: Int
  /// The points of all finds.
  public let points: Points
  /// How far the tree has grown, by the points of target words.
  public let stage: GrowthStage
  /// The share of the target's points that target words have earned, in percent, rounded down, at most 100.
  public let percent: Int
  /// The points that target words must still earn for the next stage; `nil` in full harvest, and without a target.
  public let toNextStage: Points?
  /// The average length of a find, in tenths of a letter, rounded half up; `nil` before the first find.
  public let averageLettersInTenths: Int?
}

extension FindWordsRound {
  /// The find that earned most, the first of equal ones; `nil` before the first that earned anything.
  public var bestFind: Find? {
    var best: Find?
    for find in finds where find.points.value > best?.points.value ?? 0 { best = find }
    return best
  }

  /// The figures as they are now. O(finds).
  public var score: Score {
    let found = finds.filter { $0.help != .word }
    let earned = found.filter { !$0.isBonus }.map { $0.points }.sum()
    let letters = found.reduce(0) { $0 + $1.word.count }
    let bonus = found.count { $0.isBonus }
    let stage = GrowthStage(points: earned, of: target.points)
    return Score(
      common: found.count - bonus, ofCommon: target.words.count, bonus: bonus, points: found.map { $0.points }.sum(),
      stage: stage,
      percent: target.points.value > 0 ? min(100, earned.value * 100 / target.points.value) : 0,
      toNextStage: target.points.value > 0
        ? stage.next.map { Points($0.points(of: target.points).value - earned.value) } : nil,
      averageLettersInTenths: found.isEmpty ? nil : (letters * 20 + found.count) / (2 * found.count))
  }
}
