import Words

/// Points of Find Words. A word has one point for each letter, doubled if the word uses all letters of the root word.
public struct Points: Hashable, Comparable, Sendable {
  /// The number of points, from 0 to ``most``.
  public let value: Int

  /// The maximum number of points. A hundred times this number fits in 32 bits, the size of `Int` in WebAssembly.
  /// Therefore percentages never overflow.
  public static let most = 20_000_000

  /// Creates a number of points, clamped to 0 … ``most``.
  public init(_ value: Int) { self.value = min(max(value, 0), Points.most) }

  /// Creates the points of a word in a round with this root word, without help.
  public init(for word: Word, root: Root) {
    value = root.usesAllLetters(word) ? 2 * word.count : word.count
  }

  /// Returns the sum, clamped to ``most``.
  public static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
  /// Fewer points compare as less.
  public static func < (left: Points, right: Points) -> Bool { left.value < right.value }
}

extension Sequence<Points> {
  /// Returns the sum of all points. O(n).
  public func sum() -> Points { reduce(Points(0), +) }
}
