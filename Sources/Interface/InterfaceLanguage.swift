import Formats

/// A language of the interface. Each language has a file of sentences in `Data/sentences`.
public enum InterfaceLanguage: Int, CaseIterable, Hashable, Sendable {
  /// English, which is also used if the interface supports no language of the reader.
  case english
  /// Spanish.
  case spanish
  /// Italian.
  case italian
  /// Chinese as written in Taiwan.
  case traditionalChinese
  /// Chinese as written in China.
  case simplifiedChinese
  /// Korean.
  case korean

  /// The BCP 47 tag, for `lang` attributes.
  public var tag: String {
    switch self {
    case .english: "en"
    case .spanish: "es"
    case .italian: "it"
    case .traditionalChinese: "zh-Hant"
    case .simplifiedChinese: "zh-Hans"
    case .korean: "ko"
    }
  }

  /// The language's name in that language.
  public var endonym: String {
    switch self {
    case .english: "English"
    case .spanish: "Español"
    case .italian: "Italiano"
    case .traditionalChinese: "繁體中文"
    case .simplifiedChinese: "简体中文"
    case .korean: "한국어"
    }
  }

  /// Creates the first of the reader's languages that the interface supports, or English if it supports no such
  /// language.
  public init(preferring tags: [String]) {
    self = tags.lazy.compactMap { InterfaceLanguage(tag: $0) }.first ?? .english
  }

  /// Creates the language of a BCP 47 tag. The tag may contain a script and a region, in any letter case. `zh-TW` and
  /// `zh-Hant-HK` become Traditional Chinese, and every other `zh` tag becomes Simplified Chinese.
  public init?(tag: String) {
    let parts = tag.bytes.prefix(35).split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { part in part.map { $0 | 0x20 } }
    guard let primary = parts.first else { return nil }
    func has(_ subtags: [StaticString]) -> Bool {
      parts.dropFirst().contains { part in subtags.contains { $0 ~= part } }
    }
    if primary == "zh".bytes {
      let isTraditional = has(["hant"]) || has(["tw", "hk", "mo"]) && !has(["hans"])
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
      return
    }
    guard let match = InterfaceLanguage.allCases.first(where: { primary == $0.tag.bytes })
    else { return nil }
    self = match
  }
}
