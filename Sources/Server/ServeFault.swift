/// The reason why the server cannot start.
public struct ServeFault: Error, CustomStringConvertible, Sendable {
  /// A line for the operator that names the problem, its cause and the remedy.
  public let description: String

  public init(_ description: String) { self.description = description }
}
