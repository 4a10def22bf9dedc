import Formats
import Markup
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature V4 of `docs/features.md`: the previous and next word in the vocabulary and in other lists, and the
/// addresses of words.
@Suite struct `The previous and next word` {
  private func before(_ reader: Reader) -> Node? { reader.button(reader.say(.previousWord)) }
  private func after(_ reader: Reader) -> Node? { reader.button(reader.say(.nextWord)) }

  @Test(arguments: Reader.tags)
  func `Previous and Next continue across initial letters`(reader tag: String) {
    let words = Shipped.words(.spanish)
    let start = words.firstIndex(of: "nunca")!
    var reader = Reader("/vocabulary/es/nunca", speaking: tag)
    #expect(reader.heading == "nunca")
    for word in words[start + 1..<start + 6] {
      reader.press(reader.say(.nextWord))
      #expect(reader.heading == word)
      #expect(reader.path == "/vocabulary/es/" + Percent.encoded(word))
    }
    #expect(words[start + 1].hasPrefix("ñ") && words[start + 5].hasPrefix("o"))
    for word in words[start..<start + 5].reversed() {
      reader.press(reader.say(.previousWord))
      #expect(reader.heading == word)
    }
    #expect(reader.title == "nunca – " + reader.say(.product))
  }

  @Test func `Next announces the word and its meaning, and opening a word does not`() {
    var reader = Reader("/vocabulary/es/gato")
    func announced() -> Node? { reader.article.first { $0["role"] == "status" } }
    #expect(announced()?.plainText == "")
    reader.press("Previous word")
    reader.press("Next word")
    #expect(announced()?.plainText == "gato. cat")
    #expect(announced()?.texts(in: "es") == ["gato"] && announced()?.texts(in: "en") == ["cat"])
    reader.open("/vocabulary/es/silla")
    #expect(announced()?.plainText == "")
  }

  @Test(arguments: Language.allCases)
  func `the first and last word of a vocabulary each have only one neighbouring word`(language: Language) {
    let words = Shipped.words(language)
    var reader = Reader("/vocabulary/\(language.code)/\(Percent.encoded(words[0]))")
    #expect(before(reader)?.isDisabled == true && after(reader)?.isDisabled == false)
    reader.press("Next word")
    #expect(reader.heading == words[1])
    reader.press("Previous word")
    #expect(reader.heading == words[0])
    #expect(before(reader)?.isDisabled == true)
    reader.open("/vocabulary/\(language.code)/\(Percent.encoded(words.last!))")
    #expect(after(reader)?.isDisabled == true)
    reader.press("Previous word")
    #expect(reader.heading == words[words.count - 2])
  }

  @Test func `Next visits homographs one after the other`() {
    var reader = Reader("/vocabulary/en/lead")
    reader.press("Settings")
    reader.choose("繁體中文", in: "Translations")
    reader.press("Close")
    reader.press("Next word")
    #expect(reader.heading == "lead")
    #expect(Percent.decoded(reader.path.utf8) == "/vocabulary/en/lead.2")
    // The page first shows the entry that the address names.
    #expect(reader.article.texts(in: "zh-Hant").first == "鉛")
    #expect(reader.title == "lead – Word Orchard")
    reader.press("Next word")
    #expect(Percent.decoded(reader.path.utf8) == "/vocabulary/en/lead.3")
    reader.press("Next word")
    #expect(reader.heading != "lead")
  }

  @Test(arguments: Reader.tags)
  func `Next and Previous from the saved words visit only the saved words`(reader tag: String) {
    var reader = Reader("/saved", speaking: tag)
    reader.save(.spanish, "zapato", "gato", "ñame")
    reader.save(.english, "ring")
    reader.open("/saved")
    reader.press(reader.savedRows(.spanish)[1].first { $0.tag == "a" })
    #expect(reader.heading == "ñame")
    reader.press(reader.say(.nextWord))
    #expect(reader.heading == "zapato")
    reader.press(reader.say(.previousWord))
    reader.press(reader.say(.previousWord))
    #expect(reader.heading == "gato")
    reader.press(reader.say(.nextWord))
    #expect(reader.heading == "ñame")
    reader.back()
    #expect(reader.heading == reader.say(.savedWords))
    // After the page is opened by its address, its Previous and Next buttons lead through the vocabulary again.
    reader.open("/vocabulary/es/gato")
    reader.press(reader.say(.nextWord))
    #expect(Percent.decoded(reader.path.utf8) == "/vocabulary/es/gato.2")
  }

  @Test func `Previous and Next stop at the ends of the saved words, but not of the vocabulary`() {
    var reader = Reader("/saved")
    reader.save(.spanish, "zapato", "gato")
    reader.open("/saved")
    reader.press(reader.savedRows(.spanish)[0].first { $0.tag == "a" })
    #expect(reader.heading == "gato")
    #expect(before(reader)?.isDisabled == true)
    reader.press("Next word")
    #expect(reader.heading == "zapato")
    #expect(after(reader)?.isDisabled == true)
    reader.press("Vocabulary")
    reader.press("Spanish", in: reader.main)
    reader.search("zapato")
    reader.press(reader.row("zapato")?.first { $0.tag == "a" })
    #expect(before(reader)?.isDisabled == false)
    reader.press("Previous word")
    let words = Shipped.words(.spanish)
    #expect(reader.heading == words[words.firstIndex(of: "zapato")! - 1])
  }

  @Test(arguments: Reader.tags)
  func `a word's page links to its language's vocabulary`(reader tag: String) {
    var reader = Reader("/vocabulary/it/gatto", speaking: tag)
    reader.press(reader.say(.vocabulary))
    #expect(reader.row("gatto") != nil)
    #expect(reader.path == "/vocabulary/it")
  }

  @Test func `Next and Previous in a round's word dialog visit the found words`() {
    var reader = Reader("/find-words?language=en&root=alarming")
    reader.send(.findWords(.skippedTutorial))
    reader.find("ring", "main", "agnail")
    let address = reader.path
    reader.press(reader.items("Found words")[1].first { $0.tag == "button" })
    func title() -> String? { reader.sheet?.first { $0.tag == "h2" }?.plainText }
    #expect(title() == "main")
    reader.press("Next word")
    #expect(title() == "ring")
    #expect(reader.path == "/vocabulary/en/ring")
    #expect(after(reader)?.isDisabled == true)
    reader.press("Previous word")
    reader.press("Previous word")
    #expect(title() == "agnail")
    #expect(reader.sheet?.plainText.contains("Frequency") == true)
    #expect(before(reader)?.isDisabled == true)
    reader.back()
    #expect(reader.sheet == nil)
    #expect(reader.path == address)
  }

  @Test func `Next from the end of a round visits the missed words`() {
    var reader = Reader("/find-words?language=en&root=alarming")
    reader.find("ring")
    reader.askToFinish()
    reader.press("Show the words")
    let missed = reader.items(reader.say(.missedWords)).prefix(3)
    let words = missed.map { $0.texts(in: "en")[0] }
    reader.press(missed.first?.first { $0.tag == "button" })
    #expect(before(reader)?.isDisabled == true)
    for word in words {
      #expect(reader.sheet?.first { $0.tag == "h2" }?.plainText == word)
      reader.press("Next word")
    }
  }

  @Test(arguments: Reader.tags)
  func `a found word without a vocabulary entry has a page and neighbours in the alphabet`(reader tag: String) {
    let words = Shipped.words(.english)
    #expect(!words.contains("agnail"))
    var reader = Reader("/vocabulary/en/agnail", speaking: tag)
    #expect(reader.heading == "agnail")
    #expect(reader.main.plainText.contains(reader.say(.letterCount, .count("count", 6))))
    #expect(reader.main.plainText.contains(reader.say(.usage)))
    reader.press(reader.say(.save))
    #expect(reader.button(reader.say(.save))?["aria-pressed"] == "true")
    let place = words.firstIndex { $0 > "agnail" }!
    reader.press(reader.say(.nextWord))
    #expect(reader.heading == words[place])
    reader.open("/vocabulary/en/agnail")
    reader.press(reader.say(.previousWord))
    #expect(reader.heading == words[place - 1])
    reader.open("/saved")
    #expect(reader.saved(.english) == ["agnail"])
  }

  @Test func `a word's page shows other spellings, and an unknown word cannot be saved`() {
    #expect(Reader("/vocabulary/es/esta").main.plainText.contains("está"))
    #expect(Reader("/vocabulary/en/xyzzy").button("Save") == nil)
  }

  @Test(arguments: [true, false])
  func `the first word and a word after the last each have one neighbouring word`(isFirst: Bool) {
    let words = Shipped.words(.english)
    let word = isFirst ? words[0] : "zzzz"
    var reader = Reader("/vocabulary/en/\(word)")
    #expect(reader.heading == word)
    guard let end = isFirst ? before(reader) : after(reader) else { return }
    #expect(end.isDisabled)
    reader.press(isFirst ? "Next word" : "Previous word")
    #expect(reader.heading == (isFirst ? words[1] : words.last))
  }

  @Test(arguments: Reader.tags)
  func `a word's page lists the rounds in which the word was found, latest first`(reader tag: String) {
    var reader = Reader("/find-words?language=en&root=alarming", speaking: tag)
    reader.find("ring", "main")
    // If a hint showed the whole word, the page does not count the word as found.
    reader.player.send(.findWords(.openedHints), .findWords(.tookHint(word: "alarm", .word)))
    reader.open("/find-words?language=en&root=string")
    reader.find("ring")
    func met() -> [String] { reader.items(reader.say(.metIn)).flatMap { $0.texts(in: "en") } }
    reader.open("/vocabulary/en/ring")
    #expect(met() == ["string", "alarming"])
    reader.open("/vocabulary/en/main")
    #expect(met() == ["alarming"])
    reader.open("/vocabulary/en/alarm")
    #expect(reader.heading == "alarm")
    #expect(!reader.text.contains(reader.say(.metIn)))
  }

  @Test(arguments: [
    ("en/lead.2", "lead"), ("en/lead.9", "lead"), ("es/canci%C3%B3n", "canción"), ("en/lead.02", "lead"),
    ("en/LEAD.2", ""),
  ])
  func `a word's address opens its page and survives a reload`(path: String, word: String) {
    var reader = Reader("/vocabulary/\(path)")
    for _ in 0..<2 {
      #expect(!reader.heading.isEmpty)
      #expect(reader.heading.hasPrefix(word))
      reader.reload()
    }
  }

  @Test(arguments: Reader.tags)
  func `each page has its own window title`(reader tag: String) {
    for (path, english, spanish) in [
      ("/vocabulary/es", "Vocabulary: Spanish", "Vocabulario: español"),
      ("/vocabulary/es/canci%C3%B3n", "canción", "canción"),
      ("/vocabulary/en/lead.2", "lead", "lead"), ("/saved", "Saved words", "Palabras guardadas"),
      ("/lists", InterfaceLanguage.english.sentences[.lists], InterfaceLanguage.spanish.sentences[.lists]),
      (
        "/lists/new", InterfaceLanguage.english.sentences[.importList], InterfaceLanguage.spanish.sentences[.importList]
      ),
    ] {
      let title = (tag == "es-ES" ? spanish : english) + " – Word Orchard"
      #expect(Reader(path, speaking: tag).title.lowercased() == title.lowercased())
    }
  }
}
