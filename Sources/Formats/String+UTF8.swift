extension [UInt8] {
  /// Appends a character in UTF-8. O(1).
  @inline(never)
  package mutating func append(utf8 scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      append(UInt8(value))
      return
    }
    // Each continuation byte contains six bits of the scalar. The first byte contains the remaining bits, and its
    // leading bits encode the number of bytes.
    var shift: UInt32 = value < 0x800 ? 6 : value < 0x10000 ? 12 : 18
    let mark: UInt32 = value < 0x800 ? 0xC0 : value < 0x10000 ? 0xE0 : 0xF0
    append(UInt8(mark | value >> shift))
    while shift > 0 {
      shift -= 6
      append(UInt8(0x80 | value >> shift & 0x3F))
    }
  }
}

extension String {
  /// Creates the text of these bytes; invalid UTF-8 becomes U+FFFD. O(bytes).
  ///
  /// The initializer is equivalent to `String(decoding:as:)`, whose code would be copied into every caller.
  @inlinable
  @inline(never)
  package init(utf8 bytes: some Collection<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }

  /// The UTF-8 bytes of the text as an array. O(bytes).
  ///
  /// Each standard-library algorithm adds about 1 kB of WebAssembly for `utf8` or `unicodeScalars`, but 100 bytes
  /// for an array.
  package var bytes: [UInt8] { @inline(never) get { Array(utf8) } }

  /// The Unicode scalars of the text as an array. O(bytes).
  package var scalars: [Unicode.Scalar] {
    @inline(never) get {
      var scalars: [Unicode.Scalar] = []
      for scalar in unicodeScalars { scalars.append(scalar) }
      return scalars
    }
  }

  /// Creates the text of these scalars. O(scalars).
  @inline(never)
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    for scalar in scalars { bytes.append(utf8: scalar) }
    self.init(utf8: bytes)
  }

  /// Returns the texts between the separators, at most `maximum` of them; the last one contains the rest. O(bytes).
  ///
  /// Not inlined, because each caller would contain its code.
  @inline(never)
  package func parts(
    between separator: UInt8, maximum: Int = .max, keepsEmpty: Bool = false
  ) -> [String] {
    Array(utf8).split(separator: separator, maxSplits: maximum - 1, omittingEmptySubsequences: !keepsEmpty)
      .map { String(utf8: $0) }
  }

  /// The sentence as a clause that can follow a colon: with a small first letter and without the final period. A first
  /// letter that begins a name, such as `U+20`, stays a capital. O(bytes).
  package var clause: String {
    var bytes = Array(utf8)
    let beginsWord = bytes.count > 1 && (bytes[1] == 0x20 || (0x61...0x7A).contains(bytes[1]))
    if beginsWord, (0x41...0x5A).contains(bytes[0]) { bytes[0] |= 0x20 }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(utf8: bytes)
  }
}
