// Compare bytes: String == compares by canonical equivalence and links the Unicode tables, 86 kB more of wasm. What is compared here
// are names that this program made itself, in one form.

extension String {
  /// Whether both texts have the same bytes in UTF-8. O(bytes).
  package func hasSameBytes(as other: String) -> Bool { utf8.count == other.utf8.count && order(toBytesOf: other) == 0 }

  /// Whether the bytes of the text in UTF-8 begin with these. O(bytes).
  package func begins(with start: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { text in start.withUTF8Buffer { text.starts(with: $0) } }
  }

  /// The order of the text and another by their bytes in UTF-8: negative when the text comes first, positive when the
  /// other does, 0 when they are the same. O(bytes).
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
  /// Whether the bytes begin with `start`. O(bytes of `start`).
  @inline(never)
  package func begins(with start: StaticString) -> Bool {
    start.withUTF8Buffer { start in
      guard count >= start.count else { return false }
      for index in 0..<start.count where self[startIndex + index] != start[index] { return false }
      return true
    }
  }

  /// The index after the first occurrence of `mark`; `nil` if `mark` does not occur. O(bytes).
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
  name.withUTF8Buffer { bytes.elementsEqual($0) }
}
