import DataFiles
import Foundation
import Play
import Rules
import Store

/// A code that lets a player add a device: words that are read from one screen and typed on another.
struct JoinCode: Sendable {
  /// The number of words, of 10 bits each. A client can try 660 of the 2⁵⁰ codes in the ten minutes in which a code is
  /// valid.
  static let wordCount = 5
  /// How long a code is valid.
  static let lifetime = Milliseconds.minutes(10)

  /// The letters of the code, without separators, letter case and accents.
  private let key: String

  /// Reads a code; `nil` if the text is too long or has no letters.
  init?(_ text: String) {
    guard text.utf8.count <= 400 else { return nil }
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    key = String(
      String.UnicodeScalarView(
        plain.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { $0.properties.isAlphabetic }))
    guard !key.isEmpty else { return nil }
  }

  /// The stored hash of the code.
  var hash: SecretHash { SecretHash(SHA256.hash(Array(("orchard code " + key).utf8))) }
}

/// The words of codes, in all interface languages.
struct CodeWords: Sendable {
  private let words: [InterfaceLanguage: [String]]

  init(_ folder: DataFolder) throws(DataFault) {
    var words: [InterfaceLanguage: [String]] = [:]
    for language in InterfaceLanguage.allCases { words[language] = try folder.codeWords(language.tag) }
    self.words = words
  }

  /// Returns the words of a language; each encodes 10 bits.
  func list(_ language: InterfaceLanguage) -> [String] { words[language] ?? [] }

  /// Returns a new code from the system's random numbers.
  func code(_ language: InterfaceLanguage) -> String {
    let words = list(language)
    return (0..<JoinCode.wordCount).compactMap { _ in words.randomElement() }.joined(separator: " ")
  }
}
