extension String {
  /// The text of these bytes; what is not UTF-8 becomes U+FFFD. O(bytes).
  ///
  /// As `String(decoding:as:)`, which would be copied to each place that calls it.
  @inlinable
  @inline(never)
  package init(utf8 bytes: some Collection<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}
