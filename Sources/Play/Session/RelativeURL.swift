import Formats

/// A path with a query, such as `/find-words?language=es&root=canciones`. The query may also follow a `#`; browsers do
/// not send the text after a `#` to servers.
///
/// Social networks add parameters (`?fbclid=…`) before or after the `#`. To find its own parameters, the program reads
/// the parameters before and after the `#`, and ignores unknown parameters.
struct RelativeURL {
  let path: String
  /// The text after a `#`.
  private(set) var fragment: String?
  private let query: Query

  init(_ text: String) {
    let bytes = text.bytes
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.endIndex
    path = String(utf8: bytes[..<end])
    if let mark = bytes[end...].firstIndex(of: UInt8(ascii: "#")) {
      fragment = Percent.decoded(bytes[mark...].dropFirst())
    }
    query = Query(bytes[end...])
  }

  /// The value of the parameter with this name.
  subscript(name: String) -> String? { query[name] }
}
