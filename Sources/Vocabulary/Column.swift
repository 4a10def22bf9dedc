import Formats
import Words

/// A column of a vocabulary file, by the name in its header (`docs/formats/vocabulary.md`).
public enum Column: UInt8, CaseIterable, Hashable, Sendable {
  case word, partOfSpeech, level, traditional, simplified, english
  case example, exampleTraditional, exampleSimplified, exampleEnglish, forms
  /// Of a learner's own list, in a language that the list does not name.
  case translation, exampleTranslation

  /// Its name in the header: `zh-Hant`, `example-en` and so on.
  public var name: String {
    switch self {
    case .word: "word"
    case .partOfSpeech: "pos"
    case .level: "level"
    case .traditional: "zh-Hant"
    case .simplified: "zh-Hans"
    case .english: "en"
    case .example: "example"
    case .exampleTraditional: "example-zh-Hant"
    case .exampleSimplified: "example-zh-Hans"
    case .exampleEnglish: "example-en"
    case .forms: "forms"
    case .translation: "translation"
    case .exampleTranslation: "example-translation"
    }
  }

  init?(name: String) {
    guard let match = Column.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = match
  }

  static let separator = UInt8(ascii: "\t")
}
