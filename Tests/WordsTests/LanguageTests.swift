import Foundation
import TestTools
import Testing

@testable import Words

/// Languages as data: `docs/formats/languages.md`.
struct LanguageTests {
  @Test func `the program's built-in languages equal the language files in the data folder`() throws {
    let folder = repository.appendingPathComponent("Data/languages")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
    let codes = Language.allCases.map { $0.code }
    #expect(Set(names) == Set(codes.map { $0 + ".txt" }))
    for code in codes {
      let text = [UInt8](try Data(contentsOf: folder.appendingPathComponent(code + ".txt")))
      let file = LanguageFile(text)
      let language = try #require(Language(code: code))
      #expect(LanguageFile.fault(in: text) == nil)
      #expect(file.code == code)
      for tag in ["en", "es", "it", "ko", "zh-Hans", "zh-Hant"] {
        #expect(!file.value("name." + tag).isEmpty)
        #expect(language.name(in: tag).alone != code)
      }
      #expect(Array(language.license.utf8) == Array(file.value("license")))
    }
  }

  @Test func `the numbers of the languages never change, because merged journals are ordered by them`() {
    #expect([Language.english, .spanish, .italian].map { $0.code } == ["en", "es", "it"])
    #expect([Language.english, .spanish, .italian].map { $0.rawValue } == [0, 1, 2])
  }

  @Test func `a language contains its names, voices, pronouns and translations`() {
    #expect(Language.spanish.name(in: "it") == ("spagnolo", "Spagnolo"))
    #expect(Language.italian.name(in: "ko") == ("이탈리아어", "이탈리아어"))
    #expect(Language.english.name(in: "xx") == ("en", "en"))
    #expect(Language.english.voice == "en-us" && Language.english.speech == "en-US")
    #expect((1...6).map { Language.english.pronoun($0) } == ["I", "you", "he", "we", nil, "they"])
    #expect(Language.spanish.pronoun(0) == nil && Language.spanish.pronoun(7) == nil)
    #expect(Language.english.translations.map { $0.tag } == ["zh-Hant", "zh-Hans", "ko", "es", "it"])
    #expect(Language.spanish.translations.map { $0.level } == [nil, nil, "A2", nil])
    #expect(Language.english.hasDefinitions && !Language.english.hasGenders)
    #expect(!Language.italian.hasDefinitions && Language.italian.hasGenders)
    #expect(
      Language.spanish.keyboard.map { Alphabet(.spanish).text(Word($0)) } == ["qwertyuiop", "asdfghjklñ", "zxcvbnm"])
  }

  @Test func `an alphabet includes the additional letters of its language file`() throws {
    let file = LanguageFile(Array("code = xx\nlicense = none\nletters = ç:c ñ:n\nlicense = none\n".utf8))
    let alphabet = Alphabet(.english, additionalLetters: file.letters)
    #expect(alphabet.count == 28)
    for text in ["caça", "CAÇA", "cac\u{327}a"] { #expect(alphabet.text(try alphabet.fold(text)) == "caça") }
    #expect(alphabet.text(try alphabet.fold("mańana")) == "manana")
  }

  @Test(arguments: [
    ("name.en = X\nlicense = none", LanguageFault(line: 0, reason: .unsuitableCode)),
    ("code = xx", LanguageFault(line: 0, reason: .noLicense)),
    ("code = xx\n\nlicense\n", LanguageFault(line: 3, reason: .noValue)),
    ("code = xx\nlicense =  ", LanguageFault(line: 2, reason: .noValue)),
    ("code = xx\n# again\ncode = yy", LanguageFault(line: 3, reason: .keyTwice)),
    ("code = Spanish\nlicense = none", LanguageFault(line: 0, reason: .unsuitableCode)),
    ("code = xx\nlicense = none\nletters = ñ", LanguageFault(line: 0, reason: .unsuitableLetters)),
    ("code = xx\nlicense = none\nletters = ñ:m", LanguageFault(line: 0, reason: .unsuitableLetters)),
    ("code = xx\nlicense = none\nletters = ñ:n ń:n", LanguageFault(line: 0, reason: .unsuitableLetters)),
    ("code = xx\nlicense = none\nletters = ß:s", LanguageFault(line: 0, reason: .unsuitableLetters)),
    (
      "code = xx\nlicense = none\nletters = à:a ç:c è:e ì:i ñ:n ò:o", LanguageFault(line: 0, reason: .unsuitableLetters)
    ),
  ])
  func `an invalid language file is refused with the line number`(text: String, fault: LanguageFault) {
    #expect(LanguageFile.fault(in: Array(text.utf8)) == fault)
  }

  @Test func `random bytes never make the parser of language files trap`() {
    var numbers = SeededNumbers(seed: seedOfThisRun)
    let text = Array(
      "code = xx\nlicense = none\nletters = ñ:n\nname.en = X | Y\npronouns = a b - d\nlicense = none\n".utf8)
    for _ in 0..<2000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      _ = LanguageFile(bytes)
      _ = LanguageFile.fault(in: bytes)
    }
  }
}
