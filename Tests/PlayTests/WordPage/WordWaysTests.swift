import Journal
import Markup
import Testing
import Vocabulary
import Words

@testable import Interface
@testable import Play

/// Tests features F14, F20, V4 of `docs/features.md`: opening the page of a word, and going back to the round, the
/// list or the saved words.
@Suite struct `Navigation to a word and back` {
  @Test(arguments: Reader.tags)
  func `a word's page has an address and links to Find Words`(reader tag: String) {
    var reader = Reader("/vocabulary/es/canci%C3%B3n", speaking: tag)
    #expect(reader.heading == "canción")
    #expect(reader.page.first { $0.tag == "h1" }?["lang"] == "es")
    #expect(reader.main.plainText.contains(reader.say(.letterCount, .count("count", 7))))
    #expect(reader.main.plainText.contains(reader.say(.usage)))
    reader.press(reader.say(.findWords))
    #expect(reader.path == "/find-words")
    #expect(reader.heading.count == 8)
  }

  @Test func `going back from a word's page returns to the round`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    reader.open("/vocabulary/es/casa")
    #expect(reader.heading == "casa")
    reader.press("Find Words")
    #expect(reader.heading == "alarming")
    #expect(reader.foundWords == ["ring"])
    reader.back()
    #expect(reader.heading == "casa")
  }

  @Test(arguments: [
    ("es/cancion", "canción", true), ("es/CANCIO%CC%81N", "canción", true),  // without its accent; in capitals, NFD
    ("en/xyzzy", "xyzzy", false), ("en/a1b", "a1b", false), ("en/%3Cb%3Ehm", "<b>hm", false),
    ("en/" + String(repeating: "a", count: 500), String(repeating: "a", count: 24), false),
  ])
  func `a malformed address of a word shows a page that reports an unknown word`(
    path: String, title: String, isListed: Bool
  ) {
    let reader = Reader("/vocabulary/" + path)
    #expect(reader.heading.contains(title))
    #expect(reader.main.plainText.contains("This word isn’t in our English list.") != isListed)
  }

  @Test func `a word's page has one primary action, and its games are in a menu`() throws {
    let reader = Reader("/vocabulary/en/teacher")
    let keys = try #require(reader.article.first { $0["class"] == "word-keys" }).children
    #expect(keys.map { $0["aria-label"] ?? $0.first { $0.tag == "span" }?.plainText } == ["Save", "Pronounce", "More"])
    #expect(keys.allSatisfy { $0.first { $0.tag == "span" } != nil }, "each has a visible label")
    let items = try #require(keys.last).all { ["a", "button"].contains($0.tag ?? "") }.map { $0.plainText }
    #expect(items == ["Play with this word", "Apple Tree: T words", "Apple Tree: A1 words"])
  }

  @Test func `a word inside a sentence of the interface is marked with the word's language`() throws {
    let reader = Reader("/vocabulary/es/gatos")
    let head = try #require(reader.article.first { $0["class"] == "meaning-head" })
    #expect(head.plainText.contains("of gato") && head.texts(in: "es").contains("gato"))
  }

  @Test func `a word's page links to a round with its word`() {
    var reader = Reader("/vocabulary/es/cancion")
    reader.press("Play with this word")
    #expect(reader.heading == "canción")
    #expect(reader.path == "/find-words?language=es&root=canci%C3%B3n")
    reader.find("cano")
  }

  @Test func `a word can be saved in its dialog over the round, and the settings lead to saved words`() {
    var reader = Reader.playing("alarming")
    reader.send(.findWords(.skippedTutorial))
    reader.find("ring")
    reader.press(reader.items("Found words")[0].first { $0.tag == "button" })
    reader.press("Save")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
    #expect(reader.sheet?.first { $0.tag == "h2" }?.plainText == "ring")
    reader.press("Close")
    #expect(reader.sheet == nil)
    reader.press("Settings")
    reader.player.log = []
    reader.press("Saved words")
    #expect(reader.heading == "Saved words")
    #expect(reader.player.log.contains("focus title"))
    #expect(reader.path == "/saved")
    #expect(reader.saved(.english) == ["ring"])
    reader.back()
    #expect(reader.heading == "alarming")
  }

  @Test func `the window's title changes with the page, forward and back`() {
    var reader = Reader.playing("alarming")
    let game = reader.title
    let list = "Vocabulary: English – Word Orchard"
    reader.press("Words")
    #expect(reader.title == list)
    reader.press(reader.row("able")?.first { $0.tag == "a" })
    #expect(reader.title == "able – Word Orchard")
    reader.back()
    #expect(reader.title == list)
    reader.back()
    #expect(reader.title == game && game != list)
    #expect(reader.heading == "alarming")
  }

  @Test func `a retry loads the file that a word's page lacks and keeps the round`() {
    let before = Player.playing("ring")
    var player = Player("/vocabulary/es/amas", stored: before.kept, withheld: [.lexicon(.spanish)])
    player.send(.host(.failedToLoad(.lexicon(.spanish))))
    #expect(player.model.page.first { $0.tag == "h1" }?.plainText == "A file couldn’t be loaded")
    player.withheld = []
    player.send(.host(.askedToRetry))
    #expect(player.model.page.first { $0.tag == "h1" }?.plainText == "amas")
    player.send(.host(.openedPage("/find-words")))
    #expect(player.root == "alarming" && player.finds == ["ring"])
  }

  // These tests use the server-rendered page. A browser without JavaScript shows only this page.

  private func painted(_ path: String, _ language: Language, _ interface: InterfaceLanguage) throws -> Node {
    let file = DataFile.vocabulary(language, for: TranslationLanguage(interface))
    let glossary = try Glossary(Shipped.bytes(of: file), language: language)
    let lexicon = try Lexicon(bytes: Shipped.bytes(of: .lexicon(language)))
    return Model(interface.sentences, location: path, lexicon: lexicon, glossary: glossary).page
  }

  @Test(arguments: [
    (InterfaceLanguage.english, "often"), (.spanish, "often"), (.traditionalChinese, "經常"), (.simplifiedChinese, "经常"),
  ])
  func `a server-rendered vocabulary lists its first words with links and meanings`(
    interface: InterfaceLanguage, often: String
  ) throws {
    let page = try painted("/vocabulary/es", .spanish, interface)
    #expect(page.first { $0.tag == "h1" }?.plainText == interface.sentences[.vocabulary])
    let rows = page.first { $0["id"] == "rows" }?.all { $0.tag == "li" } ?? []
    #expect(rows.first?.first { $0.tag == "h2" }?.plainText == "A")
    let level = interface.sentences[.level] + " A2"
    #expect(rows.first { $0.head == "a menudo" }?.plainText == "a menudo" + level + often)
    let links = rows.compactMap { $0.first { $0.tag == "a" }?["href"] }
    #expect(links.first == "/vocabulary/es/a" && links.count >= 10)
  }

  @Test(arguments: [
    (InterfaceLanguage.english, "cat", "I run in the park"), (.spanish, "cat", "I run in the park"),
    (.traditionalChinese, "貓", "跑"), (.simplifiedChinese, "猫", "跑"),
  ])
  func `a server-rendered word page shows the word's meaning`(
    interface: InterfaceLanguage, cat: String, run: String
  ) throws {
    let page = try painted("/vocabulary/es/gato", .spanish, interface)
    #expect(page.first { $0.tag == "h1" }?.plainText == "gato")
    #expect(page.plainText.contains(cat) && page.plainText.contains("Mi gato duerme encima del teclado."))
    #expect(try painted("/vocabulary/en/ran", .english, interface).plainText.contains(run))
  }
}
