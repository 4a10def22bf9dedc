import Formats
import Markup
import Testing
import Words

@testable import Play

/// Tests feature V1 of `docs/features.md`: pronunciation in writing and aloud, articles and forms.
@Suite struct `Pronunciation, articles and forms` {
  private func sounds(_ player: Player) -> [String] {
    player.model.page.all { $0["class"] == "sound" }.map { $0.plainText }
  }

  @Test func `pronunciations are in slashes and labelled American or British if they differ`() {
    #expect(sounds(Player("/vocabulary/en/alarm")) == ["/alarm/"])
    #expect(sounds(Player("/vocabulary/en/ring.2")) == ["American /rɪŋ/, British /rɪŋg/", "/ring/"])
  }

  @Test func `senses with the same pronunciation show it only once`() {
    var reader = Reader("/vocabulary/en/spring")
    let page = reader.article.all { $0["class"] == "meaning" }
    #expect(page.count > 1)
    #expect(reader.article.all { $0["class"] == "sound" }.map { $0.plainText } == ["/sprɪŋ/"])
    reader.open("/vocabulary/en/tear")
    #expect(reader.article.all { $0["class"] == "sound" }.count == 2)
  }

  @Test func `a word's page reserves space for its pronunciation and works without it`() {
    var player = Player("/vocabulary/en/alarm", withheld: [.sounds(.english)])
    #expect(player.log.contains("load en.sounds"))
    #expect(sounds(player) == [""])
    player.send(.host(.failedToLoad(.sounds(.english))))
    #expect(player.model.page.html.contains("rang at six") && sounds(player) == [""])
    // The number of sounds differs from the number of entries, so the sounds belong to another version of the
    // vocabulary and are ignored.
    player.send(.host(.loaded(.sounds(.english), Array("x\n".utf8))))
    #expect(sounds(player) == [""])
  }

  @Test func `games do not load the sounds file before a word is opened`() {
    #expect(!Player.playing("ring").log.contains("load en.sounds"))
    var player = Player()
    #expect(!player.log.contains("load en.sounds"))
    player.send(.wordPage(.openedWord(.english, "alarm")))
    #expect(player.log.contains("load en.sounds"))
  }

  @Test func `the device or the server pronounces an example sentence`() {
    var player = Player("/vocabulary/en/ring.2")
    player.send(.wordPage(.pronouncedExample(.english, "ring.2")))
    #expect(
      player.log.last
        == "pronounce The phone rang twice. as en-US or /api/v1/pronounce?language=en&example=ring%2E2")
    player.log = []
    player.send(.wordPage(.pronouncedExample(.english, "zzz")), .wordPage(.pronouncedExample(.italian, "ring")))
    #expect(player.log == [])
  }

  @Test(arguments: Reader.tags)
  func `a button beside the example sentence pronounces it`(reader tag: String) {
    var reader = Reader("/vocabulary/es/gato", speaking: tag)
    reader.press(reader.say(.pronounceExample))
    #expect(reader.player.log.last?.contains("&example=gato") == true)
  }

  @Test func `an example in the player's own list has no button for pronunciation`() {
    var reader = Reader.keeping("zyx\tsomething\tMy zyx is here.\n")
    reader.press(reader.row("zyx")?.first { $0.tag == "a" })
    #expect(reader.article.plainText.contains("My zyx is here."))
    #expect(reader.button("Hear the sentence") == nil)
  }

  @Test(arguments: [("es/agua", "el agua"), ("es/mano", "la mano"), ("it/zio", "lo zio"), ("it/uovo", "l’uovo")])
  func `a noun is shown with its article`(word: String, expected: String) {
    let reader = Reader("/vocabulary/" + word)
    #expect(reader.article.first { $0["class"] == "said" }?.first { $0.tag == "b" }?.plainText == expected)
  }

  @Test(arguments: [
    ("dejo", "present (yo) of dejar"), ("dejó", "preterite (él) of dejar"),
    ("dejamos", "present (nosotros), preterite (nosotros) of dejar"),
  ])
  func `an inflected form's page says exactly which form it is, respecting accents`(form: String, expected: String) {
    let reader = Reader("/vocabulary/es/" + Percent.encoded(form))
    #expect(reader.article.first { $0["class"] == "meaning-head" }?.plainText.hasPrefix(expected) == true)
  }

  @Test func `the page of a verb shows the persons of each tense with their pronouns`() throws {
    func tense(_ index: Int, of verb: String) throws -> (pronouns: [String], forms: [String]) {
      let meaning = Reader("/vocabulary/" + verb).article.first { $0["class"] == "meaning" }
      let tenses = meaning?.all { $0["class"] == "tense" } ?? []
      // The page of a reflexive verb has no imperative.
      try #require(tenses.count == (verb.hasSuffix("se") ? 7 : 8))
      return (
        tenses[index].all { $0.tag == "dt" }.map(\.plainText), tenses[index].all { $0.tag == "dd" }.map(\.plainText)
      )
    }
    let present = try tense(0, of: "es/tener")
    #expect(present.pronouns == ["yo", "tú", "él", "nosotros", "vosotros", "ellos"])
    #expect(present.forms == ["tengo", "tienes, tenés", "tiene", "tenemos", "tenéis", "tienen"])
    #expect(try tense(0, of: "es/despertarse").forms.first == "me despierto")
    let imperative = try tense(7, of: "it/parlare")
    #expect(imperative.pronouns == ["", "tu", "Lei", "noi", "voi", "Loro"])
    #expect(imperative.forms == ["", "parla", "parli", "parliamo, parliamone", "parlate", "parlino"])
    #expect(Reader("/vocabulary/en/run").article.all { $0["class"] == "tense" }.isEmpty)
  }

  @Test func `the inflected forms of an entry are collapsed`() {
    let reader = Reader("/vocabulary/en/run")
    let forms = reader.article.first { $0["class"] == "forms" }
    #expect(forms?.first { $0.tag == "summary" }?.plainText == "Forms")
    #expect(forms?.plainText.contains("ran") == true && forms?["open"] == nil)
    #expect(Reader("/vocabulary/en/the").article.all { $0["class"] == "forms" }.isEmpty)
  }

  @Test func `several senses of a word are numbered`() {
    #expect(Reader("/vocabulary/en/spring").article.first { $0["class"] == "meanings numbered" } != nil)
    #expect(Reader("/vocabulary/en/banana").article.first { $0["class"] == "meanings" } != nil)
  }
}
