extension String {
  /// The text of these bytes; what is not UTF-8 becomes U+FFFD. O(bytes).
  ///
  /// Does the same as `String(decoding:as:)`, whose code would be copied into every caller.
  @inlinable
  @inline(never)
  package init(utf8 bytes: some Collection<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}
