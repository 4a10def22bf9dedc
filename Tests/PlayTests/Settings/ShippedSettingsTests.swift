import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests features F1, F2 and F23 of `docs/features.md` with the shipped words: the word length, the settings, the
/// language of the page.
@Suite struct `Settings with the shipped words` {
  private func hasCaption(_ reader: Reader, _ length: Int, _ language: Language) -> Bool {
    let name = reader.language.sentences.name(language)
    return reader.page.texts.contains(reader.say(.caption, .count("count", length), .text("language", name)))
  }

  private func isChosen(_ name: String, in group: String, _ reader: Reader) -> Bool {
    reader.radio(name, in: group)?["checked"] != nil
  }

  private func chooseLanguage(_ name: String, _ reader: inout Reader) {
    reader.press("Settings")
    reader.choose(name, in: "Game language")
  }

  // MARK: Length and language

  @Test func `a first visit offers three word lengths and selects eight letters`() {
    var reader = Reader()
    reader.press("New word")
    #expect(reader.page.radios(named: "length") == ["7 letters", "8 letters", "9 letters"])
    #expect(isChosen("8 letters", in: "Word length", reader) && reader.heading.count == 8)
  }

  @Test func `a word length chosen on a first visit survives a reload`() {
    var reader = Reader(speaking: "it-IT")
    #expect(reader.heading.count == 8)
    reader.chooseLength("7 lettere")
    #expect(reader.heading.count == 7)
    reader.reload()
    #expect(reader.isLength("7 lettere") && reader.heading.count == 7)
  }

  @Test func `a chosen word length applies at once if no word was found`() {
    var reader = Reader()
    for length in [9, 7, 8] {
      reader.chooseLength("\(length) letters")
      #expect(reader.buttons(in: "Letters").count == length && reader.heading.count == length)
      #expect(hasCaption(reader, length, .english))
      #expect(reader.isLength("\(length) letters"))
    }
  }

  @Test func `a chosen word length applies to the next round if words were found, with a message`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    reader.chooseLength("9 letters")
    #expect(reader.banner.title == "Takes effect with the next word")
    #expect(reader.banner.text == "This round continues with alarming.")
    #expect(reader.heading == "alarming" && reader.foundWords == ["ring"])
    reader.guess("main")
    #expect(reader.foundWords == ["main", "ring"])
    reader.newWord()
    #expect(reader.buttons(in: "Letters").count == 9)
  }

  @Test func `choosing the old word length again removes the message`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    reader.chooseLength("9 letters")
    #expect(reader.banner.title == "Takes effect with the next word")
    reader.chooseLength("8 letters")
    #expect(reader.banner.title == nil && reader.parts("status").allSatisfy { $0.plainText.isEmpty })
  }

  @Test func `a chosen game language applies at once if no word was found`() {
    var reader = Reader()
    for (name, language) in [("Spanish", Language.spanish), ("Italian", .italian), ("English", .english)] {
      chooseLanguage(name, &reader)
      reader.press("Close")
      #expect(hasCaption(reader, 8, language) && reader.heading.count == 8)
    }
  }

  @Test func `a chosen game language applies to the next round if words were found, with a message`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    chooseLanguage("Spanish", &reader)
    let note = reader.sheet?.first { $0["role"] == "status" }?.plainText ?? ""
    #expect(note.contains("Takes effect with the next word"))
    reader.press("Close")
    reader.find("main")
    #expect(reader.foundWords == ["main", "ring"])
    reader.newWord()
    #expect(hasCaption(reader, 8, .spanish))
  }

  @Test func `the setting “All words” draws new root words of the same length`() {
    var reader = Reader()
    reader.press("Settings")
    reader.choose("All words", in: "Words to play with")
    reader.press("Close")
    var seen: Set<String> = [reader.heading]
    for _ in 0..<8 {
      reader.newWord()
      seen.insert(reader.heading)
    }
    #expect(seen.count == 9 && seen.allSatisfy { $0.count == 8 })
  }

  // MARK: The sheet

  @Test func `the settings name every choice and mark the current choices`() {
    var reader = Reader()
    reader.press("Settings")
    #expect(reader.sheet?.radios(named: "language") == ["English", "Spanish", "Italian"])
    #expect(isChosen("English", in: "Game language", reader))
    #expect(isChosen("3 letters", in: "Shortest word", reader))
    #expect(reader.link("Licenses and word lists")?["href"] == "/licenses")
  }

  @Test(arguments: Reader.tags) func `every setting survives a reload`(reader tag: String) {
    var reader = Reader(speaking: tag)
    let length = reader.say(.lengthOption, .count("count", 9))
    let choices: [(group: Phrase, choice: String)] = [
      (.gameLanguage, reader.name(.italian)), (.shortestWord, reader.say(.minimumOption, .count("count", 4))),
      (.timer, reader.say(.minutesOption, .count("count", 3))), (.roots, reader.say(.rootsAll)),
      (.theme, reader.say(.themeDark)),
    ]
    let switches = [reader.say(.sound), reader.say(.haptics)]
    reader.chooseLength(length)
    reader.press(reader.say(.settings))
    for (group, choice) in choices { reader.choose(choice, in: reader.say(group)) }
    for name in switches {
      #expect(reader.toggle(name)?["checked"] != nil)
      reader.turn(name)
    }
    reader.press(reader.say(.close))
    reader.reload()
    #expect(reader.heading.count == 9 && reader.isLength(length))
    #expect(hasCaption(reader, 9, .italian))
    #expect(!reader.parts("timer").isEmpty)
    #expect(reader.player.document == "dark \(reader.language.tag)")
    reader.press(reader.say(.settings))
    for (group, choice) in choices { #expect(isChosen(choice, in: reader.say(group), reader), "\(choice)") }
    for name in switches { #expect(reader.toggle(name) != nil && reader.toggle(name)?["checked"] == nil) }
  }

  // MARK: The language of the page

  @Test func `switching the interface language during a round keeps the language of the words`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    for language in InterfaceLanguage.allCases + [.english] {
      reader.press(reader.say(.settings))
      reader.choose(language.endonym, in: reader.say(.interfaceLanguage))
      #expect(reader.language == language && reader.player.document == "system \(language.tag)")
      let group = reader.group(reader.say(.interfaceLanguage))
      for other in InterfaceLanguage.allCases { #expect(group?.texts(in: other.tag) == [other.endonym]) }
      reader.press(reader.say(.close))
      #expect(reader.heading == "alarming" && reader.page.first { $0.tag == "h1" }?["lang"] == "en")
      #expect(reader.tiles.allSatisfy { $0["lang"] == "en" })
      let find = reader.items(reader.say(.foundWords)).first?.first { $0["class"] == "find-word" }
      #expect(find?["lang"] == "en" && find?.plainText == "ring")
      #expect(hasCaption(reader, 8, .english))
      #expect(reader.title.contains(reader.say(.product)))
    }
    #expect(reader.foundWords == ["ring"])
  }

  @Test func `the language of the game and the language of the interface can differ`() {
    var reader = Reader.playing("agricoli", .italian, speaking: "ko-KR")
    #expect(reader.language == .korean && hasCaption(reader, 8, .italian))
    reader.find("gioia")
    reader.guess("가")
    #expect(reader.banner.title == reader.say(.notALetterTitle))
  }
}
