/// The reason why the server cannot start.
public struct ServeFault: Error, CustomStringConvertible, Sendable {
  /// One line for the operator: the problem, its cause and the remedy.
  public let description: String

  /// Creates a fault with this description.
  public init(_ description: String) { self.description = description }
}
