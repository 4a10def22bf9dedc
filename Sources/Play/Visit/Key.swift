import Formats
import Words

/// A key of a physical keyboard: what it writes and where it is.
struct Key: Hashable, Sendable {
  /// What the key writes under the keyboard's layout, or its name (`Enter`): `KeyboardEvent.key`.
  let key: String
  /// Where the key is, by the name it has on a US keyboard (`KeyA`): `KeyboardEvent.code`.
  let code: String

  /// Reads `key` and `code` with a space between; the space key is a space itself.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let end = bytes.lastIndex(of: 0x20) ?? bytes.endIndex
    key = String(utf8: bytes[..<end])
    code = String(utf8: bytes[end...].dropFirst())
  }

  /// The letter that is meant: what the key writes, and when that is no letter of the alphabet (as under a Hangul layout) the letter at
  /// its place on a US keyboard, with the alphabet's letter beyond a–z (ñ) right of L.
  func letter(in alphabet: Alphabet) -> Letter? {
    if let word = try? alphabet.fold(key), word.count == 1 { return word.letters[0] }
    // A name such as "Enter" or "F1" writes nothing.
    guard key.unicodeScalars.count == 1 || key.hasSameBytes(as: "Process") else { return nil }
    if code.begins(with: "Key"), code.utf8.count == 4, let letter = Array(code.utf8).last {
      return alphabet.letter(Unicode.Scalar(letter | 0x20))
    }
    return code.hasSameBytes(as: "Semicolon")
      ? alphabet.language.additionalLetters.first.flatMap { alphabet.letter($0.letter) } : nil
  }
}
