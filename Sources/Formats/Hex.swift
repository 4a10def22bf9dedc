/// Hexadecimal digits, as bytes of ASCII.
public enum Hex {
  /// The value of a digit, 0 to 15, capital or small; `nil` for any other byte.
  public static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }

  /// The small digit of a value, 0 to 15; up to 35, digits of base 36.
  public static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x61 + value - 10 }

  /// The capital digit of a value, 0 to 15.
  public static func capitalDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }

  /// A number in `count` digits, small letters, with leading zeros. Higher digits that do not fit are left out.
  /// O(count).
  public static func text(_ value: UInt64, digits count: Int) -> String {
    let digits: [UInt8] = (0..<count).reversed().map { digitNumber in
      digit(digitNumber < 16 ? UInt8(truncatingIfNeeded: value >> UInt64(4 * digitNumber)) & 15 : 0)
    }
    return String(utf8: digits)
  }

  /// The number that 1 to 16 digits write; `nil` for anything else, and for capital digits. Zeros may lead, as
  /// ``text(_:digits:)`` writes them: one number has one text for each count of digits. O(digits).
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
