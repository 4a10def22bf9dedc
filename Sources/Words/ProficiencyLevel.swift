import Formats

/// A level of the Common European Framework of Reference for Languages; the vocabulary uses five of its levels. The
/// additional level `Rare` is for words that occur in games but that learners do not need.
public enum ProficiencyLevel: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  case a1, a2, b1, b2, c1, rare

  /// The name in vocabulary files, for example `A1`.
  public var code: String {
    switch self {
    case .a1: "A1"
    case .a2: "A2"
    case .b1: "B1"
    case .b2: "B2"
    case .c1: "C1"
    case .rare: "Rare"
    }
  }

  /// Creates the level with this name in files; `nil` for an unknown name.
  public init?(code: String) {
    guard let match = ProficiencyLevel.allCases.first(where: { $0.code.hasSameBytes(as: code) }) else { return nil }
    self = match
  }

  /// The next level; `nil` after the last level.
  public var next: ProficiencyLevel? { ProficiencyLevel(rawValue: rawValue + 1) }

  /// Orders levels by the time at which they are learnt; a level that is learnt earlier is less.
  public static func < (one: ProficiencyLevel, other: ProficiencyLevel) -> Bool { one.rawValue < other.rawValue }
}
