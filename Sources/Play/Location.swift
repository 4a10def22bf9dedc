import Words

/// A path with its query, as `/find-words?language=es&root=canciones`, or with the same behind a `#`, which servers do not get to see.
///
/// Networks add parameters of their own (`?fbclid=…`) before or behind the `#`: what both parts say counts, and nobody asks for theirs.
struct Location {
  let path: String
  /// What stands behind a `#`.
  private(set) var fragment: String?
  private let items: [(name: String, value: String)]

  init(_ text: String) {
    let bytes = text.utf8
    let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.endIndex
    path = String(decoding: bytes[..<end], as: UTF8.self)
    let mark = bytes[end...].firstIndex(of: UInt8(ascii: "#"))
    if let mark { fragment = Location.decoded(bytes[mark...].dropFirst()) }
    // What parts parameters is in no value of ours.
    let parameters = bytes[end...].split { byte in
      byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#")
    }
    items = parameters.map { item in
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      return (Location.decoded(item[..<equals]), Location.decoded(item[equals...].dropFirst()))
    }
  }

  subscript(name: String) -> String? { items.first { $0.name.hasSameBytes(as: name) }?.value }

  /// A path's part, so that decoding gives it back.
  static func encoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      if isPlain {
        encoded.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += Array((byte < 16 ? "%0" : "%").utf8) + Array(digits.utf8)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Percent-decoding of a query (application/x-www-form-urlencoded). A sign that begins no escape stands for itself.
  static func decoded(_ bytes: Substring.UTF8View) -> String {
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = hexDigit(rest.first), let low = hexDigit(rest.dropFirst().first) {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(0x30...0x39): byte! - 0x30
    case .some(0x41...0x46): byte! - 0x41 + 10
    case .some(0x61...0x66): byte! - 0x61 + 10
    default: nil
    }
  }
}
