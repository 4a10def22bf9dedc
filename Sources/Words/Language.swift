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
    var primary: [UInt8] = []
    for byte in Array(code.utf8).prefix(8) {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
      primary.append(byte | 0x20)
    }
    guard let match = Language.allCases.first(where: { primary == Array($0.code.utf8) }) else { return nil }
    self = match
  }

  /// Letters beyond a–z, each with the base letter that it follows in the alphabet.
  var additionalLetters: [(letter: Unicode.Scalar, after: Unicode.Scalar)] {
    switch self {
    case .spanish: [(letter: "ñ", after: "n")]
    case .english, .italian: []
    }
  }
}
