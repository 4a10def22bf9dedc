/// Percent-encoding in addresses (RFC 3986, section 2.1).
public enum Percent {
  /// Encodes a text as a part of a path or a value of a query. ASCII letters, digits and hyphens are unchanged, and
  /// every other UTF-8 byte becomes `%XX`. O(bytes).
  public static func encoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in text.bytes {
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      if isPlain {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded += [byte >> 4, byte & 15].map { Hex.capitalDigit($0) }
      }
    }
    return String(utf8: encoded)
  }

  /// Decodes a percent-encoded part of a path. A `%` without two hexadecimal digits stays unchanged, and invalid UTF-8
  /// becomes U+FFFD. O(bytes).
  public static func decoded(_ bytes: some Sequence<UInt8>) -> String { decoded(Array(bytes), plus: UInt8(ascii: "+")) }

  /// Decodes a name or value of a query, in which `+` represents a space (application/x-www-form-urlencoded). Apart
  /// from the `+`, the function is like ``decoded(_:)``. O(bytes).
  public static func decodedQuery(_ bytes: some Sequence<UInt8>) -> String { decoded(Array(bytes), plus: 0x20) }

  private static func decoded(_ bytes: [UInt8], plus: UInt8) -> String {
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let high = Hex.value(rest[rest.startIndex]),
        let low = Hex.value(rest[rest.startIndex + 1])
      {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? plus : byte)
      }
    }
    return String(utf8: decoded)
  }
}
