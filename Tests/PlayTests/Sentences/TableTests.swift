import Foundation
import Imports
import Rules
import TestTools
import Testing
import Vocabulary

@testable import Play

/// The tables of sentences: complete, in order, and with the same placeholders.
struct TableTests {
  /// Each `{…}` as it is written; for plural forms only the name.
  private func places(_ sentence: String) -> Set<String> {
    Set(sentence.matches(of: /\{([^}:]*)[^}]*\}/).map { String($0.output.1) })
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a table has every phrase by its name, in their order`(language: InterfaceLanguage) {
    #expect(namedSentences(language).map { $0.name } == Phrase.allCases.map { String(describing: $0) })
  }

  @Test func `every phrase is used`() throws {
    let folder = repository.appendingPathComponent("Sources/Play")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Phrase.swift") }
    let code = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    // With a bracket behind it, it is a method of that name.
    let used = Set(code.matches(of: /\.(\w+)(?![\w(])/).map { String($0.output.1) })
    // The names of these follow the first of them, in their order.
    let followers: [(first: Phrase, count: Int)] = [
      (.nounName, PartOfSpeech.allCases.count), (.labelAmerican, Label.allCases.count),
      (.seed, GrowthStage.allCases.count), (.formPlural, FormKind.allCases.count),
      (.faultAnki, ForeignFile.allCases.count), (.separatorTab, FieldSeparator.choices.count),
      (.doubtColumnName, ItemDoubt.Reason.allCases.count),
    ]
    let byNumber = followers.flatMap { $0.first.rawValue..<$0.first.rawValue + $0.count }
    for phrase in Phrase.allCases where !byNumber.contains(phrase.rawValue) {
      #expect(used.contains("\(phrase)"), "no page says \(phrase)")
    }
  }

  @Test func `a file with a line too few or too many is no file of sentences`() {
    let lines = Array(repeating: "x", count: Phrase.allCases.count)
    func read(_ lines: [String]) -> Sentences? { Sentences(Array(lines.joined(separator: "\n").utf8), of: .korean) }
    #expect(read(lines)?.language == .korean)
    #expect(read(lines.dropLast()) == nil)
    #expect(read(lines + ["x"]) == nil)
    #expect(read([]) == nil)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `no phrase is empty, and none begins or ends with a space`(language: InterfaceLanguage) {
    for (name, sentence) in namedSentences(language) {
      #expect(!sentence.isEmpty, "\(name)")
      #expect(sentence.first != " " && sentence.last != " " && !sentence.contains("  "), "\(name)")
    }
    for phrase in Phrase.allCases { #expect(!language.sentences[phrase].isEmpty) }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every phrase leaves the same places open as the English one`(language: InterfaceLanguage) {
    for (line, english) in zip(namedSentences(language), namedSentences(.english)) {
      #expect(places(line.sentence) == places(english.sentence), "\(line.name)")
      #expect(
        line.sentence.count { $0 == "{" } == line.sentence.matches(of: /\{[^{}]+\}/).count
          && line.sentence.count { $0 == "{" } == line.sentence.count { $0 == "}" }, "\(line.name)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `plural forms are two, the first is written, and they belong to a place that is a number`(
    language: InterfaceLanguage
  ) {
    for (name, sentence) in namedSentences(language) {
      for match in sentence.matches(of: /\{([^}:]*):([^}]*)\}/) {
        let forms = match.output.2.split(separator: "/", omittingEmptySubsequences: false)
        #expect(forms.count == 2, "\(name)")
        #expect(forms.first?.isEmpty == false, "\(name)")
      }
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `quotes and apostrophes are not straight, and dots are three or one sign`(language: InterfaceLanguage) {
    for (name, sentence) in namedSentences(language) {
      #expect(!sentence.contains { "\"'`".contains($0) }, "\(name)")
      #expect(!sentence.contains("..."), "\(name)")
      #expect(!sentence.contains("!!") && !sentence.contains("\\"), "\(name)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a week has seven days and a year twelve months, each with a name of its own`(language: InterfaceLanguage) {
    let sentences = language.sentences
    #expect(sentences.weekdays.count == 7)
    let months = sentences[.months].split(separator: " ")
    #expect(Set(months).count == 12 && months.count == 12)
  }

  @Test func `a language tells numbers of one from others where it has plurals`() {
    #expect(InterfaceLanguage.english.sentences.letters(1) == "1 letter")
    #expect(InterfaceLanguage.english.sentences.letters(0) == "0 letters")
    #expect(InterfaceLanguage.spanish.sentences.letters(2) == "2 letras")
    #expect(InterfaceLanguage.italian.sentences.letters(1) == "1 lettera")
    #expect(InterfaceLanguage.korean.sentences.letters(1) == "1글자")
  }

  @Test func `a place that nothing fills stays, and what fills one is not read again`() {
    let sentences = InterfaceLanguage.english.sentences
    #expect(sentences(.goOnWith) == "Continue with {root}")
    #expect(sentences(.goOnWith, .text("root", "{root}{")) == "Continue with {root}{")
    #expect(sentences(.pair, .text("first", "{second}"), .text("second", "b")) == "{second}: b")
  }

  @Test(arguments: [InterfaceLanguage.traditionalChinese, .simplifiedChinese])
  func `Chinese stands right beside numbers, and a blank apart from Latin words`(language: InterfaceLanguage) {
    for (name, sentence) in namedSentences(language) where name != "months" {
      #expect(
        !sentence.contains(/[一-鿿] [0-9]/)
          && !sentence.contains(/[一-鿿] \{(count|then|now|rounds|words|lists|available|used|least|most|all)\}/)
          && !sentence.contains(/\{(count|then|now|rounds|words|lists|available|used|least|most|all)\} [一-鿿]/)
          && !sentence.contains(/[一-鿿][A-Za-z]|[A-Za-z][一-鿿]/), "\(name): \(sentence)")
    }
  }

  @Test func `each language keeps to one tone`() {
    let foreign: [(InterfaceLanguage, [String])] = [
      (.spanish, ["usted", "vosotros", "ronda"]), (.italian, ["Lei ", "Togli", "tabulatore"]),
      (.korean, ["니다", "당신", "십시오"]), (.traditionalChinese, ["您", "妳", "回合", "這部"]),
      (.simplifiedChinese, ["您", "词库", "列表"]),
    ]
    for (language, words) in foreign {
      for (name, sentence) in namedSentences(language) {
        for word in words { #expect(!sentence.contains(word), "\(language.tag), \(name): \(word)") }
      }
    }
  }

  @Test func `English has no capitals but at the beginning and in names`() {
    let names: Set = [
      "Word", "Orchard", "Find", "Words", "Apple", "Tree", "Settings", "My", "JavaScript", "English", "Spanish",
      "Italian", "Chinese", "Korean",
      "Apache", "License", "Anki", "Quizlet", "Submit", "Return", "New", "Latin", "America", "QWERTY", "JSON", "MB",
      "kB", "UTF", "Z", "CSV", "File", "Export", "Notes", "Plain", "Text", "Your",
    ]
    for (name, sentence) in namedSentences(.english) where !["weekdays", "months", "applesLeft"].contains(name) {
      let words = sentence.split(separator: " ")
      for (before, word) in zip(words, words.dropFirst()) where !".!?:".contains(before.last!) {
        let letters = word.filter { $0.isLetter }
        #expect(letters.first?.isUppercase != true || names.contains(letters), "\(name): \(word)")
      }
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a table is in its own script`(language: InterfaceLanguage) {
    let text = namedSentences(language).map { $0.sentence }.joined()
    let hangul = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    let han = text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    #expect(hangul == (language == .korean))
    #expect(han == (language == .traditionalChinese || language == .simplifiedChinese))
  }
}
