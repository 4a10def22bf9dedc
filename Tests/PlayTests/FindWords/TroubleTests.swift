import Formats
import Markup
import Testing
import Words

@testable import Play

/// Tests features F3, F6 and F7 of `docs/features.md` with the shipped words: damaged files, unsuitable roots, and
/// hostile or accidental input.
@Suite struct `Errors and hostile input in Find Words` {
  private func found(_ reader: Reader) -> [String] {
    reader.items(reader.say(.foundWords)).map { $0.first { $0["class"] == "find-word" }?.plainText ?? "" }
  }

  private func title(_ reader: Reader) -> String? { reader.main.first { $0["class"] == "banner-title" }?.plainText }

  // MARK: Files

  private static let english = Shipped.bytes(of: .lexicon(.english))
  private static let damaged: [[UInt8]] = [
    // Garbage, an empty file, half a file, one wrong byte, another language's file, and a compressed file.
    Array(repeating: 0xFF, count: 10_000), [], Array(english.prefix(english.count / 2)),
    Array(english.prefix(4000)) + [english[4000] ^ 1] + english.dropFirst(4001),
    Shipped.bytes(of: .lexicon(.italian)), [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3] + english.prefix(200_000),
  ]

  @Test(arguments: damaged.indices) func `a damaged lexicon shows an error and can be loaded again`(index: Int) {
    var player = Player("/find-words", withheld: [.lexicon(.english), .roots(.english, length: 8)])
    player.send(.host(.loaded(.roots(.english, length: 8), Shipped.bytes(of: .roots(.english, length: 8)))))
    for _ in 0..<2 {
      player.send(.host(.loaded(.lexicon(.english), Self.damaged[index])))
      #expect(player.model.page.first { $0.tag == "h1" }?.plainText == "A file couldn’t be loaded")
      let alert = player.model.page.first { $0["role"] == "alert" }?.plainText
      #expect(alert == "en.lexicon is missing or damaged. Check the connection and try again.")
      #expect(player.model.page.pressable(named: "Try again").count == 1)
      player.log = []
      player.send(.host(.askedToRetry))
      #expect(player.log.contains("load en.lexicon"))
    }
    player.send(.host(.loaded(.lexicon(.english), Self.english)))
    #expect(player.root?.count == 8)
  }

  @Test(arguments: ["", "\n\n", "# from 2026-11-21\n"]) func `an empty root list shows an error`(text: String) {
    let reader = Reader(own: [.roots(.english, length: 8): text])
    #expect(reader.says("alert", "en-8.txt is missing or damaged"))
    #expect(reader.button("Try again") != nil)
  }

  @Test(arguments: [[0xFF, 0xFE], nil] as [[UInt8]?])
  func `a damaged or missing root list shows an error and can be loaded again`(bytes: [UInt8]?) {
    let file = DataFile.roots(.english, length: 8)
    var player = Player("/find-words", withheld: [file])
    if let bytes { player.send(.host(.loaded(file, bytes))) } else { player.send(.host(.failedToLoad(file))) }
    let alert = player.model.page.first { $0["role"] == "alert" }?.plainText ?? ""
    #expect(alert.contains("en-8.txt is missing or damaged"))
    player.send(.host(.askedToRetry), .host(.loaded(file, Files.bytes(of: file))))
    #expect(player.root?.count == 8)
  }

  @Test func `the current round resumes once its lexicon loads`() {
    var player = Player(stored: Player.playing("ring").kept, withheld: [.lexicon(.english)])
    func heading() -> String? { player.model.page.first { $0.tag == "h1" }?.plainText }
    player.send(.host(.failedToLoad(.lexicon(.english))))
    #expect(heading() == "A file couldn’t be loaded")
    player.withheld = []
    player.send(.host(.askedToRetry))
    #expect(heading() == "alarming" && player.finds == ["ring"])
  }

  @Test func `the player can return to the old language if the new language's lexicon fails to load`() {
    var player = Player("/find-words", withheld: [.lexicon(.spanish)])
    player.send(
      .settings(.openedSettings), .settings(.chose(.language(.spanish))), .host(.closedSheet),
      .host(.failedToLoad(.lexicon(.spanish))))
    let alert = player.model.page.first { $0["role"] == "alert" }?.plainText ?? ""
    #expect(alert.contains("es.lexicon is missing or damaged"))
    player.send(.settings(.openedSettings), .settings(.chose(.language(.english))), .host(.closedSheet))
    #expect(player.root?.count == 8)
  }

  @Test func `a root list with unknown words begins no empty round`() {
    #expect(Reader(own: [.roots(.english, length: 8): "xyzzyxyz\n"]).heading == "No word to play")
  }

  // MARK: Roots

  @Test(arguments: [
    ("xyzzyxyz", "“xyzzyxyz” isn’t in our English list."), ("", "need 4 to 10 letters"),
    ("cat", "Words need 4 to 10 letters; “cat” has 3."),
    ("adventurers", "Words need 4 to 10 letters; “adventurers” has 11."),
    (String(repeating: "a", count: 5000), "has 5000."),
    ("alarm1ng", "“alarm1ng” contains a character this game doesn’t use: “1”."),
    ("two words", "contains a character this game doesn’t use: "),
    ("<script>window.hacked=1</script>", "contains a character this game doesn’t use: “<”."),
    ("%00", "contains a character this game doesn’t use: "),
    ("%ff%fe", "contains a character this game doesn’t use: "),
    ("🍎🍎🍎🍎", "contains a character this game doesn’t use: “🍎”."),
    ("canción%2B", "contains a character this game doesn’t use: "),
    ("bastard", "We would rather not play with that word."),
    ("canciones", "“canciones” isn’t in our English list."),
  ])
  func `a link to an unsuitable root word shows a page with the reason`(root: String, reason: String) {
    var reader = Reader("/find-words?language=en&root=\(root)")
    #expect(reader.heading == "No word to play" && reader.says("alert", reason))
    #expect(!reader.page.html.contains("<script>"))
    reader.newWord()
    #expect(reader.heading.count == 8 && reader.path == "/find-words")
  }

  @Test(arguments: [
    ("CANCIONES", "canciones"), ("cancion", "canción"), ("canci%C3%B3n", "canción"), ("cancio%CC%81n", "canción"),
    ("+canciones%20", "canciones"),
  ])
  func `a link's root word may be written in any case, with or without accents`(root: String, shown: String) {
    var reader = Reader("/find-words?language=es&root=\(root)")
    #expect(reader.heading == shown)
    reader.find(shown == "canciones" ? "coca" : "cano")
  }

  @Test(arguments: ["language=xx", "length=12", "&&==&", "%", "rooot=alarming", "=root"])
  func `a link that names no round begins a new round`(query: String) {
    #expect(Reader("/find-words?\(query)").heading.count == 8)
  }

  @Test func `neither a link to an unsuitable root word nor New word after it loses the current round`() {
    var reader = Reader("/find-words?language=en&root=alarming")
    reader.find("ring")
    reader.open("/find-words?language=en&root=xyzzyxyz")
    #expect(reader.heading == "No word to play")
    var other = reader
    other.open("/find-words")
    #expect(other.heading == "alarming" && found(other) == ["ring"])
    reader.newWord()
    #expect(reader.heading.count == 8 && reader.heading != "alarming")
    reader.press("Undo")
    #expect(reader.heading == "alarming" && found(reader) == ["ring"])
  }

  // MARK: Texts

  @Test(arguments: [
    (String(repeating: "q", count: 10_000), "Try again"), (String(repeating: "a", count: 10_000), "Try again"),
    (String(repeating: "z\u{301}\u{302}", count: 5_000), "Try again"),
    (String(repeating: "👩‍👩‍👧‍👦", count: 1_000), "Letters only"), ("🍎", "Letters only"),
    ("ri🍎ng", "Letters only"), ("ᚱing", "Letters only"), ("гing", "Letters only"), ("詞", "Letters only"),
    ("한글", "Letters only"), ("حلقة", "Letters only"), ("ı", "Too short"), ("İ", "Too short"), ("İİİ", "Try again"),
    ("ß", "Letters only"), ("ﬁ", "Letters only"), ("ri ng", "Letters only"), ("ring'", "Letters only"),
    ("ring\0", "Letters only"), ("ring\u{FFFE}", "Letters only"), ("\u{E0041}ring", "Letters only"),
    ("<img src=x onerror=window.hacked=1>", "Letters only"), ("<script>window.hacked=1</script>", "Letters only"),
    ("&lt;b&gt;", "Letters only"), ("{{7*7}}", "Letters only"), ("javascript:window.hacked=1", "Letters only"),
    ("%s%n", "Letters only"), ("\u{202E}Ⓡ", "Letters only"),
  ])
  func `a refused guess shows one reason and changes nothing`(text: String, reason: String) {
    var reader = Reader("/find-words?language=en&root=alarming")
    reader.find("main")
    reader.guess(text)
    #expect(title(reader) == reason && found(reader) == ["main"])
    #expect(reader.heading == "alarming")
    #expect(!reader.page.html.contains("<img") && !reader.page.html.contains("<script"))
    reader.send(.findWords(.typed("")))
    #expect(title(reader) == nil)
  }

  @Test(arguments: [
    "ｒｉｎｇ", "ＲＩＮＧ", "\u{202E}ring\u{202C}", "r\u{200B}i\u{200C}n\u{200D}g", "\u{FEFF}ring",
    "\u{2067}ring\u{2069}", "r\u{AD}ing", "\u{A0}ring\u{3000}", "\tring", "rïng", "ri\u{308}ng",
  ])
  func `a repeated word is recognized despite full-width letters and invisible characters`(text: String) {
    var reader = Reader("/find-words?language=en&root=alarming")
    reader.find("ring")
    reader.guess(text)
    #expect(title(reader) == "Be original!" && found(reader) == ["ring"])
  }

  @Test func `composed and decomposed accents are equal, and ñ differs from n`() {
    var reader = Reader("/find-words?language=es&root=canciones")
    reader.find("cancio\u{301}n")
    #expect(found(reader) == ["canción"])
    reader.guess("CANCIÓN")
    #expect(title(reader) == "Be original!")
    for text in ["niño", "nin\u{303}o", "ＮＩÑＯ"] {
      reader.guess(text)
      #expect(title(reader) == "Try again" && reader.main.plainText.contains("There’s no Ñ in canciones."))
    }
  }
}
