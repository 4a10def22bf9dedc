/// Hexadecimal digits as ASCII bytes.
public enum Hex {
  /// Returns the value of a digit in either case, 0 to 15; `nil` for any other byte.
  public static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }

  /// Returns the lowercase hexadecimal digit of a value from 0 to 15. For values up to 35, returns the digit in base
  /// 36.
  public static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x61 + value - 10 }

  /// Returns the uppercase hexadecimal digit of a value from 0 to 15.
  public static func capitalDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }

  /// Returns a number as `count` lowercase hexadecimal digits with leading zeros. If the number has more than `count`
  /// digits, its higher digits are dropped. O(count).
  public static func text(_ value: UInt64, digits count: Int) -> String {
    let digits: [UInt8] = (0..<count).reversed().map { digitNumber in
      digit(digitNumber < 16 ? UInt8(truncatingIfNeeded: value >> UInt64(4 * digitNumber)) & 15 : 0)
    }
    return String(utf8: digits)
  }

  /// Parses 1 to 16 lowercase hexadecimal digits; `nil` for anything else, including uppercase digits. Leading zeros
  /// are allowed, because ``text(_:digits:)`` writes them. O(digits).
  @inlinable
  @inline(never)
  public static func number(small digits: some Collection<UInt8>) -> UInt64? {
    guard (1...16).contains(digits.count) else { return nil }
    var number: UInt64 = 0
    for byte in digits {
      guard let digit = value(byte), !(0x41...0x46).contains(byte) else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return number
  }
}
