import Formats

// Strings are compared as bytes, because == and < of String would link the Unicode tables, which take 86 kB of
// WebAssembly. Browsers also compare strings as bytes. The bytes are compared without copying them, because the generic
// algorithms for String.UTF8View took half of the time for computing a page's difference.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension String {
  func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && withBytes { left in other.withBytes { left.isSame(as: $0) } }
  }

  func precedes(_ other: String) -> Bool {
    withBytes { left in
      other.withBytes { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
  }

  /// Creates a string from a static string.
  public init(_ name: StaticString) {
    self = name.withUTF8Buffer { String(utf8: $0) }
  }

  /// The text after the changes that an HTML parser makes to line endings and control characters. CR LF and CR become
  /// LF, and every other control character (C0, DEL and C1, except tab and LF) becomes U+FFFD. Because of these
  /// changes, a text that a patch sets is equal to the same text parsed from a page.
  var withoutControls: String {
    let isClean = withBytes { bytes in
      for byte in bytes where isSuspect(byte) { return false }
      return true
    }
    return isClean ? self : String(utf8: replacingControls(in: Array(utf8)))
  }
}

extension Bytes {
  func isSame(as other: Bytes) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  func isOne(of names: [StaticString]) -> Bool {
    for name in names where name.utf8CodeUnitCount == count {
      if name.withUTF8Buffer(isSame(as:)) { return true }
    }
    return false
  }
}

/// Returns whether the byte is a control character except tab and LF, or may begin such a character (0xC2).
private func isSuspect(_ byte: UInt8) -> Bool {
  (byte < 0x20 && byte != 0x09 && byte != 0x0A) || byte == 0x7F || byte == 0xC2
}

private func replacingControls(in bytes: [UInt8]) -> [UInt8] {
  let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    index += 1
    if byte == 0x0D {
      result.append(0x0A)
      if next == 0x0A { index += 1 }
    } else if byte == 0xC2, next < 0xA0 {
      result += replacement
      index += 1
    } else if byte != 0xC2, isSuspect(byte) {
      result += replacement
    } else {
      result.append(byte)
    }
  }
  return result
}
