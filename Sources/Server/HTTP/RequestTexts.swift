import Formats
import Hummingbird

extension Request {
  /// The parameters in the query of the request's address. O(bytes of the query).
  var parameters: Query { Query(text: uri.query ?? "") }
}

extension RequestContext {
  /// Returns the decoded path parameter with this name (``Percent/decoded(_:)``).
  func part(_ name: String) -> String { Percent.decoded((parameters.get(name) ?? "").utf8) }
}

extension String {
  /// The beginning of a text from an untrusted client, for a log or a message. A text longer than 200 bytes is cut and
  /// ends with an ellipsis.
  var clipped: String { utf8.count <= 200 ? self : String(decoding: utf8.prefix(200), as: UTF8.self) + "…" }
}
