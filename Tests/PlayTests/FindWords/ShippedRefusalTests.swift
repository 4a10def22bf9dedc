import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests features F7 to F12 of `docs/features.md` with the shipped words: refused guesses and their reasons.
@Suite struct `Refused guesses in Find Words` {
  @Test(arguments: [
    ("ri7ng", "Letters only", "You can’t use “7” here."),
    ("ring main", "Letters only", "You can’t use a space here."),
    ("al", "Too short", "Use at least 3 letters."),
    ("alarming", "Mix it up!", "Your answer can’t be the original word."),
    ("ALARMING", "Mix it up!", "Your answer can’t be the original word."),
    ("main", "Be original!", "You’ve already found “main” in alarming."),
    ("sing", "Try again", "There’s no S in alarming."),
    ("grrl", "Try again", "There’s only one R in alarming."),
    ("alaram", "Try again", "alarming has only 2 A’s, not 3."),
    ("gnil", "Is that a word?", "“gnil” isn’t in our English list, but it’s close!"),
    ("mlngr", "Is that a word?", "“mlngr” isn’t in our English list."),
  ])
  func `a refused guess shows its reason and changes nothing`(text: String, title: String, reason: String) {
    var reader = Reader.playing("alarming")
    reader.find("main")
    let before = (reader.figures, reader.player.model.games.findWords.board.tiles)
    reader.guess(text)
    #expect(reader.banner == (title, reason))
    #expect(reader.player.field == text)
    #expect(reader.foundWords == ["main"])
    #expect((reader.figures, reader.player.model.games.findWords.board.tiles) == before)
  }

  @Test(arguments: Reader.tags)
  func `a refusal in a Spanish round is explained in the reader's language`(reader tag: String) {
    var reader = Reader.playing("canciones", .spanish, speaking: tag)
    reader.find("nacion")
    let before = reader.figures
    let spanish = reader.language.sentences.name(Language.spanish)
    let root = Blank.text("root", "canciones")
    let seven = Blank.text("character", reader.say(.characterShown, .text("character", "7")))
    let reasons: [(String, Phrase, String)] = [
      ("nacion7", .notALetterTitle, reader.say(.notALetterText, seven)),
      ("ca", .tooShortTitle, reader.say(.tooShortText, .count("count", 3))),
      ("CANCIONES", .isRootTitle, reader.say(.isRootText)),
      ("Nacio\u{301}n ", .alreadyFoundTitle, reader.say(.alreadyFoundText, .text("guess", "Nacio\u{301}n "), root)),
      ("zoo", .notFromLettersTitle, reader.say(.noneOfLetter, .text("letter", "Z"), root)),
      ("sisas", .notFromLettersTitle, reader.say(.oneOfLetter, .text("letter", "S"), root)),
      ("caño", .notFromLettersTitle, reader.say(.noneOfLetter, .text("letter", "Ñ"), root)),
      (
        "nnnc", .notFromLettersTitle,
        reader.language.sentences(.someOfLetter, .text("letter", "N"), .count("available", 2), .count("used", 3), root)
      ),
      ("nncs", .notInLexiconTitle, reader.say(.notInLexiconText, .text("guess", "nncs"), .text("language", spanish))),
    ]
    for (text, title, reason) in reasons {
      reader.guess(text)
      #expect(reader.banner == (reader.say(title), reason), "\(text)")
      #expect(reader.player.field == text)
      #expect(reader.foundWords == ["nación"] && reader.figures == before)
    }
  }

  @Test(arguments: ["Ring", "ring", "RING ", " ring", "r\u{200B}ing", "ríng", "ri\u{301}ng"])
  func `a word counts once, whatever its capitals and spaces`(again: String) {
    var reader = Reader.playing("alarming")
    reader.find("Ring ")
    #expect(reader.foundWords == ["ring"])
    reader.guess(again)
    #expect(reader.banner.title == "Be original!")
    #expect(reader.foundWords == ["ring"])
  }

  @Test(arguments: [("2 letters", 1), ("4 letters", 3)])
  func `the player can choose the minimum length of words`(choice: String, tooShort: Int) {
    var reader = Reader("/find-words")
    let root = reader.heading
    reader.press("Settings")
    reader.choose(choice)
    reader.press("Close")
    #expect(reader.heading != root)  // nothing was found yet, so the choice applies at once
    reader.guess(String(reader.heading.prefix(tooShort)))
    #expect(reader.banner == ("Too short", "Use at least \(choice)."))
  }

  @Test(arguments: [
    (Language.english, "english", "alarming", "gnil", "mlngr"), (.spanish, "spanish", "canciones", "cancoin", "nncs"),
  ])
  func `a refused guess that is close to a word is reported as close without the word`(
    language: Language, name: String, root: String, near: String, far: String
  ) {
    var reader = Reader.playing(root, language, speaking: language.code)
    let list = Blank.text("language", reader.language.sentences.name(language))
    reader.guess(near)
    #expect(
      reader.banner == (reader.say(.notInLexiconTitle), reader.say(.notInLexiconClose, .text("guess", near), list)))
    #expect(reader.player.field == near)
    let said = (reader.main.first { $0["class"] == "banner" }?.plainText ?? "").replacing(near, with: "").lowercased()
    let words = Set(said.split { !$0.isLetter }.map { String($0) })
    #expect(!Shipped.solve(root, language).contains { $0.count > 3 && words.contains($0) })
    reader.guess(far)
    #expect(reader.banner.text == reader.say(.notInLexiconText, .text("guess", far), list))
  }

  @Test(arguments: [(Language.english, "alarming", "gnil"), (.spanish, "canciones", "cancoin")])
  func `an added word counts at once and in later visits until it is removed`(
    language: Language, root: String, near: String
  ) {
    var reader = Reader.playing(root, language, speaking: language.code)
    reader.guess(near)
    reader.press(reader.say(.addWord))
    #expect(reader.banner == (reader.say(.addedTitle), reader.say(.addedText, .text("guess", near))))
    #expect(reader.foundWords == [near] && reader.player.field.isEmpty)
    #expect(reader.items(reader.say(.foundWords))[0].plainText.contains(reader.say(.bonus)))
    #expect(reader.figure(reader.say(.bonusWords)) == "1")
    reader.open("/find-words")
    #expect(reader.foundWords == [near])
    reader.newWord()
    reader.open("/find-words?language=\(language.code)&root=\(root)")
    reader.reload()
    #expect(reader.foundWords.contains(near))
    reader.press(reader.say(.settings))
    let own = reader.items(reader.say(.myWords))
    #expect(own.count == 1 && own[0].texts(in: language.code) == [near])
    reader.press(reader.say(.removeWord, .text("word", near)))
    #expect(reader.items(reader.say(.myWords)).isEmpty)
    reader.press(reader.say(.close))
    // End the round in which the word was found, so that the link begins another round.
    reader.giveUp()
    reader.newWord()
    reader.open("/find-words?language=\(language.code)&root=\(root)")
    reader.guess(near)
    #expect(reader.banner.title == reader.say(.notInLexiconTitle))
  }
}
