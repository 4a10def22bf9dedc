import DataFiles
import Foundation
import Play
import Rules
import Store

/// A code that lets one more device in: words that are read from one screen and typed on another.
struct JoinCode: Sendable {
  /// So many words, of 10 bits each: 50 bits, which can be tried once in five seconds for ten minutes.
  static let wordCount = 5
  /// How long a code can be used.
  static let lifetime = Milliseconds.minutes(10)

  /// What it means, whatever stands between its words, without letter case and accents.
  private let key: String

  /// The code that a text means; `nil` for a text that is too long or has no letters.
  init?(_ text: String) {
    guard text.utf8.count <= 400 else { return nil }
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    key = String(
      String.UnicodeScalarView(
        plain.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { $0.properties.isAlphabetic }))
    guard !key.isEmpty else { return nil }
  }

  /// What is stored of it.
  var hash: SecretHash { SecretHash(SHA256.hash(Array(("orchard code " + key).utf8))) }
}

/// The words of codes, in the languages of the interface.
struct CodeWords: Sendable {
  private let words: [InterfaceLanguage: [String]]

  init(_ folder: DataFolder) throws(DataFault) {
    var words: [InterfaceLanguage: [String]] = [:]
    for language in InterfaceLanguage.allCases { words[language] = try folder.codeWords(language.tag) }
    self.words = words
  }

  /// The words of a language, each of which stands for 10 bits.
  func list(_ language: InterfaceLanguage) -> [String] { words[language] ?? [] }

  /// A new code, of the system's random numbers.
  func code(_ language: InterfaceLanguage) -> String {
    let words = list(language)
    return (0..<JoinCode.wordCount).compactMap { _ in words.randomElement() }.joined(separator: " ")
  }
}
