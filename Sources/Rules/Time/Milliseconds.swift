/// Milliseconds since the beginning of 1970 (UTC), as the host's clock tells.
public struct Milliseconds: Hashable, Comparable, Sendable {
  public let value: Int64

  public init(_ value: Int64) { self.value = value }

  public static func < (left: Milliseconds, right: Milliseconds) -> Bool { left.value < right.value }
}
