import Formats
import Markup
import Testing
import Vocabulary
import Words

@testable import Interface
@testable import Play

/// Tests feature V1 of `docs/features.md`: the meaning and sound of words in the shipped vocabularies.
@Suite struct `Meanings in the shipped vocabularies` {
  /// A reader who has opened the sheet of a round's newest word.
  private func reader(_ root: String, _ language: Language, found word: String, speaking tag: String = "en") -> Reader {
    var reader = Reader.playing(root, language, speaking: tag)
    reader.send(.findWords(.skippedTutorial))
    reader.find(word)
    reader.press(reader.items(reader.say(.foundWords))[0].first { $0.tag == "button" })
    return reader
  }

  @Test func `a found word shows its translation and an example that marks the word`() throws {
    let reader = reader("alarming", .english, found: "ring", speaking: "zh-TW")
    let sheet = try #require(reader.sheet)
    #expect(sheet.first { $0.tag == "h2" }?.plainText == "ring")
    #expect(sheet.texts(in: "zh-Hant").contains { $0.contains("戒指") })
    let marked = sheet.all { $0["lang"] == "en" }.compactMap { $0.first { $0.tag == "b" } }
    #expect(marked.first?.plainText == "ring")
  }

  @Test func `opening a word loads the sounds file and shows the word's pronunciation`() {
    #expect(reader("alarming", .english, found: "ring").sheet?.plainText.contains("/rɪŋ/") == true)
    var player = Player.playing("ring", "main")
    func orders() -> Int { player.log.count { $0 == "load en.sounds" } }
    #expect(orders() == 0)
    player.send(.wordPage(.openedWord(.english, "ring")), .wordPage(.openedWord(.english, "main")))
    #expect(orders() == 1)
  }

  @Test func `an inflected form's page names the form and shows its word's meaning`() {
    let reader = Reader("/vocabulary/en/ran")
    let named = reader.say(.formNamed, .text("form", reader.say(.formPast)), .text("word", "run"))
    #expect(reader.main.plainText.contains(named))
    #expect(reader.main.plainText.contains("I run in the park"))
  }

  @Test(arguments: [("zh-TW", "zh-Hant", "蘋果"), ("zh-CN", "zh-Hans", "苹果")])
  func `translations are shown in the reader's Chinese script`(tag: String, script: String, text: String) {
    let reader = Reader("/vocabulary/en/apple", speaking: tag)
    #expect(reader.article.texts(in: script).contains { $0.contains(text) })
  }

  @Test func `a spelling that two words share shows the meanings of both words`() {
    let text = Reader("/vocabulary/en/tear", speaking: "zh-TW").main.plainText
    #expect(text.contains("眼淚") && text.contains("撕"))
  }

  @Test func `a word's page without its vocabulary shows the word and reports the missing meanings`() {
    var player = Player("/vocabulary/en/alarm", withheld: [.vocabulary(.english)])
    player.send(.host(.failedToLoad(.vocabulary(.english))))
    #expect(player.model.page.first { $0.tag == "h1" }?.plainText == "alarm")
    #expect(player.model.page.plainText.contains(InterfaceLanguage.english.sentences[.noMeanings]))
  }

  // Pronunciation

  /// The last request to the voice, without the server's address.
  private func said(_ reader: Reader) -> String {
    let order = reader.player.log.last ?? ""
    return order.firstRange(of: " or ").map { String(order[..<$0.lowerBound]) } ?? order
  }

  @Test(arguments: [
    ("en/apple", "apple", "en-US"), ("en/lead.2", "lead", "en-US"), ("es/cancion", "canción", "es-ES"),
    ("es/gato", "gato", "es-ES"), ("es/ni%C3%B1o", "niño", "es-ES"), ("it/perch%C3%A9", "perché", "it-IT"),
    ("it/gatto", "gatto", "it-IT"),
  ])
  func `the Pronounce button requests a voice for the word's language`(path: String, word: String, voice: String) {
    var reader = Reader("/vocabulary/" + path)
    for _ in 0..<2 {
      reader.player.log = []
      reader.press("Pronounce")
      #expect(said(reader) == "pronounce \(word) as \(voice)")
      let address = "/api/v1/pronounce?language=\(path.prefix(2))&word=\(Percent.encoded(word))"
      #expect(reader.player.log.last?.hasSuffix(" or " + address) == true)
    }
  }

  @Test func `a found word can be pronounced in its dialog`() {
    var reader = reader("canciones", .spanish, found: "cancion")
    reader.press("Pronounce")
    #expect(said(reader) == "pronounce canción as es-ES")
  }

  @Test func `a phrase of the player's list can be pronounced, and a refusal is explained`() {
    var reader = Reader.keeping("ice cream\t冰淇淋\nfig\t無花果\n", "Desserts")
    reader.press(reader.row("ice cream")?.first { $0.tag == "a" })
    #expect(reader.heading == "ice cream")
    reader.press("Pronounce")
    #expect(said(reader) == "pronounce ice cream as en-US")
    reader.send(.wordPage(.failedToPronounce("unknownWord")))
    let english = Blank.text("language", reader.language.sentences.name(Language.english))
    #expect(reader.says("status", reader.say(.voiceUnknownWord, english)))
    #expect(!reader.says("status", reader.say(.voiceUnreachable, english)))
  }

  @Test(
    arguments: Reader.tags,
    [
      ("noVoice", Phrase.voiceMissing), ("unreachable", .voiceUnreachable), ("unknownWord", .voiceUnknownWord),
      ("tooManyRequests", .voiceBusy), ("voiceFailed", .voiceFailed),
    ])
  func `a word's page explains a failed pronunciation until the next word or press`(
    reader tag: String, fault: (name: String, phrase: Phrase)
  ) {
    for (path, language) in [("en/apple", Language.english), ("es/casa", .spanish), ("it/casa", .italian)] {
      var reader = Reader("/vocabulary/" + path, speaking: tag)
      let why = reader.say(fault.phrase, .text("language", reader.language.sentences.name(language)))
      func isTold() -> Bool { reader.says("status", why) }
      func fail() { reader.send(.wordPage(.failedToPronounce(fault.name))) }
      #expect(!isTold())
      reader.press(reader.say(.pronounce))
      #expect(!isTold())
      fail()
      #expect(isTold())
      reader.press(reader.say(.nextWord))
      #expect(!isTold())
      reader.press(reader.say(.pronounce))
      fail()
      #expect(isTold())
      reader.press(reader.say(.pronounce))
      #expect(!isTold())
    }
  }

  @Test func `a word's page offers a round with the word, or explains that too few words are hidden`() {
    var reader = Reader("/vocabulary/en/moan")
    let note = "Too few words are hidden in this one for a round of Find Words."
    #expect(reader.button("Play with this word") == nil && reader.text.contains(note))
    reader.open("/vocabulary/en/teacher")
    #expect(reader.button("Play with this word") != nil && !reader.text.contains(note))
  }
}
