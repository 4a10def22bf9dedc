import TestTools
import Testing
import Vocabulary
import Words

@Suite struct ReadingTests {
  @Test("an entry has what its line says, column by column")
  func entry() throws {
    let glossary = try Glossary(fruit)
    let run = glossary[try #require(glossary.entry(EntryID(word: "run")))]
    #expect(run.word == "run" && run.partOfSpeech == .verb && run.level == .a1)
    #expect(run.traditional == "跑；經營" && run.simplified == "跑；经营" && run.english == "")
    #expect(run.example.text == "She ran home in the rain." && run.example.word == "ran")
    #expect(run.example.beforeWord == "She " && run.example.afterWord == " home in the rain.")
    #expect(run.exampleTraditional == "她在雨中跑回家。")
    #expect(run.forms == ["ran", "running", "runs"])
    #expect(Entry.firstTranslation(of: run.traditional) == "跑")
    #expect(Entry.firstTranslation(of: "song; tune") == "song" && Entry.firstTranslation(of: "") == "")
  }

  @Test("columns come in any order and number, the word first", arguments: ["\n", "\r\n", "\r"])
  func columns(lineEnd: String) throws {
    let glossary = try Glossary(
      "\u{FEFF}word|zh-Hans|pos\(lineEnd)uva|葡萄|noun f\(lineEnd)\(lineEnd)mora|桑葚|noun f", .spanish)
    #expect(glossary.ids == ["mora", "uva"])
    #expect(glossary[1].simplified == "葡萄" && glossary[1].partOfSpeech == .feminineNoun && glossary[1].example.isEmpty)
  }

  @Test(
    "a file that does not fit says what is wrong and where",
    arguments: [
      ("", VocabularyFault.empty), ("\n\n", .empty), ("word|colour\na|b", .unknownColumn("colour")),
      ("word|pos|pos", .unknownColumn("pos")), ("pos|word", .noWordColumn), ("apple|蘋果", .unknownColumn("apple")),
      ("word|pos\na|noun\nb", .fields(line: 3, count: 1, expected: 2)),
      ("word|pos\na|noun|x", .fields(line: 2, count: 3, expected: 2)), ("word|pos\n|noun", .emptyWord(line: 2)),
    ])
  func faults(text: String, fault: VocabularyFault) {
    #expect(throws: fault) { try Glossary(text) }
  }

  @Test("bytes of any kind are read or refused, and searching what was read does no harm")
  func anyBytes() {
    var random = SeededNumbers(seed: seedOfThisRun)
    let pieces = ["word", "\t", "\n", "pos", "example", "{", "}", ",", "é", "蘋", "\r", ".", " "].map { Array($0.utf8) }
    for _ in 0..<300 {
      var bytes = Array("word\tzh-Hant\tforms\n".utf8)
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        bytes +=
          Bool.random(using: &random) ? pieces.randomElement(using: &random)! : [.random(in: 0...255, using: &random)]
      }
      guard let glossary = try? Glossary(bytes, language: .allCases.randomElement(using: &random)!) else { continue }
      for entry in 0..<glossary.count {
        let id = glossary.id(entry)
        #expect(glossary.entry(id).map { glossary.id($0) } == id, "\(bytes)")
        _ = (glossary[entry], glossary.search(id.word), glossary.nearest(id.word), glossary.entries(spelled: id.word))
      }
      #expect(glossary.sections.flatMap { Array($0.entries) } == Array(0..<glossary.count))
    }
  }

  @Test("homographs are two entries, each with an identifier of its own")
  func homographs() throws {
    let glossary = try Glossary(fruit)
    #expect(glossary.ids == ["apple", "café", "pineapple", "run", "tear", "tear.2", "zebra"])
    let second = try #require(glossary.entry(EntryID(text: "tear.2")))
    #expect(glossary[second].partOfSpeech == .verb)
    #expect(glossary.entry(EntryID(text: "tear.3")) == nil && glossary.entry(EntryID(text: "teas")) == nil)
  }

  @Test(
    "an identifier's text reads back; what is no ordinal belongs to the word",
    arguments: [
      ("lead", "lead", 1), ("lead.2", "lead", 2), ("lead.12", "lead", 12), ("lead.1", "lead.1", 1),
      ("lead.02", "lead.02", 1),
      ("lead.", "lead.", 1), (".2", ".2", 1), ("a.b", "a.b", 1), ("a.9999", "a.9999", 1), ("", "", 1),
      ("a.2.3", "a.2", 3),
    ])
  func identifiers(text: String, word: String, ordinal: Int) {
    let id = EntryID(text: text)
    #expect(id.word == word && id.ordinal == ordinal && id.text == text)
  }

  @Test("a word is found by its spelling, whatever is in it", arguments: ["r} it", "{ran}", "7", "a b", "\u{200B}"])
  func oddWords(word: String) throws {
    #expect(try Glossary("word|forms\napple|\n\(word)|").entries(spelled: word).count == 1)
  }

  @Test("an empty vocabulary has no entry, no section and no hit")
  func nothing() throws {
    let glossary = try Glossary("word|pos")
    #expect(glossary.count == 0 && glossary.sections.isEmpty && glossary.search("a").isEmpty)
    #expect(glossary.nearest("a").isEmpty && glossary.entries(spelled: "a").isEmpty)
    #expect(glossary.entry(EntryID(word: "a")) == nil)
  }
}
