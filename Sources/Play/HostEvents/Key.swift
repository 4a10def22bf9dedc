import Formats
import Words

/// A key of a physical keyboard: the character that it writes, and its position.
struct Key: Hashable, Sendable {
  /// `KeyboardEvent.key`: the character that the key writes in the current keyboard layout, or the key's name
  /// (`Enter`).
  let key: String
  /// `KeyboardEvent.code`: the position of the key, given as the key's name on a US keyboard (`KeyA`).
  let code: String

  /// Parses `key` and `code`, separated by a space. For the space bar, `key` is itself a space.
  init(_ text: String) {
    let bytes = text.bytes
    let end = bytes.lastIndex(of: 0x20) ?? bytes.endIndex
    key = String(utf8: bytes[..<end])
    code = String(utf8: bytes[end...].dropFirst())
  }

  var isEscape: Bool { key.hasSameBytes(as: "Escape") }

  /// Whether the key writes a character or is Backspace. Keys such as Tab, the arrow keys and Shift do not count. While
  /// an input method composes, `key` is `Process`, so the position of a letter key (`code`) counts too.
  var isTyping: Bool { key.scalars.count == 1 || code.begins(with: "Key") || code.begins(with: "Backspace") }

  /// The letter that the player means. The result is the letter that the key writes. If the alphabet does not contain
  /// the letter that the key writes, as with a Hangul layout, the result is the letter at the key's position on a US
  /// keyboard. The key to the right of L means the alphabet's letter beyond a–z (ñ).
  func letter(in alphabet: Alphabet) -> Letter? {
    if let word = try? alphabet.fold(key), word.count == 1 { return word.letters[0] }
    // A key with a word as its name, such as "Enter" or "F1", writes no character.
    guard key.scalars.count == 1 || key.hasSameBytes(as: "Process") else { return nil }
    if code.begins(with: "Key"), code.utf8.count == 4, let letter = code.bytes.last {
      return alphabet.letter(Unicode.Scalar(letter | 0x20))
    }
    return code.hasSameBytes(as: "Semicolon")
      ? alphabet.language.additionalLetters.first.flatMap { alphabet.letter($0.letter) } : nil
  }
}
