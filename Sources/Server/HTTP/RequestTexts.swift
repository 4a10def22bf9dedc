import Formats
import Hummingbird

extension Request {
  /// The parameters of the address. O(bytes of the query).
  var parameters: Query { Query(text: uri.query ?? "") }
}

extension RequestContext {
  /// A decoded part of the path, by its name in the route (``Percent/decoded(_:)``).
  func part(_ name: String) -> String { Percent.decoded((parameters.get(name) ?? "").utf8) }
}

extension String {
  /// The beginning of a text from outside, for a log or a message: what is longer than 200 bytes ends with an ellipsis.
  var clipped: String { utf8.count <= 200 ? self : String(decoding: utf8.prefix(200), as: UTF8.self) + "…" }
}
