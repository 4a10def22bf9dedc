import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F6 of `docs/features.md` with the shipped words: links to rounds.
@Suite struct `A link to Find Words` {
  @Test(arguments: Reader.tags)
  func `a Find Words link opens its round`(reader tag: String) {
    for (query, shown, guess, word) in [
      ("language=es&root=canciones", "canciones", "nacion", "nación"),
      ("language=es&root=canci%C3%B3n", "canción", "cano", "cano"),
      ("language=it&root=agricoli", "agricoli", "gioia", "gioia"), ("language=en&root=sent", "sent", "nest", "nest"),
      ("root=adventures", "adventures", "nurse", "nurse"),
    ] where query.contains("language") || tag == "en-US" {
      var reader = Reader("/find-words?\(query)", speaking: tag)
      #expect(reader.heading == shown)
      reader.find(guess)
      #expect(reader.foundWords == [word])
    }
  }

  @Test func `a link with a seed gives everyone the same root`() {
    let root = Shipped.root(.spanish, length: 7, seed: 7)
    for seed in 1...3 {
      #expect(Reader("/find-words?language=es&length=7&seed=7", seed: UInt64(seed)).heading == root)
    }
  }

  private static let bad: [(query: String, phrase: Phrase, blank: Blank)] = [
    ("language=xx&root=alarming", .badLinkLanguage, .text("value", "xx")),
    ("language=de&seed=4", .badLinkLanguage, .text("value", "de")),
    ("language=en&length=12&seed=4", .badLinkLength, .text("value", "12")),
    ("length=&daily=2026-11-20", .badLinkLength, .text("value", "")), ("seed=-1", .badLinkSeed, .text("value", "-1")),
    ("seed=x", .badLinkSeed, .text("value", "x")),
    ("language=en&length=8&seed=9007199254740992", .badLinkSeed, .text("value", "9007199254740992")),
    ("daily=tomorrow", .badLinkDay, .text("value", "tomorrow")),
    ("daily=2026-02-30", .badLinkDay, .text("value", "2026-02-30")),
    ("daily=", .badLinkDay, .text("value", "")),
  ]

  @Test(arguments: InterfaceLanguage.allCases)
  func `an invalid round link shows the reason and leads to a new round`(language: InterfaceLanguage) {
    let english = Blank.text("language", language.sentences.name(Language.english))
    let one = Blank.text("character", language.sentences(.characterShown, .text("character", "1")))
    let unsuitable: [(String, Phrase, [Blank])] = [
      ("language=en&root=xyzzyxyz", .rootNotInLexicon, [.text("root", "xyzzyxyz"), english]),
      ("language=en&root=alarm1ng", .rootNotALetter, [.text("root", "alarm1ng"), one]),
      ("language=en&root=bastard", .rootOffensive, [english]),
      ("language=en&root=fizz", .rootNoWords, [.text("root", "fizz")]),
    ]
    let links =
      Self.bad.map { ($0.query, Phrase.badLinkTitle, language.sentences($0.phrase, $0.blank)) }
      + unsuitable.map { query, phrase, blanks in
        (
          query, .noWordToPlay,
          blanks.count == 1 ? language.sentences(phrase, blanks[0]) : language.sentences(phrase, blanks[0], blanks[1])
        )
      }
    let length = language.sentences(
      .rootLength, .text("root", "cat"), .count("count", 3), .count("least", 4), .count("most", 10))
    for (query, title, text) in links + [("language=en&root=cat", .noWordToPlay, length)] {
      var reader = Reader("/find-words?\(query)", speaking: language.tag)
      #expect(reader.heading == reader.say(title), "\(query)")
      #expect(reader.main.first { $0["role"] == "alert" }?.plainText == text, "\(query)")
      reader.newWord()
      #expect(reader.heading.count == 8 && reader.path == "/find-words", "\(query)")
    }
  }

  @Test(arguments: ["language=en&root=xyzzyxyz", "seed=x", "daily=9999-12-30"])
  func `the current round can be resumed after an invalid link`(query: String) {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    reader.open("/find-words?\(query)")
    reader.press("Continue with alarming")
    #expect(reader.heading == "alarming" && reader.foundWords == ["ring"])
    reader.find("main")
    reader.open("/find-words")
    #expect(reader.heading == "alarming" && reader.foundWords == ["main", "ring"])
  }

  @Test func `a link to a future day or a day before the first puzzle shows an error`() {
    func reader(_ day: String) -> Reader {
      Reader("/find-words?language=en&length=8&daily=\(day)", at: Reader.noon("2026-11-21"))
    }
    #expect(
      reader("2026-11-22").says("alert", "The puzzle of November 22 is still growing. Come back on that day."))
    #expect(reader("2026-08-31").says("alert", "Daily puzzles begin with September 1."))
    #expect(reader("2026-11-21").heading.count == 8)
  }

  @Test func `New word after an invalid link keeps Undo for the current round`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    reader.open("/find-words?seed=x")
    reader.newWord()
    #expect(reader.heading.count == 8 && reader.heading != "alarming")
    #expect(reader.banner == ("New word", "alarming is set aside."))
    reader.press("Undo")
    #expect(reader.heading == "alarming" && reader.foundWords == ["ring"])
  }

  @Test func `the settings can be opened on the page of an invalid link`() {
    var reader = Reader("/find-words?seed=x")
    reader.press("Settings")
    #expect(reader.sheet?.first { $0.tag == "h2" }?.plainText == "Settings")
    reader.press("Close")
    #expect(reader.sheet == nil && reader.heading == "This link doesn’t work")
  }

  @Test func `a shared round's link opens the same root word and hides the found words`() {
    var reader = Reader.playing("canciones", .spanish)
    reader.find("nacion")
    let (text, path) = reader.sharedRound()
    #expect(path == "/find-words?language=es&root=canciones")
    #expect(!text.contains("nación") && !text.contains("nacion"))
    reader.send(.host(.shared("clipboard")))
    #expect(reader.banner.title == "Copied")
    let friend = reader.friend(path)
    #expect(friend.heading == "canciones" && friend.tiles.count == 9)
    #expect(friend.field("Enter your word")?["value"] == "")
  }
}
