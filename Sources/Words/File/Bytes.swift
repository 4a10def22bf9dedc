/// Functions that append little-endian numbers and LEB128 numbers.
extension [UInt8] {
  mutating func append(_ value: UInt64, byteCount: Int) {
    for index in 0..<byteCount { append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }

  mutating func appendVarint(_ value: Int) {
    var rest = UInt32(value)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends zeros until the number of bytes is a multiple of `multiple`.
  mutating func pad(to multiple: Int) {
    while count % multiple != 0 { append(0) }
  }
}

/// A reader for consecutive LEB128 numbers.
struct VarintReader {
  private let bytes: ByteView
  private(set) var offset: Int

  init(_ bytes: ByteView, offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func nextByte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Returns the next number; `nil` at the end, or if the number has more than 5 bytes or 31 bits.
  mutating func next() -> Int? {
    var value: UInt64 = 0
    for index in 0..<5 {
      guard let byte = nextByte() else { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(7 * index)
      if byte & 0x80 == 0 { return value <= UInt64(Int32.max) ? Int(value) : nil }
    }
    return nil
  }
}
