/// Text for bytes that needs no escaping in addresses: base64url of RFC 4648, section 5, without padding.
public enum Base64URL {
  private static let digits: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  /// Returns the text of these bytes, which has four characters for each three bytes, rounded up. O(bytes).
  public static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    digits.withUTF8Buffer { digits in
      var bits: UInt32 = 0
      var count = 0
      for byte in bytes {
        bits = bits << 8 | UInt32(byte)
        count += 8
        while count >= 6 {
          count -= 6
          text.append(digits[Int(bits >> UInt32(count) & 63)])
        }
      }
      if count > 0 { text.append(digits[Int(bits << UInt32(6 - count) & 63)]) }
    }
    return String(utf8: text)
  }

  /// Returns the bytes of a text; `nil` for a text that ``text(_:)`` never returns. The method never returns texts with
  /// other characters, padding, a single last digit, or a last digit with unused bits set. O(characters).
  public static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.bytes {
      guard let digit = value(of: byte) else { return nil }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    // The unused bits of the last digit must be zero.
    guard count < 6, bits & (1 << UInt32(count) - 1) == 0 else { return nil }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case 0x41...0x5A: UInt32(digit - 0x41)
    case 0x61...0x7A: UInt32(digit - 0x61 + 26)
    case 0x30...0x39: UInt32(digit - 0x30 + 52)
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
