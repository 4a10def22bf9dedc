import Formats
import Testing
import Vocabulary

@testable import Wire
@testable import Words

struct WordRequestTests {
  private let lexicon: Lexicon
  private let glossary: Glossary

  init() throws {
    lexicon = try Lexicon(
      WordList(
        [
          .init("papa", frequency: 500), .init("papá", frequency: 520), .init("sal"), .init("años"), .init("año"),
          .init("mamá"), .init("mama", frequency: 500), .init("casa", frequency: 600),
        ],
        language: .spanish))
    glossary = try Glossary(
      Array("word\tforms\naño\taños\nmamá\t\npapa\t\npapá\t\nsal\t\nsal\t\nWi-Fi\t\nd’hoc\t".utf8),
      language: .spanish)
  }

  private func answer(_ text: String) throws(RequestFault) -> JSON {
    try WordRequest(language: "es", text: text).answer(in: lexicon, glossary)
  }

  @Test(arguments: [
    ("sal", "sal", ["sal", "sal.2"]), ("sal.2", "sal", ["sal.2"]), ("años", "años", ["año"]), ("AÑOS", "años", ["año"]),
    ("papa", "papa", ["papa"]), ("papá", "papá", ["papá"]), ("PAPÁ", "papá", ["papá"]), ("pàpa", "papá", ["papá"]),
    ("mama", "mamá", ["mamá"]), ("MAMA", "mamá", ["mamá"]), ("Wi-Fi", "Wi-Fi", ["Wi-Fi"]), ("casa", "casa", []),
    (" Casa", "casa", []), ("d'hoc", "d’hoc", ["d’hoc"]), ("d\u{2BC}hoc", "d’hoc", ["d’hoc"]),
    ("d\u{2018}hoc", "d’hoc", ["d’hoc"]), ("d\u{FF07}hoc", "d’hoc", ["d’hoc"]), ("d’hoc", "d’hoc", ["d’hoc"]),
    ("mama\u{301}", "mamá", ["mamá"]),
  ])
  func `a text finds its exact spelling, otherwise the preferred spelling`(
    text: String, word: String, entries: [String]
  ) throws {
    let answer = try answer(text)
    #expect(answer["word"]?.string.map { Array($0.utf8) } == Array(word.utf8))
    #expect(answer["entries"]?.array?.compactMap { $0["id"]?.string } == entries)
  }

  @Test(arguments: [
    "", " ", "sal.3", "sal.1", "xyz", "wi-fi", "\0", "sal\0", "🍎", "%ff", String(repeating: "a", count: 100_000),
  ])
  func `a text that is neither in the lexicon nor in the vocabulary is unknown`(text: String) {
    #expect(throws: RequestFault.unknownWord(.spanish)) { try answer(text) }
  }

  @Test func `the response to a word request contains the word's lexicon data`() throws {
    #expect(
      try answer("casa").text
        == #"{"language":"es","word":"casa","entries":[],"inLexicon":true,"spellings":["casa"],"frequencyBand":6}"#)
    #expect(try answer("papa")["spellings"]?.text == #"["papá","papa"]"#)
    #expect(
      try answer("Wi-Fi").text
        == #"{"language":"es","word":"Wi-Fi","entries":[{"id":"Wi-Fi","word":"Wi-Fi","translations":{},"forms":[]}],"#
        + #""inLexicon":false}"#)
  }
}
