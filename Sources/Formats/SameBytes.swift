// Compare bytes: String == compares by canonical equivalence and links the Unicode tables, 86 kB more of wasm. What is compared here
// are names that this program made itself, in one form.

extension StringProtocol {
  /// Whether both texts have the same bytes in UTF-8. O(bytes).
  package func hasSameBytes(as other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// Matches bytes against a name: `switch name.utf8 { case "opened": … }`.
package func ~= (name: StaticString, bytes: some Sequence<UInt8>) -> Bool {
  name.withUTF8Buffer { bytes.elementsEqual($0) }
}
