/// Why the server cannot start.
public struct ServeFault: Error, CustomStringConvertible, Sendable {
  /// One line for the operator: what failed, why, and what to do.
  public let description: String

  /// A fault with this description.
  public init(_ description: String) { self.description = description }
}
