import DataFiles
import Foundation
import Interface
import Play
import Rules
import Store

/// A code with which a player adds a device. The code consists of words that the player reads on one screen and types
/// on another.
struct JoinCode: Sendable {
  /// The number of words in a code; each word encodes 10 bits. A client can try only 660 of the 2⁵⁰ codes in the ten
  /// minutes for which a code is valid.
  static let wordCount = 5
  /// The time for which a code is valid.
  static let lifetime = Milliseconds.minutes(10)

  /// The letters of the code in a normalized form, without separators, letter case and accents.
  private let key: String

  /// Reads a code; `nil` if the text is too long or contains no letters.
  init?(_ text: String) {
    guard text.utf8.count <= 400 else { return nil }
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    key = String(
      String.UnicodeScalarView(
        plain.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { $0.properties.isAlphabetic }))
    guard !key.isEmpty else { return nil }
  }

  /// The hash of the code, which is stored in place of the code.
  var hash: SecretHash { SecretHash(SHA256.hash(Array(("orchard code " + key).utf8))) }
}

/// The lists of words from which codes are made, in all interface languages.
struct CodeWords: Sendable {
  private let words: [InterfaceLanguage: [String]]

  init(_ folder: DataFolder) throws(DataFault) {
    var words: [InterfaceLanguage: [String]] = [:]
    for language in InterfaceLanguage.allCases { words[language] = try folder.codeWords(language.tag) }
    self.words = words
  }

  /// Returns the word list of a language; each word encodes 10 bits.
  func list(_ language: InterfaceLanguage) -> [String] { words[language] ?? [] }

  /// Returns a new code of random words, from the system's random number generator.
  func code(_ language: InterfaceLanguage) -> String {
    let words = list(language)
    return (0..<JoinCode.wordCount).compactMap { _ in words.randomElement() }.joined(separator: " ")
  }
}
