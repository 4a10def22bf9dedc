/// Integers in texts. The standard library's initializers would add about 3 kB of WebAssembly for each integer type.
extension String {
  /// The number that the text represents in decimal digits, with or without a sign; `nil` for any other text and for a
  /// number that does not fit. O(bytes).
  package var int: Int? { int64.flatMap { Int(exactly: $0) } }

  /// The number that the text represents in decimal digits, with or without a sign; `nil` for any other text and for a
  /// number that does not fit. O(bytes).
  package var int64: Int64? { @inline(never) get { bytes[...].integer(base: 10) } }

  /// The number that the text represents in decimal digits without a sign; `nil` for any other text and for a number
  /// that does not fit. O(bytes).
  package var uint64: UInt64? { bytes[...].natural(base: 10) }
}

extension ArraySlice<UInt8> {
  /// The number that the ASCII text represents in digits of a base from 2 to 36, with or without a sign; `nil` for any
  /// other text and for a number that does not fit. O(bytes).
  @inline(never)
  package func integer(base: UInt64) -> Int64? {
    let isNegative = first == UInt8(ascii: "-")
    let digits = isNegative || first == UInt8(ascii: "+") ? dropFirst() : self
    guard let size = digits.natural(base: base) else { return nil }
    if isNegative { return size <= UInt64(Int64.max) + 1 ? Int64(truncatingIfNeeded: 0 &- size) : nil }
    return Int64(exactly: size)
  }

  /// The number that the ASCII text represents in digits of a base from 2 to 36 without a sign; `nil` for any other
  /// text and for a number that does not fit. O(bytes).
  @inline(never)
  package func natural(base: UInt64) -> UInt64? {
    guard !isEmpty else { return nil }
    var number: UInt64 = 0
    for byte in self {
      let digit: UInt64
      switch byte {
      case 0x30...0x39: digit = UInt64(byte - 0x30)
      case 0x41...0x5A: digit = UInt64(byte - 0x41 + 10)
      case 0x61...0x7A: digit = UInt64(byte - 0x61 + 10)
      default: return nil
      }
      guard digit < base else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: base)
      let (sum, isOverflow) = product.addingReportingOverflow(digit)
      guard !isTooLarge, !isOverflow else { return nil }
      number = sum
    }
    return number
  }
}
