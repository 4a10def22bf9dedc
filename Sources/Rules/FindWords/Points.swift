import Words

/// Points of Find Words: one for each letter of a word, twice as many when it uses all letters of the root.
public struct Points: Hashable, Comparable, Sendable {
  /// How many points, from 0 to ``most``.
  public let value: Int

  /// The most points. A hundred times as many fit 32 bits, which `Int` has in wasm, so that percentages never overflow.
  public static let most = 20_000_000

  /// So many points, or the nearest number of points that there can be.
  public init(_ value: Int) { self.value = min(max(value, 0), Points.most) }

  /// What a word earns in a round with this root, without help.
  public init(for word: Word, root: Root) {
    value = root.usesAllLetters(word) ? 2 * word.count : word.count
  }

  /// The sum of both, at most ``most``.
  public static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
  /// Fewer points are less.
  public static func < (left: Points, right: Points) -> Bool { left.value < right.value }
}

extension Sequence<Points> {
  /// The sum of all. O(n).
  public func sum() -> Points { reduce(Points(0), +) }
}
