import Formats
import Hummingbird

extension Request {
  /// The decoded value of a parameter of the query (``Query``).
  func parameter(_ name: String) -> String? { Query((uri.query ?? "").utf8)[name] }
}

extension RequestContext {
  /// A decoded part of the path, by its name in the route (``Percent/decoded(_:)``).
  func part(_ name: String) -> String { Percent.decoded((parameters.get(name) ?? "").utf8) }
}
