import Foundation
import Journal
import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// Makes vocabulary files with the given entries; fields that are left out get defaults: `["word": "sol", "en":
/// "sun"]`.
func table(_ language: Language, _ rows: [[String: String]]) -> [DataFile: String] {
  let columns =
    language == .spanish
    ? [
      "word", "pos", "level", "zh-Hant", "zh-Hans", "en", "example", "example-zh-Hant", "example-zh-Hans", "example-en",
      "forms",
    ]
    : ["word", "pos", "level", "zh-Hant", "zh-Hans", "example", "example-zh-Hant", "example-zh-Hans", "forms"]
  let usual = [
    "pos": language == .english ? "noun" : "noun m", "level": "A1", "zh-Hant": "字", "zh-Hans": "字", "en": "thing",
    "example": "{x}.", "example-zh-Hant": "句。", "example-zh-Hans": "句。", "example-en": "One.",
  ]
  let lines = rows.map { row in columns.map { row[$0] ?? usual[$0] ?? "" }.joined(separator: "\t") }
  let text = (["#vocabulary 2", columns.joined(separator: "\t")] + lines).joined(separator: "\n")
  let wanted: [TranslationLanguage] = [.english, .traditionalChinese, .simplifiedChinese]
  return Dictionary(
    uniqueKeysWithValues: wanted.map { translation in
      (.vocabulary(language, translation), String(decoding: Files.served(text, language, translation), as: UTF8.self))
    })
}

/// Tests features V1, V2 of `docs/features.md`: the list of a vocabulary with its sections, index and rows.
@Suite struct `The list of a vocabulary` {
  /// The section's letter. Accents are folded, but Ñ is kept.
  private func initial(_ word: String) -> String {
    word.hasPrefix("ñ") ? "Ñ" : word.prefix(1).folding(options: .diacriticInsensitive, locale: nil).uppercased()
  }

  private func index(_ reader: Reader) -> [Node] {
    reader.page.first { $0.tag == "nav" && $0["aria-label"] == reader.say(.sections) }?.all { $0.tag == "a" } ?? []
  }

  @Test(arguments: Reader.tags)
  func `the translation language can be chosen and survives a reload`(reader tag: String) {
    var reader = Reader("/vocabulary/es/gato", speaking: tag)
    #expect(reader.article.texts(in: "en").first == "cat")
    reader.press(reader.say(.settings))
    reader.choose("繁體中文", in: reader.say(.translations))
    reader.press(reader.say(.close))
    #expect(reader.sheet == nil)
    #expect(reader.article.texts(in: "zh-Hant").first == "貓")
    #expect(!reader.article.plainText.contains("cat"))
    reader.reload()
    #expect(reader.article.texts(in: "zh-Hant").first == "貓")
    reader.press(reader.say(.settings))
    #expect(reader.radio("繁體中文", in: reader.say(.translations))?["checked"] != nil)
    reader.choose("简体中文", in: reader.say(.translations))
    reader.press(reader.say(.close))
    reader.open("/vocabulary/es")
    #expect(reader.row("abajo")?.plainText.contains("在下面") == true)
    reader.search("gato")
    #expect(reader.rows.first?.texts(in: "zh-Hans") == ["猫"])
  }

  @Test func `English words show a Chinese translation only if the player chose it`() {
    var reader = Reader("/vocabulary/en/apple")
    func chinese(_ reader: Reader) -> [String] {
      reader.main.all { $0["lang"]?.hasPrefix("zh") == true }.map { $0.plainText }
    }
    #expect(
      reader.main.first { $0["lang"] == "en" && $0["class"] == "example" }?.first { $0.tag == "b" }?.plainText
        == "apple")
    #expect(chinese(reader).isEmpty)
    reader.press("Settings")
    reader.choose("简体中文", in: "Translations")
    reader.press("Close")
    #expect(reader.article.texts(in: "zh-Hans").first == "苹果")
    reader.open("/vocabulary/it/gatto")
    #expect(reader.main.plainText.contains("猫"))
  }

  @Test(arguments: ["en-US", "es-ES", "zh-TW"])
  func `a vocabulary entry shows its part of speech, level, example and translated example`(reader tag: String) {
    let reader = Reader("/vocabulary/es/abeja", speaking: tag)
    let text = reader.main.plainText
    #expect(text.contains(reader.say(.feminineNounName)))
    #expect(text.contains("A2"))
    #expect(text.contains("Una abeja va de flor en flor."))
    #expect(
      reader.main.first { $0["class"] == "example" && $0["lang"] == "es" }?.first { $0.tag == "b" }?.plainText
        == "abeja")
    #expect(text.contains(tag == "zh-TW" ? "一隻蜜蜂在花間飛來飛去。" : "A bee goes from flower to flower."))
  }

  @Test(
    arguments: Reader.tags,
    [
      (Language.english, "ran", "run", "in the park", Phrase.formPast),
      (.spanish, "fui", "ir", "to go", .formPreterite), (.spanish, "gatos", "gato", "cat", .formPlural),
      (.english, "apples", "apple", "from the tree", .formPlural),
      (.italian, "vada", "andare", "to go", .formSubjunctive),
    ])
  func `an inflected form leads to its entry, both on the form's page and in the search`(
    reader tag: String, forms: (language: Language, form: String, word: String, meaning: String, kind: Phrase)
  ) throws {
    let (language, form, word, meaning, kind) = forms
    var reader = Reader("/vocabulary/\(language.code)/\(form)", speaking: tag)
    #expect(reader.heading == form)
    let heads = reader.article.all { $0["class"] == "meaning-head" }.map { $0.plainText }
    #expect(heads.contains { $0.contains(reader.say(kind)) && $0.contains(word) })
    #expect(reader.main.plainText.contains(meaning))
    reader.open("/vocabulary/\(language.code)")
    reader.search(form)
    // The entry comes first, except if the form is itself a word, and the entry's row shows the matched form.
    let ranked = reader.heads
    let index = try #require(ranked.firstIndex(of: word))
    #expect(ranked[..<index].allSatisfy { $0 == form })
    #expect(reader.rows[index].first { $0.tag == "mark" }?.plainText == form)
  }

  @Test(arguments: Reader.tags)
  func `a row shows the word with its first translation and links to the word's page`(reader tag: String) {
    var reader = Reader("/vocabulary/es", speaking: tag)
    #expect(reader.heading == reader.say(.vocabulary))
    #expect(reader.says("status", reader.say(.wordCount, .count("count", Shipped.words(.spanish).count))))
    let row = reader.row("abajo")
    // The row ends with the first translation of “down; downstairs”.
    #expect(row?.plainText == "abajo\(reader.say(.level)) A1down")
    #expect(row?.first { $0.tag == "a" }?["href"] == "/vocabulary/es/abajo")
    reader.press(row?.first { $0.tag == "a" })
    #expect(reader.heading == "abajo")
    #expect(reader.main.plainText.contains("down; downstairs"))
    #expect(reader.path == "/vocabulary/es/abajo")
  }

  @Test(arguments: Language.allCases)
  func `sections of the list have headings, and letters without words have no section`(language: Language) throws {
    let words = Shipped.words(language)
    let letters = (language == .spanish ? "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ").map {
      String($0)
    }
    let present = letters.filter { letter in words.contains { initial($0) == letter } }
    var reader = Reader("/vocabulary/\(language.code)")
    #expect(index(reader).map { $0.plainText } == present)
    #expect(reader.rows.first?.first { $0.tag == "h2" }?.plainText == "A")
    if language == .english { #expect(present.count == 26) }
    for (number, letter) in present.enumerated() {
      reader.press(index(reader)[number])
      let order = try #require(reader.player.log.last)
      #expect(order.hasPrefix("scroll rows to "))
      // The row that scrolls to the top is the title, and its first word follows.
      let row = try #require(Int(order.split(separator: " ").last ?? ""))
      let first = try #require(Int(reader.page.first { $0["id"] == "rows" }?["data-first"] ?? ""))
      #expect(reader.heads[row - first] == letter)
      #expect(reader.player.log.suffix(2).first == "focus section-\(number)")
      #expect(reader.rows[row - first].first { $0["id"] == "section-\(number)" }?.plainText == letter)
      #expect(reader.heads[row - first + 1] == words.first { initial($0) == letter })
      #expect(reader.rows[row - first].first { $0.tag == "h2" } != nil)
      #expect(index(reader).filter { $0["aria-current"] == "true" }.map { $0.plainText } == [letter])
      #expect(index(reader).filter { $0["tabindex"] == "0" }.map { $0.plainText } == [letter])
    }
    if language == .spanish { #expect(present[present.firstIndex(of: "N")! + 1] == "Ñ") }
  }

  @Test func `each row states its position in the whole list`() throws {
    var reader = Reader("/vocabulary/en")
    let count = Shipped.words(.english).count + 26
    #expect(reader.rows.allSatisfy { $0["aria-setsize"] == String(count) })
    #expect(reader.rows.prefix(3).map { $0["aria-posinset"] } == ["1", "2", "3"])
    reader.send(.browser(.sawRows(1000..<1010)))
    let first = try #require(Int(reader.page.first { $0["id"] == "rows" }?["data-first"] ?? ""))
    #expect(reader.rows.first?["aria-posinset"] == String(first + 1))
    reader.search("apple")
    let found = reader.page.first { $0["id"] == "rows" }?["data-count"]
    #expect(found != String(count) && reader.rows.allSatisfy { $0["aria-setsize"] == found })
  }

  @Test func `the index comes before the rows, and moving over its letters leaves the focus there`() throws {
    var reader = Reader("/vocabulary/en")
    let parts = try #require(reader.page.first { $0["class"] == "browse" }).children
    #expect(parts.map { $0.tag } == ["nav", "div"])
    reader.player.log = []
    reader.send(.browser(.jumpedToSection(3)))
    #expect(!reader.player.log.contains { $0.hasPrefix("focus") })
    #expect(parts[0]["data-drags"] == "jumpedToSection 0")
  }

  @Test func `the letter index and Next skip letters without words`() {
    let own = table(.spanish, ["zapato", "ñu", "noche", "árbol", "oso", "él"].map { ["word": $0] })
    var reader = Reader("/vocabulary/es", own: own)
    #expect(index(reader).map { $0.plainText } == ["A", "E", "N", "Ñ", "O", "Z"])
    #expect(reader.heads == ["A", "árbol", "E", "él", "N", "noche", "Ñ", "ñu", "O", "oso", "Z", "zapato"])
    reader.press(reader.row("árbol")?.first { $0.tag == "a" })
    for word in ["él", "noche", "ñu", "oso", "zapato"] {
      reader.press("Next word")
      #expect(reader.heading == word)
    }
  }

  @Test(arguments: Reader.tags)
  func `a saved word is marked with a bookmark in the list`(reader tag: String) {
    var reader = Reader("/vocabulary/es", speaking: tag)
    func isMarked(_ word: String) -> Bool {
      let row = reader.row(word)
      return row?.plainText.contains(reader.say(.saved)) == true && row?.first { $0.tag == "svg" } != nil
    }
    reader.search("ab")
    for isSaved in [true, false] {
      #expect(isMarked("abeja") == !isSaved)
      reader.press(reader.row("abeja")?.first { $0.tag == "a" })
      reader.press(reader.say(.save))
      #expect(reader.button(reader.say(.save))?["aria-pressed"] == (isSaved ? "true" : "false"))
      reader.back()
      #expect(isMarked("abeja") == isSaved)
      #expect(!isMarked("abajo"))
    }
  }

  @Test func `each language has its own vocabulary list`() {
    var reader = Reader("/vocabulary/en")
    func current() -> [String] {
      let languages = reader.main.first { $0.tag == "nav" && $0["aria-label"] == "Game language" }
      return languages?.all { $0["aria-current"] == "page" }.map { $0.plainText } ?? []
    }
    #expect(current() == ["English"])
    for (name, code, first) in [
      ("Spanish", "es", "abajo"), ("Italian", "it", "a"), ("English", "en", "ability"),
    ] {
      reader.press(name, in: reader.main)
      #expect(reader.row(first) != nil)
      #expect(reader.path == "/vocabulary/" + code)
      #expect(current() == [name])
    }
    reader.back()
    #expect(reader.row("a") != nil)
  }

  @Test func `scrolling through twenty thousand entries shows each entry once and in order`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let words = letters.flatMap { a in
      letters.flatMap { b in letters.flatMap { c in "ae".map { "\(a)\(b)\(c)\($0)" } } }
    }
    var reader = Reader("/vocabulary/en", own: table(.english, words.prefix(20_000).map { ["word": $0] }))
    var seen: [String] = []
    var first = 0
    while first < 20_000 + 26 {
      reader.send(.browser(.sawRows(first..<first + 200)))
      let list = reader.page.first { $0["id"] == "rows" }
      let start = Int(list?["data-first"] ?? "")!
      #expect(start <= first)
      seen += reader.heads.dropFirst(first - start).prefix(200)
      first += 200
    }
    #expect(seen.filter { $0.count == 4 } == Array(words.prefix(20_000)))
  }
}
