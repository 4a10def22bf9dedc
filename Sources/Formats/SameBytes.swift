// Compare texts by their bytes, because == of String compares by canonical equivalence and links the Unicode tables,
// which need 86 kB more of WebAssembly. Comparing bytes suffices because the compared texts are names that this program
// made in a single form.

extension String {
  /// Returns whether both texts have the same UTF-8 bytes. O(bytes).
  package func hasSameBytes(as other: String) -> Bool { utf8.count == other.utf8.count && order(toBytesOf: other) == 0 }

  /// Returns whether the UTF-8 bytes of the text begin with the bytes of `start`. O(bytes).
  package func begins(with start: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { text in start.withUTF8Buffer { text.starts(with: $0) } }
  }

  /// Compares the UTF-8 bytes of this text with another. Returns a negative number if this text comes first, a positive
  /// number if the other does, and 0 if they are equal. O(bytes).
  package func order(toBytesOf other: String) -> Int {
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        for index in 0..<min(one.count, other.count) where one[index] != other[index] {
          return Int(one[index]) - Int(other[index])
        }
        return one.count - other.count
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether the bytes begin with `start`. O(bytes of `start`).
  @inline(never)
  package func begins(with start: StaticString) -> Bool {
    start.withUTF8Buffer { start in
      guard count >= start.count else { return false }
      for index in 0..<start.count where self[startIndex + index] != start[index] { return false }
      return true
    }
  }

  /// Returns the index after the first occurrence of `mark`; `nil` if `mark` does not occur. O(bytes).
  @inline(never)
  package func end(of mark: StaticString) -> Int? {
    let first = mark.utf8Start[0]
    for index in indices where self[index] == first {
      if self[index...].begins(with: mark) { return index + mark.utf8CodeUnitCount }
    }
    return nil
  }
}

/// Matches bytes against a name: `switch name.utf8 { case "opened": … }`.
@inlinable
@inline(never)
package func ~= (name: StaticString, bytes: some Sequence<UInt8>) -> Bool {
  name.withUTF8Buffer { name in
    var index = 0
    for byte in bytes {
      guard index < name.count, name[index] == byte else { return false }
      index += 1
    }
    return index == name.count
  }
}
