import Formats

/// A 64-bit FNV-1a hash of bytes: tells apart and detects damage, gives no security.
/// Source: Fowler, Noll, Vo, "FNV Hash", parameters for 64 bits.
public struct ContentHash: Hashable, Sendable {
  public private(set) var value: UInt64

  /// A hash as it was stored.
  public init(value: UInt64) { self.value = value }

  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    value = 0xCBF2_9CE4_8422_2325
    combine(bytes)
  }

  /// The hash of all bytes so far and these.
  public mutating func combine<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  public var text: String { Hex.text(value, digits: 16) }
}
