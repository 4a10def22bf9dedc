import Foundation
import TestTools
import Testing
import Vocabulary
import Words

@Suite struct SearchTests {
  private let glossary: Glossary

  init() throws { glossary = try Glossary(fruit) }

  @Test(
    "hits are ordered by word, prefix, form, inside, translation, example",
    arguments: [
      ("apple", ["apple", "pineapple"]), ("app", ["apple", "pineapple", "tear.2"]), ("tear", ["tear", "tear.2"]),
      ("ran", ["run", "zebra"]), ("tore", ["tear.2"]), ("咖啡", ["café"]), ("蘋果", ["apple"]), ("苹果", ["apple"]),
      ("經營", ["run"]),
      ("sea", ["café"]), ("giraffe", ["zebra"]), ("長頸鹿", ["zebra"]),
      ("e", ["apple", "café", "pineapple", "tear", "tear.2", "zebra", "run"]),
    ])
  func ranking(query: String, words: [String]) { #expect(glossary.words(found: query) == words) }

  @Test(
    "a search ignores case, accents, composition, width and surrounding blanks",
    arguments: ["cafe", "CAFÉ", "Café", "cafe\u{301}", " café ", "ｃａｆｅ", "ca\u{200B}fé", "\tCafe\n"])
  func folding(query: String) { #expect(glossary.words(found: query) == ["café"]) }

  @Test(arguments: apostrophes)
  func `a word with an apostrophe is found by every kind of apostrophe`(apostrophe: String) throws {
    let glossary = try Glossary("word|example\no’clock|It’s five {o’clock}.\nclock|A {clock} ticks.")
    #expect(glossary.words(found: "o\(apostrophe)clock") == ["o’clock"])
    #expect(glossary.words(found: "it\(apostrophe)s") == ["o’clock"])
  }

  @Test func `every normalization form finds the same words`() throws {
    for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
      let word = "r\(Character(Unicode.Scalar(value)!))ng"
      let glossary = try Glossary("word\n" + word)
      #expect(glossary.search(word.decomposedStringWithCanonicalMapping).count == 1, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "a search without a hit returns nothing",
    arguments: ["xyz", "7", "{", "}", "{ran}", "\u{0}", "apple,", "noun", "A1", "🍎"])
  func noHit(query: String) { #expect(glossary.search(query).isEmpty) }

  @Test("an empty query returns nothing", arguments: ["", " ", "\u{200B}", "\u{301}"])
  func emptyQuery(query: String) { #expect(glossary.search(query).isEmpty) }

  @Test("a query never matches across two fields")
  func fieldsApart() throws {
    let glossary = try Glossary("word|zh-Hant|en|example\nuno|一|one|Sólo hay {uno}.", .spanish)
    #expect(glossary.search("一one").isEmpty && glossary.search("oneSolo").isEmpty)
    #expect(glossary.words(found: "solo hay uno") == ["uno"])
  }

  @Test("hits have a rank and are sorted by it")
  func ranks() {
    #expect(glossary.search("apple").map(\.rank) == [.wholeWord, .insideWord])
    #expect(glossary.search("RAN").map(\.rank) == [.wholeForm, .example])
    #expect(glossary.search("e").map(\.rank) == glossary.search("e").map(\.rank).sorted())
  }

  @Test("a search agrees with an exhaustive scan")
  func agreesWithLooking() {
    var random = SeededNumbers(seed: seedOfThisRun)
    let alphabet = Array("aeiprsnt 一在的斑é")
    for _ in 0..<2_000 {
      let query = String(
        (0..<Int.random(in: 1...3, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
      let trimmed = query.replacing("é", with: "e").trimmingCharacters(in: .whitespaces)
      let expected = (0..<glossary.count).filter { entry in
        let item = glossary[entry]
        let texts = [
          item.word, item.translation, glossary[entry, .simplified], item.example.text, item.exampleTranslation,
          glossary[entry, .exampleSimplified],
        ]
        let isIn = texts.contains { $0.lowercased().replacing("é", with: "e").contains(trimmed) }
        return !trimmed.isEmpty && (isIn || item.forms.contains { $0.replacing("é", with: "e") == trimmed })
      }
      #expect(glossary.search(query).map(\.entry).sorted() == expected, "“\(query)”, SEED=\(seedOfThisRun)")
    }
  }

  @Test(
    "a match is marked in the original text",
    arguments: [
      ("cafe", "Un Café.", "Un |Café|."), ("CAFÉ", "cafe\u{301}s", "|cafe\u{301}|s"), ("蘋果", "一顆蘋果", "一顆|蘋果|"),
      ("a", "Ä", "|Ä|"), ("h", "ｈi", "|ｈ|i"),
    ])
  func marks(query: String, text: String, marked: String) throws {
    let parts = try #require(text.parts(matching: query))
    #expect("\(parts.before)|\(parts.match)|\(parts.after)" == marked)
  }

  @Test("a text without a match has no mark", arguments: [("x", "abc"), ("", "abc"), ("abcd", "abc"), ("a", "")])
  func noMark(query: String, text: String) { #expect(text.parts(matching: query) == nil) }

  @Test(
    "the nearest words are at most two edits away, nearest first",
    arguments: [
      ("appel", ["apple"]), ("zebar", ["zebra", "tear"]), ("tera", ["tear", "zebra"]), ("rnu", ["run"]), ("apple", []),
      ("", []), ("xylophone", []),
    ])
  func nearest(query: String, words: [String]) {
    #expect(glossary.nearest(query).map { glossary.id($0).text } == words)
  }

  @Test("entries are found by form and spelling, with accents distinguished")
  func spelled() throws {
    #expect(glossary.entries(spelled: "ran").map { glossary.id($0).text } == ["run"])
    #expect(glossary.entries(spelled: "tears").map { glossary.id($0).text } == ["tear", "tear.2"])
    #expect(glossary.entries(spelled: "tear").map { glossary.id($0).text } == ["tear", "tear.2"])
    let entries = (0..<glossary.count).map { glossary.entry(glossary.id($0)) }
    #expect(entries == (0..<glossary.count).map { $0 })
    for name in ["tear.3", "tears", "", "tear.999"] { #expect(glossary.entry(EntryID(text: name)) == nil) }
    #expect(glossary.entries(spelled: "cafe").isEmpty && glossary.entries(spelled: "").isEmpty)
    let spanish = try Glossary("word|forms\nano|anos\naño|años", .spanish)
    #expect(spanish.entries(spelled: "años").map { spanish.id($0).text } == ["año"])
  }
}
