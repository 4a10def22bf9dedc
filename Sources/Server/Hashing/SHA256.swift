import CCrypto

/// SHA-256 (FIPS 180-4, section 6.2), computed by the system's libcrypto.
enum SHA256 {
  /// The number of bytes in a digest.
  static let byteCount = Int(SHA256_DIGEST_LENGTH)

  /// Returns the SHA-256 digest of `bytes`, which has 32 bytes. O(bytes).
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      CCrypto.SHA256(bytes, bytes.count, buffer.baseAddress)
      count = byteCount
    }
  }
}
