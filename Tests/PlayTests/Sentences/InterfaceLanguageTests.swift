import Testing

@testable import Interface
@testable import Play

struct InterfaceLanguageTests {
  @Test(
    arguments: [
      ("en", .english), ("EN-gb", .english), ("en_US", .english), ("es-419", .spanish), ("it-IT", .italian),
      ("es-AR", .spanish), ("it-CH", .italian), ("zh-Hans-SG", .simplifiedChinese),
      ("ko", .korean), ("ko-KR", .korean), ("KO-Kore-KR", .korean), ("zh", .simplifiedChinese),
      ("zh-CN", .simplifiedChinese), ("zh-SG", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
      ("zh-Hans-HK", .simplifiedChinese), ("zh-hans-tw", .simplifiedChinese), ("zh-TW", .traditionalChinese),
      ("zh-HK", .traditionalChinese), ("ZH-mo", .traditionalChinese), ("zh_TW", .traditionalChinese),
      ("zh-Hant", .traditionalChinese), ("zh-Hant-CN", .traditionalChinese), ("zh-hant-hk", .traditionalChinese),
      ("", nil), ("-", nil), ("de", nil), ("de-DE", nil), ("fr-FR", nil), ("eng", nil), ("zho", nil), ("e", nil),
      ("en.lexicon", nil), ("enUS", nil),
      ("한국어", nil), ("-en-", .english), (String(repeating: "en", count: 10_000), nil),
    ] as [(String, InterfaceLanguage?)])
  func `an interface language matches a language tag regardless of region, script and letter case`(
    tag: String, language: InterfaceLanguage?
  ) {
    #expect(InterfaceLanguage(tag: tag) == language)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `each interface language is found by its own tag`(language: InterfaceLanguage) {
    #expect(InterfaceLanguage(tag: language.tag) == language)
    #expect(InterfaceLanguage(preferring: ["de", language.tag, "en"]) == language)
    #expect(language.sentences.language == language)
  }

  @Test(
    arguments: [
      ([], .english), (["de", "fr"], .english), (["nl", "zh-HK", "en"], .traditionalChinese), (["ko-KR"], .korean),
      (["*", "it;q=0.5", "es"], .spanish),
    ] as [([String], InterfaceLanguage)])
  func `the interface uses the first supported language of the reader's language list`(
    tags: [String], language: InterfaceLanguage
  ) {
    #expect(InterfaceLanguage(preferring: tags) == language)
  }

  @Test func `every interface language has its own tag and its name in its own language`() {
    #expect(Set(InterfaceLanguage.allCases.map { $0.tag }).count == 6)
    #expect(Set(InterfaceLanguage.allCases.map { $0.endonym }).count == 6)
    #expect(Set(InterfaceLanguage.allCases.map { $0.sentences.lostTitle }).count >= 5)
  }
}
