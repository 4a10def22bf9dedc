/// Reed–Solomon codes over the field with 256 elements and the polynomial x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5).
enum ReedSolomon {
  /// The powers of the field's generator 2, listed twice in a row, and the discrete logarithms of the field's elements.
  private static let (powers, exponents): ([UInt8], [Int]) = {
    var powers: [UInt8] = []
    var exponents = Array(repeating: 0, count: 256)
    var value = 1
    for exponent in 0..<255 {
      powers.append(UInt8(value))
      exponents[value] = exponent
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return (powers + powers, exponents)
  }()

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    one == 0 || other == 0 ? 0 : powers[exponents[Int(one)] + exponents[Int(other)]]
  }

  /// Returns `count` error correction bytes for `data`. With `count` error correction bytes, half as many wrong bytes
  /// can be corrected. O(data × count).
  static func correction(of data: some Sequence<UInt8>, count: Int) -> [UInt8] {
    // The coefficients of the polynomial (x - 2⁰)(x - 2¹)…, beginning with the highest power, without the leading 1.
    var divisor = Array(repeating: UInt8(0), count: count)
    divisor[count - 1] = 1
    for exponent in 0..<count {
      for index in 0..<count {
        divisor[index] = product(divisor[index], powers[exponent]) ^ (index + 1 < count ? divisor[index + 1] : 0)
      }
    }
    var rest = Array(repeating: UInt8(0), count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }
}
