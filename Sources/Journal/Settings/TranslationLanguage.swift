import Formats
import Words

/// A language into which words are translated.
public enum TranslationLanguage: UInt8, CaseIterable, Hashable, Sendable {
  /// `en`; for English words it means their definitions.
  case english
  /// `zh-Hant`, as it is written in Taiwan.
  case traditionalChinese
  /// `zh-Hans`, as it is written in China.
  case simplifiedChinese
  /// `ko`.
  case korean
  /// `es`; English words alone are translated into it.
  case spanish
  /// `it`; English words alone are translated into it.
  case italian

  /// Its BCP 47 tag.
  public var tag: String {
    switch self {
    case .english: "en"
    case .traditionalChinese: "zh-Hant"
    case .simplifiedChinese: "zh-Hans"
    case .korean: "ko"
    case .spanish: "es"
    case .italian: "it"
    }
  }

  /// Whether words of a language are translated into it.
  public func translates(_ language: Language) -> Bool {
    tag.hasSameBytes(as: language.code)
      ? language.hasDefinitions : language.isTranslated(into: tag)
  }

  /// The language with exactly this tag; `nil` for any other.
  public init?(tag: String) {
    guard let match = TranslationLanguage.allCases.first(where: { $0.tag.hasSameBytes(as: tag) }) else { return nil }
    self = match
  }
}
