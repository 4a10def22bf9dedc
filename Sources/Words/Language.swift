/// A language in which words are played. Its alphabet is in `docs/formats/alphabets.md`.
public enum Language: UInt8, CaseIterable, Hashable, Sendable {
  case english
  case spanish
  case italian

  /// The language as a BCP 47 tag: `en`, `es`, `it`.
  public var code: String {
    switch self {
    case .english: "en"
    case .spanish: "es"
    case .italian: "it"
    }
  }

  /// The language of a BCP 47 tag, whose letter case and region (`es-MX`) do not matter; `nil` for any other language.
  public init?(code: String) {
    guard let match = Language.allCases.first(where: { $0.isMeant(by: code) }) else { return nil }
    self = match
  }

  private func isMeant(by text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    for byte in code.utf8 {
      guard let other = bytes.next(), other | 0x20 == byte else { return false }
    }
    let next = bytes.next()
    return next == nil || next == UInt8(ascii: "-") || next == UInt8(ascii: "_")
  }

  /// Letters beyond a–z, each with the base letter that it follows in the alphabet.
  var additionalLetters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] {
    switch self {
    case .spanish: [(letter: "ñ", after: "n")]
    case .english, .italian: []
    }
  }
}
