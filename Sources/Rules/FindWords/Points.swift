import Words

/// What words are worth: one point a letter, and as many again for all the letters of the root.
public struct Points: Hashable, Comparable, Sendable {
  public let value: Int

  public init(_ value: Int) { self.value = value }

  public init(for word: Word, root: Root) {
    value = root.usesAllLetters(word) ? 2 * word.count : word.count
  }

  public static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
  public static func < (left: Points, right: Points) -> Bool { left.value < right.value }
}

extension Sequence<Points> {
  public func sum() -> Points { reduce(Points(0), +) }
}
