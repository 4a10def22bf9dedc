/// Milliseconds: as a moment, those since 1970-01-01 00:00 UTC by the host's clock; as `played`, a duration.
public struct Milliseconds: Hashable, Comparable, Sendable {
  /// How many milliseconds; clocks may say anything.
  public let value: Int64

  /// So many milliseconds.
  public init(_ value: Int64) { self.value = value }

  /// An earlier moment, or a shorter duration, is less.
  public static func < (left: Milliseconds, right: Milliseconds) -> Bool { left.value < right.value }
}
