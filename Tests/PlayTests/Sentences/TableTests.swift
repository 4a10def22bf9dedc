import Foundation
import Imports
import Rules
import TestTools
import Testing
import Vocabulary

@testable import Interface
@testable import Journal
@testable import Play

/// The tables of sentences must be complete, in order, and have the same placeholders.
struct TableTests {
  /// Returns the name of each `{…}` placeholder of a sentence, without the forms of a plural placeholder.
  private func places(_ sentence: String) -> Set<String> {
    Set(sentence.matches(of: /\{([^}:]*)[^}]*\}/).map { String($0.output.1) })
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `each sentences file contains every phrase by name and in order`(language: InterfaceLanguage) {
    #expect(namedSentences(language).map { $0.name } == Phrase.allCases.map { String(describing: $0) })
  }

  @Test func `every phrase of the interface is used in the sources`() throws {
    let folder = repository.appendingPathComponent("Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Play/") || $0.hasPrefix("Interface/") }
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Phrase.swift") }
    let code = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    // In the code, a name followed by a parenthesis is a method and not a phrase.
    let used = Set(code.matches(of: /\.(\w+)(?![\w(])/).map { String($0.output.1) })
    // The sources address each of these series of phrases by the distance from its first phrase.
    let followers: [(first: Phrase, count: Int)] = [
      (.nounName, PartOfSpeech.allCases.count), (.labelAmerican, UsageLabel.allCases.count),
      (.seed, GrowthStage.allCases.count), (.formPlural, FormKind.allCases.count),
      (.faultAnki, ForeignFile.allCases.count), (.separatorTab, FieldSeparator.choices.count),
      (.doubtColumnName, ItemDoubt.Reason.allCases.count), (.levelBeginner, LearnerLevel.choices.count),
    ]
    let byNumber = followers.flatMap { $0.first.rawValue..<$0.first.rawValue + $0.count }
    for phrase in Phrase.allCases where !byNumber.contains(phrase.rawValue) {
      #expect(used.contains("\(phrase)"), "no page says \(phrase)")
    }
  }

  @Test func `a sentences file with a wrong number of lines is refused`() {
    let lines = Array(repeating: "x", count: Phrase.allCases.count)
    func read(_ lines: [String]) -> Sentences? { Sentences(Array(lines.joined(separator: "\n").utf8), of: .korean) }
    #expect(read(lines)?.language == .korean)
    #expect(read(lines.dropLast()) == nil)
    #expect(read(lines + ["x"]) == nil)
    #expect(read([]) == nil)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `each interface phrase is non-empty and has no space at its ends`(language: InterfaceLanguage) {
    for (name, sentence) in namedSentences(language) {
      #expect(!sentence.isEmpty, "\(name)")
      #expect(sentence.first != " " && sentence.last != " " && !sentence.contains("  "), "\(name)")
    }
    for phrase in Phrase.allCases { #expect(!language.sentences[phrase].isEmpty) }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every translated phrase has the same placeholders as the English phrase`(language: InterfaceLanguage) {
    for (line, english) in zip(namedSentences(language), namedSentences(.english)) {
      #expect(places(line.sentence) == places(english.sentence), "\(line.name)")
      #expect(
        line.sentence.count { $0 == "{" } == line.sentence.matches(of: /\{[^{}]+\}/).count
          && line.sentence.count { $0 == "{" } == line.sentence.count { $0 == "}" }, "\(line.name)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a plural placeholder has two forms, and the first form is not empty`(
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
  func `interface phrases use typographic quotes, apostrophes and ellipses`(language: InterfaceLanguage) {
    for (name, sentence) in namedSentences(language) {
      #expect(!sentence.contains { "\"'`".contains($0) }, "\(name)")
      #expect(!sentence.contains("..."), "\(name)")
      #expect(!sentence.contains("!!") && !sentence.contains("\\"), "\(name)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `every interface language has seven weekdays and twelve distinct months`(language: InterfaceLanguage) {
    let sentences = language.sentences
    #expect(sentences.weekdays.count == 7)
    let months = sentences[.months].split(separator: " ")
    #expect(Set(months).count == 12 && months.count == 12)
  }

  @Test func `an interface language with plurals distinguishes one from other numbers`() {
    #expect(InterfaceLanguage.english.sentences.letters(1) == "1 letter")
    #expect(InterfaceLanguage.english.sentences.letters(0) == "0 letters")
    #expect(InterfaceLanguage.spanish.sentences.letters(2) == "2 letras")
    #expect(InterfaceLanguage.italian.sentences.letters(1) == "1 lettera")
    #expect(InterfaceLanguage.korean.sentences.letters(1) == "1글자")
  }

  @Test func `an unfilled placeholder remains in the text, and filled text is not expanded again`() {
    let sentences = InterfaceLanguage.english.sentences
    #expect(sentences(.goOnWith) == "Continue with {root}")
    #expect(sentences(.goOnWith, .text("root", "{root}{")) == "Continue with {root}{")
    #expect(sentences(.pair, .text("first", "{second}"), .text("second", "b")) == "{second}: b")
  }

  @Test(arguments: [InterfaceLanguage.traditionalChinese, .simplifiedChinese])
  func `Chinese phrases have spaces beside Latin words but not beside numbers`(language: InterfaceLanguage) {
    for (name, sentence) in namedSentences(language) where name != "months" {
      #expect(
        !sentence.contains(/[一-鿿] [0-9]/)
          && !sentence.contains(/[一-鿿] \{(count|then|now|rounds|words|lists|available|used|least|most|all)\}/)
          && !sentence.contains(/\{(count|then|now|rounds|words|lists|available|used|least|most|all)\} [一-鿿]/)
          && !sentence.contains(/[一-鿿][A-Za-z]|[A-Za-z][一-鿿]/), "\(name): \(sentence)")
    }
  }

  @Test func `each translation avoids words that do not fit its style`() {
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

  @Test func `English phrases capitalize only the first word and names`() {
    let names: Set = [
      "Word", "Orchard", "Find", "Words", "Apple", "Tree", "Settings", "My", "JavaScript", "English", "Spanish",
      "Italian", "Chinese", "Korean",
      "Apache", "License", "Anki", "Quizlet", "Submit", "Return", "New", "Latin", "America", "QWERTY", "JSON", "MB",
      "kB", "UTF", "Z", "CSV", "QR", "File", "Export", "Notes", "Plain", "Text", "Your",
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
  func `each sentences file uses its language's own script`(language: InterfaceLanguage) {
    let text = namedSentences(language).map { $0.sentence }.joined()
    let hangul = text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    let han = text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    #expect(hangul == (language == .korean))
    #expect(han == (language == .traditionalChinese || language == .simplifiedChinese))
  }
}
