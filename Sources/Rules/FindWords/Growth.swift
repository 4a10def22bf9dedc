/// The growth of the tree in Find Words, in points.
///
/// The points of found target words make the tree grow. Once half of the target words are found, bonus words help with
/// half of their points, rounded down. Bonus words alone never complete the tree: as long as points of target words are
/// missing, the growth stays one point below the target's points (`docs/decisions/0047-bonus-words-grow.md`).
public struct Growth: Hashable, Sendable {
  /// The growth, from 0 to the target's points.
  public let points: Points
  /// The points of the target.
  public let target: Points

  /// Creates the growth of a round.
  /// - Parameters:
  ///   - common: The points of the found target words.
  ///   - bonus: The points of the bonus words; zero if bonus words do not help.
  ///   - found: The number of target words found.
  ///   - count: The number of words in the target.
  ///   - target: The points of the whole target.
  public init(common: Points, bonus: Points, found: Int, of count: Int, target: Points) {
    self.target = target
    let help = found >= count - found ? bonus.value / 2 : 0
    points = max(common, Points(min(common.value + help, target.value - 1)))
  }

  /// The growth as a percentage of the target's points, rounded down, from 0 to 100.
  public var percent: Int { target.value > 0 ? min(100, points.value * 100 / target.value) : 0 }

  /// The points that are missing to a later stage. Only points of target words lead to the last stage.
  func missing(to stage: GrowthStage, _ common: Points) -> Points {
    Points(stage.points(of: target).value - (stage.next == nil ? common : points).value)
  }

  /// The growth stage that the tree has reached.
  public var stage: GrowthStage { GrowthStage(points: points, of: target) }
}
