/// SipHash-2-4 with 64 bits, a keyed hash of bytes that is unpredictable without the key. Source: Aumasson, Bernstein,
/// "SipHash: a fast short-input PRF", INDOCRYPT 2012. The names of the variables are the names in the paper.
struct SipHash: Sendable {
  /// The first and the last eight bytes of the key, in little-endian order.
  let k0: UInt64
  let k1: UInt64

  /// Returns the hash of the bytes. O(bytes).
  func hash(_ bytes: [UInt8]) -> UInt64 {
    var state = State(k0, k1)
    let end = bytes.count / 8 * 8
    for start in stride(from: 0, to: end, by: 8) { state.take(SipHash.word(bytes[start..<start + 8])) }
    state.take(SipHash.word(bytes[end...]) | UInt64(truncatingIfNeeded: bytes.count) << 56)
    return state.finished()
  }

  /// Returns up to eight bytes as a little-endian number.
  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    for byte in bytes.reversed() { word = word << 8 | UInt64(byte) }
    return word
  }

  private struct State {
    var v0, v1, v2, v3: UInt64

    init(_ k0: UInt64, _ k1: UInt64) {
      v0 = k0 ^ 0x736F_6D65_7073_6575
      v1 = k1 ^ 0x646F_7261_6E64_6F6D
      v2 = k0 ^ 0x6C79_6765_6E65_7261
      v3 = k1 ^ 0x7465_6462_7974_6573
    }

    mutating func take(_ word: UInt64) {
      v3 ^= word
      round()
      round()
      v0 ^= word
    }

    consuming func finished() -> UInt64 {
      v2 ^= 0xFF
      for _ in 0..<4 { round() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func round() {
      v0 &+= v1
      v2 &+= v3
      v1 = State.rotated(v1, 13) ^ v0
      v3 = State.rotated(v3, 16) ^ v2
      v0 = State.rotated(v0, 32)
      v2 &+= v1
      v0 &+= v3
      v1 = State.rotated(v1, 17) ^ v2
      v3 = State.rotated(v3, 21) ^ v0
      v2 = State.rotated(v2, 32)
    }

    private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
  }
}
