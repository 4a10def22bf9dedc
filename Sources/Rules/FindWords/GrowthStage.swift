/// The growth stages of the tree in Find Words. The growth is the points of found target words as a percentage of the
/// target's points. The cases are in ascending order.
public enum GrowthStage: Int, CaseIterable, Comparable, Sendable {
  case seed
  case sprout
  case seedling
  case sapling
  case youngTree
  case leafy
  case budding
  case blossom
  case fruit
  case fullHarvest

  /// The percentage of the target's points at which the tree reaches the stage.
  public var percent: Int {
    switch self {
    case .seed: 0
    case .sprout: 2
    case .seedling: 5
    case .sapling: 8
    case .youngTree: 15
    case .leafy: 25
    case .budding: 40
    case .blossom: 50
    case .fruit: 70
    case .fullHarvest: 100
    }
  }

  /// Creates the highest stage that `points` out of the `target` points reach; `seed` if the target has no points.
  public init(points: Points, of target: Points) {
    let reached = GrowthStage.allCases.last { target.value > 0 && points.value * 100 >= $0.percent * target.value }
    self = reached ?? .seed
  }

  /// The stage that the tree reaches with half of the target's points.
  public static let halfGrown = GrowthStage.blossom

  /// The next stage; `nil` after the last stage.
  public var next: GrowthStage? { GrowthStage(rawValue: rawValue + 1) }

  /// Returns the minimum number of points at which the tree reaches this stage, given the `target` points.
  public func points(of target: Points) -> Points { Points((percent * target.value + 99) / 100) }

  /// An earlier stage compares as less than a later stage.
  public static func < (left: GrowthStage, right: GrowthStage) -> Bool { left.rawValue < right.rawValue }
}
