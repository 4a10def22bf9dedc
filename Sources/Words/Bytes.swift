/// Little-endian numbers and LEB128 in bytes.
extension [UInt8] {
  mutating func append(_ value: UInt64, byteCount: Int) {
    for place in 0..<byteCount { append(UInt8(truncatingIfNeeded: value >> UInt64(8 * place))) }
  }

  /// The number in `byteCount` bytes from `offset`, which must be within.
  func number(at offset: Int, byteCount: Int) -> UInt64 {
    var value: UInt64 = 0
    for place in 0..<byteCount { value |= UInt64(self[offset + place]) << UInt64(8 * place) }
    return value
  }

  /// The count or offset in 4 bytes; one that a 32-bit `Int` cannot hold becomes the greatest `Int`, which fits nothing.
  func count(at offset: Int) -> Int { Int(clamping: number(at: offset, byteCount: 4)) }

  mutating func appendVarint(_ value: Int) {
    var rest = UInt32(value)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

/// Reads LEB128 numbers one after the other.
struct VarintReader {
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next number; `nil` at the end, or when it takes more than 5 bytes or 31 bits.
  mutating func next() -> Int? {
    var value: UInt64 = 0
    for place in 0..<5 {
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      offset += 1
      value |= UInt64(byte & 0x7F) << UInt64(7 * place)
      if byte & 0x80 == 0 { return value <= UInt64(Int32.max) ? Int(value) : nil }
    }
    return nil
  }
}
