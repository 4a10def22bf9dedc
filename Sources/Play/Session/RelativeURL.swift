import Formats

/// A path with its query, as `/find-words?language=es&root=canciones`, or with the same after a `#`, which browsers keep from servers.
///
/// Social networks add parameters (`?fbclid=…`) before or after the `#`: parameters of both parts count, and theirs are never asked for.
struct RelativeURL {
  let path: String
  /// What follows a `#`.
  private(set) var fragment: String?
  private let query: Query

  init(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.endIndex
    path = String(utf8: bytes[..<end])
    if let mark = bytes[end...].firstIndex(of: UInt8(ascii: "#")) {
      fragment = Percent.decoded(bytes[mark...].dropFirst())
    }
    query = Query(bytes[end...])
  }

  /// A parameter's value.
  subscript(name: String) -> String? { query[name] }
}
