import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature V3 of `docs/features.md`: the search in the shipped vocabularies.
@Suite struct `A search in a vocabulary` {
  private func expectNoHits(_ reader: Reader, of query: String) {
    #expect(reader.says("status", reader.say(.hitCount, .count("count", 0))), "\(query)")
    #expect(reader.rows.isEmpty, "\(query)")
  }

  @Test(arguments: ["sol", "SOL", "Sól", "  sol ", "so\u{301}l", "ｓｏｌ", "s\u{200B}ol"])
  func `search results list matches of the word first, then translations, then examples`(query: String) {
    let own = table(
      .spanish,
      [
        ["word": "garaje", "example": "El {garaje} es para el sol."], ["word": "girasol", "example": "Un {girasol}."],
        ["word": "soleado", "example": "Un día {soleado}."],
        ["word": "nota", "en": "sol; note", "example": "Una {nota}."],
        ["word": "sol", "en": "sun", "example": "El {sol}."],
        ["word": "nube", "en": "cloud", "example": "Una {nube}."],
        ["word": "banco", "example": "Me siento al {banco}.", "example-en": "I sit in the sol."], ["word": "casolar"],
        ["word": "sólido"], ["word": "alma", "zh-Hant": "sol", "en": "soul"],
      ])
    var reader = Reader("/vocabulary/es", own: own)
    reader.search(query)
    #expect(reader.heads == ["sol", "soleado", "sólido", "casolar", "girasol", "nota", "banco", "garaje"])
    #expect(reader.says("status", reader.say(.hitCount, .count("count", 8))))
    // The search marks every match, in each of the entry's fields.
    #expect(reader.marks == ["sol", "sol", "sól", "sol", "sol", "sol", "sol", "sol"])
    #expect(reader.rows.last?.plainText.contains("es para el sol.") == true)
  }

  @Test(arguments: Reader.tags)
  func `a vocabulary search ignores case and accents`(reader tag: String) {
    var reader = Reader("/vocabulary/es", speaking: tag)
    for (query, word, mark) in [
      ("canción", "canción", "canción"), ("CANCION", "canción", "canción"), ("cancio\u{301}n", "canción", "canción"),
      ("Ñame", "ñame", "ñame"), ("nandu", "ñandú", "ñandú"), ("Á", "a", "a"), ("último", "último", "último"),
    ] {
      reader.search(query)
      #expect(reader.heads.first == word)
      #expect(reader.rows.first?.first { $0.tag == "mark" }?.plainText == mark)
    }
  }

  @Test(arguments: [("貓", "zh-Hant"), ("猫", "zh-Hans")])
  func `a vocabulary search finds Chinese translations and examples`(query: String, script: String) {
    var reader = Reader("/vocabulary/es", speaking: script == "zh-Hant" ? "zh-TW" : "zh-CN")
    reader.search(query)
    // The Chinese word for owl also contains the character for cat.
    let index = reader.heads.firstIndex(of: "gato") ?? 0
    #expect(reader.rows[index].first { $0["lang"] == script }?.first { $0.tag == "mark" }?.plainText == query)
    reader.search("我的" + query)
    #expect(Set(reader.marks) == ["我的" + query])
  }

  @Test func `a search marks the matching text in translations and examples`() {
    var reader = Reader("/vocabulary/es")
    reader.search("jack")
    #expect(reader.row("gato")?.plainText.contains("jack") == true)
    #expect(
      ["/vocabulary/es/gato.2", "/vocabulary/es/gato%2E2"].contains(
        reader.row("gato")?.first { $0.tag == "a" }?["href"]))
    #expect(reader.row("gato")?.all { $0.tag == "mark" }.map { $0.plainText } == ["jack"])
    reader.search("duerme encima del TECLADO")
    #expect(reader.heads == ["gato"])
    #expect(reader.marks == ["duerme encima del teclado"])
  }

  @Test func `a misspelled word that other words contain is offered with its likely spelling`() {
    var reader = Reader("/vocabulary/en")
    reader.search("aple")
    #expect(!reader.rows.isEmpty)
    #expect(reader.items("Did you mean").first?.texts(in: "en") == ["apple"])
    reader.press(reader.items("Did you mean").first?.first { $0.tag == "a" })
    #expect(reader.heading == "apple")
    reader.back()
    reader.search("appl")
    #expect(!reader.main.plainText.contains("Did you mean"))
  }

  @Test func `a translation that begins with the query comes before one that contains it`() {
    var reader = Reader("/vocabulary/en", speaking: "zh-TW")
    reader.search("跑")
    #expect(reader.heads.prefix(2).contains("run"))
  }

  @Test func `a search hides the headings and the letter index, but typed spaces are not a search`() {
    var reader = Reader("/vocabulary/en")
    func hasIndex() -> Bool { reader.page.first { $0["aria-label"] == "Sections" } != nil }
    for (query, isSearch) in [("a", true), ("   ", false), ("apple", true), ("", false)] {
      reader.search(query)
      #expect(hasIndex() == !isSearch, "\(query)")
      #expect((reader.rows.first { $0["class"] == "row-title" } == nil) == isSearch, "\(query)")
      #expect(reader.player.log.last == "scroll rows to 0")
    }
    #expect(Array(reader.heads.prefix(2)) == ["A", "a"])
    reader.search("a")
    #expect(Array(reader.heads.prefix(2)) == ["a", "a bit"])
  }

  @Test(arguments: [
    "§", "ñ7", "é¿", "zzzz", "<b>x</b>", "\u{202E}abcd", "🍎", "\\", "*", String(repeating: "a", count: 200), "\t|", "{",
    "}",
  ])
  func `a search without a result shows a message instead of rows`(query: String) {
    var reader = Reader("/vocabulary/en")
    reader.search(query)
    expectNoHits(reader, of: query)
    let said = InterfaceLanguage.english.sentences[.nothingHere].split(separator: "“")[0]
    #expect(reader.main.plainText.contains(said))
    #expect(reader.main.first { $0.tag == "b" } == nil)
    reader.search("")
    #expect(!reader.rows.isEmpty)
  }

  @Test(arguments: [
    ("a", "a"), ("A", "a"), ("á", "a"), ("ability", "ability"), ("\u{200B}abili", "ability"),
  ])
  func `a vocabulary search can begin with any letter`(query: String, word: String) {
    var reader = Reader("/vocabulary/en")
    reader.search(query)
    #expect(reader.heads.first == word)
  }

  @Test func `a vocabulary search finds digits in words and examples`() {
    let own = table(
      .english, [["word": "four"], ["word": "year", "example": "A {year} has 365 days."], ["word": "3D"]])
    var reader = Reader("/vocabulary/en", own: own)
    reader.search("3")
    #expect(reader.heads == ["3D", "year"])
    reader.search("365")
    #expect(reader.heads == ["year"])
    #expect(reader.marks == ["365"])
    reader.search("366")
    expectNoHits(reader, of: "366")
  }

  @Test(arguments: Reader.tags)
  func `a search without a result suggests words with a similar spelling`(reader tag: String) {
    var reader = Reader("/vocabulary/es", speaking: tag)
    reader.search("canciom")
    #expect(reader.main.plainText.contains(reader.say(.nothingHere, .text("query", "canciom"))))
    func nearest() -> Node? {
      reader.items(reader.say(.nearestWords)).lazy.compactMap { $0.first { $0.tag == "a" } }.first {
        $0.plainText == "canción"
      }
    }
    #expect(nearest()?["lang"] == "es")
    reader.press(nearest())
    #expect(reader.heading == "canción")
    reader.back()
    #expect(reader.field(reader.say(.searchWords))?["value"] == "canciom")
    #expect(nearest() != nil)
  }
}
