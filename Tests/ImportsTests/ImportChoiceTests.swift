import Formats
import Imports
import Testing
import Vocabulary
import Words

/// A choice made in the preview or with flags.
@Suite struct `A choice for an import` {
  private func read(_ text: String, _ change: (inout ImportChoices) -> Void) throws -> ListImport {
    var choices = ImportChoices()
    change(&choices)
    let file = ListFile(name: "list.txt", bytes: Array(text.replacing("|", with: "\t").utf8))
    return try ListImport([file], language: .english, choices: choices)
  }

  @Test func `the chosen columns of an import can be swapped, skipped and named`() throws {
    let text = "perro|dog|x1|A dog.\nluna|moon|x2|A moon."
    let list = try read(text) { $0.roles = [.translation, .word, .skipped, .example] }
    #expect(list.lines == ["dog|perro|A dog.", "moon|luna|A moon."])
    let short = try read(text) { $0.roles = [.skipped, .word] }
    #expect(short.lines == ["dog", "moon"])
    #expect(short.understanding.letters == "-w--")
  }

  @Test func `the chosen columns of an import read JSON with unknown member names`() throws {
    var choices = ImportChoices()
    choices.roles = [.word, .translation]
    let list = try ListImport(
      [try ImportedFiles.file("json-unknown.json")], language: .english, choices: choices)
    #expect(list.lines == ["dog|perro", "moon|luna"] && !list.understanding.lacksWord)
  }

  @Test func `a chosen separator splits the rows of an import that automatic detection does not split`() throws {
    #expect(try read("dog: perro\nmoon: luna") { $0.separator = .colon }.lines == ["dog|perro", "moon|luna"])
    #expect(
      try read("dog=perro\nmoon=luna") { $0.separator = FieldSeparator(name: "=") }.lines == ["dog|perro", "moon|luna"])
    #expect(try read("sun, moon\nstar") { $0.separator = .words }.lines == ["sun", "moon", "star"])
    #expect(try read("sun,moon\nstar,sky") { $0.separator = FieldSeparator.none }.lines == ["sun,moon", "star,sky"])
  }

  @Test func `the header choice of an import decides whether the first row is an item`() throws {
    #expect(
      try read("word|translation\ndog|perro") { $0.hasHeader = false }.lines == ["word|translation", "dog|perro"])
    let list = try read("Tier|Animal\ndog|perro") { $0.hasHeader = true }
    #expect(list.lines == ["dog|perro"] && list.understanding.columns.map(\.name) == ["Tier", "Animal"])
  }

  @Test func `an import with the semicolon as its row end splits a line at semicolons`() throws {
    let file = try ImportedFiles.file("quizlet-one-line.txt")
    var choices = ImportChoices()
    choices.rowEnd = .semicolon
    let list = try ListImport([file], language: .english, choices: choices)
    #expect(list.lines == ["apple|a fruit", "red or green", "banana|a yellow fruit"])
    #expect(list.doubts.map(\.reason) == [.alone])
  }

  @Test func `import requests survive encoding and decoding with their choices and files`() throws {
    var choices = ImportChoices()
    choices.separator = .other(UInt8(ascii: "="))
    choices.hasHeader = false
    choices.rowEnd = .semicolon
    choices.roles = [.word, .skipped, .exampleTranslation]
    let files = [ListFile(name: "a\nb", bytes: [0, 0x0A, 0xFF]), ListFile(name: "", bytes: [])]
    let again = ImportRequest(ImportRequest(files, language: .italian, choices: choices).encoded)
    #expect(again.choices == choices && again.language == .italian)
    #expect(again.files.map(\.name) == ["a b", ""] && again.files.map(\.bytes) == [[0, 0x0A, 0xFF], []])
    for separator in FieldSeparator.choices { #expect(FieldSeparator(name: separator.name) == separator) }
  }

  @Test func `import responses survive encoding and decoding`() throws {
    for name in try ImportedFiles.names() {
      let request = ImportRequest([try ImportedFiles.file(name)], language: .spanish, choices: ImportChoices())
      let answer = ImportAnswer(to: request)
      let again = try #require(ImportAnswer(answer.encoded))
      #expect(again.encoded == answer.encoded)
      switch (answer, again) {
      case (.read(let list), .read(let other)):
        #expect(list.items == other.items && list.problems == other.problems && list.doubts == other.doubts)
        #expect(list.understanding == other.understanding && list.name == other.name)
      case (.fault(let fault), .fault(let other)): #expect(fault == other)
      default: Issue.record("another answer to \(name)")
      }
    }
    #expect(ImportAnswer([]).map { _ in true } == nil)
  }
}
