/// How far the tree of Find Words has grown: by the points of common words as a share of the target's points. The
/// cases ascend.
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

  /// The share of the target's points, in percent, at which the stage is reached.
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

  /// The highest stage that `points` of the `target` points reach; `seed` for a target without points.
  public init(points: Points, of target: Points) {
    let reached = GrowthStage.allCases.last { target.value > 0 && points.value * 100 >= $0.percent * target.value }
    self = reached ?? .seed
  }

  /// Whether it is one of the first five that are reached, which a player's first dozen words bring.
  public var isEarly: Bool { self <= .leafy }

  /// The stage after this one; `nil` after the last.
  public var next: GrowthStage? { GrowthStage(rawValue: rawValue + 1) }

  /// The fewest of the `target` points that reach this stage.
  public func points(of target: Points) -> Points { Points((percent * target.value + 99) / 100) }

  /// An earlier stage is less.
  public static func < (left: GrowthStage, right: GrowthStage) -> Bool { left.rawValue < right.rawValue }
}
