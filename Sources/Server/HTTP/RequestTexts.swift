import Formats
import Hummingbird

extension Request {
  /// The parameters of the address. O(bytes of the query).
  var parameters: Query { Query(text: uri.query ?? "") }
}

extension RequestContext {
  /// Returns a decoded part of the path, by its name in the route (``Percent/decoded(_:)``).
  func part(_ name: String) -> String { Percent.decoded((parameters.get(name) ?? "").utf8) }
}

extension String {
  /// The beginning of an untrusted text, for a log or a message. A text longer than 200 bytes is cut and ends with an
  /// ellipsis.
  var clipped: String { utf8.count <= 200 ? self : String(decoding: utf8.prefix(200), as: UTF8.self) + "…" }
}
