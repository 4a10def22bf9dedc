/// Obfuscates bytes, and authenticates them when they are opened. The same bytes always produce the same sealed bytes.
///
/// The keys are part of the program, so the seal hides nothing from people with access to the program. Source: Rogaway,
/// Shrimpton, "Deterministic authenticated-encryption", 2006. As in the article, the tag is a synthetic initialisation
/// vector: the tag and the masks are made with two keyed hashes.
enum Seal {
  /// The number of bytes of the tag, which precedes the masked bytes.
  static let tagByteCount = 8

  /// The keys are the bytes of `word orchard tag` and of `word orchard pad`.
  private static let tagging = SipHash(k0: 0x6372_6F20_6472_6F77, k1: 0x6761_7420_6472_6168)
  private static let masking = SipHash(k0: 0x6372_6F20_6472_6F77, k1: 0x6461_7020_6472_6168)

  /// Returns the tag followed by the masked bytes. O(bytes).
  static func seal(_ bytes: [UInt8]) -> [UInt8] {
    let tag = Seal.bytes(tagging.hash(bytes))
    return tag + masked(bytes, tag)
  }

  /// Returns the original bytes of sealed bytes; `nil` for input that ``seal(_:)`` never produces. O(bytes).
  static func open(_ sealed: [UInt8]) -> [UInt8]? {
    guard sealed.count >= tagByteCount else { return nil }
    let tag = Array(sealed[..<tagByteCount])
    let bytes = masked(Array(sealed[tagByteCount...]), tag)
    return Seal.bytes(tagging.hash(bytes)) == tag ? bytes : nil
  }

  /// Masks or unmasks the bytes. The mask of each block of eight bytes is the hash of the tag and the block's index.
  /// The block's index starts at 0 and is hashed as one byte, which suffices for 2,048 bytes.
  private static func masked(_ bytes: [UInt8], _ tag: [UInt8]) -> [UInt8] {
    var masked: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 8) {
      let mask = Seal.bytes(masking.hash(tag + [UInt8(truncatingIfNeeded: start / 8)]))
      for (byte, bits) in zip(bytes[start...], mask) { masked.append(byte ^ bits) }
    }
    return masked
  }

  /// Returns the eight bytes of a hash in little-endian order.
  private static func bytes(_ hash: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
}
