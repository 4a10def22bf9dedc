import Formats
import Words

/// A language into which words are translated.
public enum TranslationLanguage: UInt8, CaseIterable, Hashable, Sendable {
  /// `en`. For English words, the translations are definitions.
  case english
  /// `zh-Hant`, Chinese as written in Taiwan.
  case traditionalChinese
  /// `zh-Hans`, Chinese as written in China.
  case simplifiedChinese
  /// `ko`.
  case korean
  /// `es`. Only English words are translated into Spanish.
  case spanish
  /// `it`. Only English words are translated into Italian.
  case italian

  /// The BCP 47 tag of the language.
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

  /// Returns whether words of a language are translated into this language.
  public func translates(_ language: Language) -> Bool {
    tag.hasSameBytes(as: language.code)
      ? language.hasDefinitions : language.isTranslated(into: tag)
  }

  /// Creates the language with exactly this tag; `nil` for any other tag.
  public init?(tag: String) {
    guard let match = TranslationLanguage.allCases.first(where: { $0.tag.hasSameBytes(as: tag) }) else { return nil }
    self = match
  }
}
