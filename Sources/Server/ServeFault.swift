/// Why the server cannot start: one line for the operator.
public struct ServeFault: Error, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ description: String) { self.description = description }
}
