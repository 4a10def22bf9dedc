import TestTools
import Testing
import Vocabulary
import Words

@Suite struct ReadingTests {
  @Test("an entry has the fields of its line")
  func entry() throws {
    let glossary = try Glossary(fruit)
    let run = glossary[try #require(glossary.entry(EntryID(word: "run")))]
    #expect(run.word == "run" && run.partOfSpeech == .verb && run.level == .a1)
    #expect(run.translation == "跑；經營" && run.translationTag == "zh-Hant" && run.definition == "")
    #expect(glossary[3, .simplified] == "跑；经营" && glossary[3, .english] == "")
    #expect(run.example.text == "She ran home in the rain." && run.example.word == "ran")
    #expect(run.example.beforeWord == "She " && run.example.afterWord == " home in the rain.")
    #expect(run.exampleTranslation == "她在雨中跑回家。")
    #expect(run.forms == ["ran", "running", "runs"])
    #expect(Entry.firstTranslation(of: run.translation) == "跑")
    #expect(Entry.firstTranslation(of: "song; tune") == "song" && Entry.firstTranslation(of: "") == "")
  }

  @Test("columns may have any order and number after the word", arguments: ["\n", "\r\n", "\r"])
  func columns(lineEnd: String) throws {
    let glossary = try Glossary(
      "\u{FEFF}word|zh-Hans|pos\(lineEnd)uva|葡萄|noun f\(lineEnd)\(lineEnd)mora|桑葚|noun f", .spanish)
    #expect(glossary.ids == ["mora", "uva"])
    #expect(
      glossary[1].translation == "葡萄" && glossary[1].translationTag == "zh-Hans"
        && glossary[1].partOfSpeech == .feminineNoun && glossary[1].example.isEmpty)
  }

  @Test(
    "a malformed file throws a fault with reason and place",
    arguments: [
      ("", VocabularyFault.empty), ("\n\n", .empty), ("word|colour\na|b", .unknownColumn("colour")),
      ("word|pos|pos", .unknownColumn("pos")), ("pos|word", .noWordColumn), ("apple|蘋果", .unknownColumn("apple")),
      ("word|pos\na|noun\nb", .fields(line: 3, count: 1, expected: 2)),
      ("word|pos\na|noun|x", .fields(line: 2, count: 3, expected: 2)), ("word|pos\n|noun", .emptyWord(line: 2)),
    ])
  func faults(text: String, fault: VocabularyFault) {
    #expect(throws: fault) { try Glossary(text) }
  }

  @Test(
    "a file of another version throws a fault that says what to do",
    arguments: [("", 1), ("#vocabulary 1\n", 1), ("#vocabulary 3\n", 3)])
  func versions(first: String, version: Int) throws {
    let text = Array((first + "word\tpos\tlevel\napple\tnoun\tA1\n").utf8)
    #expect(throws: VocabularyFault.version(version)) { try Glossary(text, language: .english) }
    #expect(VocabularyFault.version(version).description.contains("first line"))
    #expect(VocabularyFault.version(version).description.contains("“#vocabulary 2”"))
    #expect(throws: VocabularyFault.empty) { try Glossary(Array("#vocabulary 2\n".utf8), language: .english) }
  }

  @Test("the first language gives the translation, and English replaces a missing one")
  func translations() throws {
    let glossary = try Glossary("word|ko|en|label|pattern\nsol|해|sun||\nagua||water|feminine el, ES|agua de", .spanish)
    let (water, sun) = (glossary[0], glossary[1])
    #expect(sun.translation == "해" && sun.translationTag == "ko" && sun.definition == "sun")
    #expect(water.translation == "" && water.definition == "water" && water.pattern == "agua de")
    #expect(water.labels == [.feminineEl, .spain])
    let english = try Glossary("word|definition\nsun|the star of our day")
    #expect(english[0].definition == "the star of our day" && english[0].translationTag == nil)
    #expect(english.words(found: "star") == ["sun"])
  }

  @Test("readers get only the columns of their language")
  func served() {
    func names(_ language: Language, _ tag: String) -> String {
      Column.served(language, with: Column.translation(into: tag)!).map { $0.name }.joined(separator: " ")
    }
    let start = "word pos level label pattern "
    #expect(names(.english, "en") == start + "definition example paradigm")
    #expect(names(.english, "it") == start + "definition it example paradigm")
    #expect(names(.english, "zh-Hant") == start + "definition zh-Hant example example-zh-Hant paradigm")
    #expect(names(.spanish, "ko") == start + "ko en example paradigm")
    #expect(names(.italian, "en") == start + "en example example-en paradigm")
    #expect(Column.translation(into: "translation") == nil && Column.translation(into: "fr") == nil)
  }

  @Test("a file in columns is read like the same file in rows")
  func inColumns() throws {
    let rows = fruit.split(separator: "\n").map { $0.split(separator: "|", omittingEmptySubsequences: false) }
    let sorted =
      [rows[0]]
      + rows.dropFirst().sorted {
        Collation.isLess(Collation.key("\($0[0])", .english), Collation.key("\($1[0])", .english))
      }
    var text = "#vocabulary 2 columns\n" + sorted[0].joined(separator: "\t") + "\n"
    for field in sorted[0].indices { for row in sorted.dropFirst() { text += row[field] + "\n" } }
    let (one, other) = (try Glossary(fruit), try Glossary(text))
    #expect(one.ids == other.ids)
    for entry in 0..<one.count { #expect(one[entry] == other[entry]) }
    #expect(other.words(found: "ran") == one.words(found: "ran"))
    #expect(try Glossary(String(text.dropLast())).ids == one.ids)
    #expect(throws: VocabularyFault.order) { try Glossary("#vocabulary 2 columns\nword|pos\nb\na\nnoun\nnoun\n") }
    #expect(throws: VocabularyFault.fields(line: 5, count: 1, expected: 2)) {
      try Glossary("#vocabulary 2 columns\nword|pos\na\nb\nnoun")
    }
    #expect(throws: VocabularyFault.emptyWord(line: 4)) {
      try Glossary("#vocabulary 2 columns\nword|pos\na\n\nnoun\nnoun\n")
    }
  }

  @Test("random bytes are read or refused, and any vocabulary that was read can be searched")
  func anyBytes() {
    var random = SeededNumbers(seed: seedOfThisRun)
    let pieces = ["word", "\t", "\n", "pos", "example", "{", "}", ",", "é", "蘋", "\r", ".", " ", "0", "1+", "1 "].map {
      Array($0.utf8)
    }
    for _ in 0..<300 {
      let last = Bool.random(using: &random) ? "forms" : "paradigm"
      var bytes = Array("word\tzh-Hant\t\(last)\n".utf8)
      if Bool.random(using: &random) { bytes = Array("#vocabulary 2 columns\n".utf8) + bytes }
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

  @Test("homographs are separate entries with their own identifiers")
  func homographs() throws {
    let glossary = try Glossary(fruit)
    #expect(glossary.ids == ["apple", "café", "pineapple", "run", "tear", "tear.2", "zebra"])
    let second = try #require(glossary.entry(EntryID(text: "tear.2")))
    #expect(glossary[second].partOfSpeech == .verb)
    #expect(glossary.entry(EntryID(text: "tear.3")) == nil && glossary.entry(EntryID(text: "teas")) == nil)
  }

  @Test(
    "an identifier survives a round trip, and an invalid ordinal belongs to the word",
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

  @Test(
    "a word is found by its spelling, whatever characters it has",
    arguments: ["r} it", "{ran}", "7", "a b", "\u{200B}"])
  func oddWords(word: String) throws {
    #expect(try Glossary("word|forms\napple|\n\(word)|").entries(spelled: word).count == 1)
  }

  @Test("an empty vocabulary has no entries, sections or hits")
  func nothing() throws {
    let glossary = try Glossary("word|pos")
    #expect(glossary.count == 0 && glossary.sections.isEmpty && glossary.search("a").isEmpty)
    #expect(glossary.nearest("a").isEmpty && glossary.entries(spelled: "a").isEmpty)
    #expect(glossary.entry(EntryID(word: "a")) == nil)
  }
}
