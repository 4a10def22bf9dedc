/// The minimum number of letters of a guess in Find Words. A player chooses the minimum for a round.
public enum MinimumLength: Int, CaseIterable, Comparable, Sendable {
  case two = 2
  case three = 3
  case four = 4

  /// The default minimum, which all daily puzzles use.
  public static let usual = MinimumLength.three

  /// Smaller minimums compare as less.
  public static func < (left: MinimumLength, right: MinimumLength) -> Bool { left.rawValue < right.rawValue }
}
