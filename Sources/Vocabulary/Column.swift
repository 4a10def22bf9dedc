import Formats
import Words

/// A column of a vocabulary file, identified by its name in the file's header (`docs/formats/vocabulary.md`).
public enum Column: UInt8, CaseIterable, Hashable, Sendable {
  case word, partOfSpeech, level, label, pattern, definition, forms, paradigm
  case traditional, simplified, korean, spanish, italian, english
  case example, exampleTraditional, exampleSimplified, exampleEnglish
  /// The columns of a learner's own list, whose translations are in a language that the list does not name.
  case translation, exampleTranslation
  /// The columns of a file of details (``Details``).
  case topics, grammar, frequency, collocations, synonyms, opposites, family, phrases

  /// The name in the file's header, for example `zh-Hant` or `example-en`.
  public var name: String {
    switch self {
    case .word: "word"
    case .partOfSpeech: "pos"
    case .level: "level"
    case .label: "label"
    case .pattern: "pattern"
    case .definition: "definition"
    case .forms: "forms"
    case .paradigm: "paradigm"
    case .traditional: "zh-Hant"
    case .simplified: "zh-Hans"
    case .korean: "ko"
    case .spanish: "es"
    case .italian: "it"
    case .english: "en"
    case .example: "example"
    case .exampleTraditional: "example-zh-Hant"
    case .exampleSimplified: "example-zh-Hans"
    case .exampleEnglish: "example-en"
    case .translation: "translation"
    case .exampleTranslation: "example-translation"
    case .topics: "topics"
    case .grammar: "grammar"
    case .frequency: "frequency"
    case .collocations: "collocations"
    case .synonyms: "synonyms"
    case .opposites: "opposites"
    case .family: "family"
    case .phrases: "phrases"
    }
  }

  /// The columns with translations into one language each. A pair also contains the column with the translated example
  /// if a file can have such a column. The column of a learner's own translations comes first. The English column comes
  /// last, because English replaces missing translations.
  public static let translations: [(text: Column, example: Column?)] = [
    (.translation, .exampleTranslation), (.traditional, .exampleTraditional), (.simplified, .exampleSimplified),
    (.korean, nil), (.spanish, nil), (.italian, nil), (.english, .exampleEnglish),
  ]

  init?(name: String) {
    guard let match = Column.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else { return nil }
    self = match
  }

  static let separator = UInt8(ascii: "\t")
}
