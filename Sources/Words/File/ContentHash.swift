import Formats

/// A 64-bit FNV-1a hash of bytes. A content hash identifies contents and detects damage, but does not protect against
/// attackers.
///
/// Source: Fowler, Noll, Vo, "FNV Hash", parameters for 64 bits.
public struct ContentHash: Hashable, Sendable {
  /// The value of the hash.
  public private(set) var value: UInt64

  /// Creates a hash from its stored value.
  public init(value: UInt64) { self.value = value }

  /// Computes the hash of these bytes. O(bytes).
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    value = 0xCBF2_9CE4_8422_2325
    combine(bytes)
  }

  /// Continues the hash with more bytes; the result equals the hash of the concatenated bytes. O(bytes).
  public mutating func combine<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// The hash as sixteen lowercase hexadecimal digits.
  public var text: String { Hex.text(value, digits: 16) }
}
