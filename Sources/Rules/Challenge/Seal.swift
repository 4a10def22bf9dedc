/// Makes bytes unreadable at a glance, and recognises what it sealed. The same bytes always have the same seal.
///
/// The keys are in the program, so this keeps nothing secret from those who run it. Construction: a synthetic initialisation vector, as in
/// Rogaway, Shrimpton, "Deterministic authenticated-encryption", 2006, of two keyed hashes.
enum Seal {
  /// The bytes of the tag, which is written first.
  static let tagByteCount = 8

  /// The bytes of `word orchard tag` and of `word orchard pad`.
  private static let tagging = SipHash(k0: 0x6372_6F20_6472_6F77, k1: 0x6761_7420_6472_6168)
  private static let masking = SipHash(k0: 0x6372_6F20_6472_6F77, k1: 0x6461_7020_6472_6168)

  /// The tag, then the bytes, masked. O(bytes).
  static func seal(_ bytes: [UInt8]) -> [UInt8] {
    let tag = Seal.bytes(tagging.hash(bytes))
    return tag + masked(bytes, tag)
  }

  /// What was sealed; `nil` for what ``seal(_:)`` never makes. O(bytes).
  static func open(_ sealed: [UInt8]) -> [UInt8]? {
    guard sealed.count >= tagByteCount else { return nil }
    let tag = Array(sealed[..<tagByteCount])
    let bytes = masked(Array(sealed[tagByteCount...]), tag)
    return Seal.bytes(tagging.hash(bytes)) == tag ? bytes : nil
  }

  /// Masks the bytes: each block of eight with the hash of the tag and the block's number, from 0, in one byte; that
  /// is enough for 2,048 bytes. Masking twice gives the bytes again.
  private static func masked(_ bytes: [UInt8], _ tag: [UInt8]) -> [UInt8] {
    var masked: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 8) {
      let mask = Seal.bytes(masking.hash(tag + [UInt8(truncatingIfNeeded: start / 8)]))
      for (byte, bits) in zip(bytes[start...], mask) { masked.append(byte ^ bits) }
    }
    return masked
  }

  /// The eight bytes of a hash, the lowest first.
  private static func bytes(_ hash: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
}
