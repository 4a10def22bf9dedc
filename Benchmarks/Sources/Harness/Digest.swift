/// A 64-bit FNV-1a hash. The digest of several words is the sum of their hashes, so that it does not depend on their
/// order.
enum Digest {
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
