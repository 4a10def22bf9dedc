import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature A1 of `docs/features.md` with the shipped words: where the words come from, and when another
/// choice takes effect.
@Suite struct `Word sources of Apple Tree` {
  @Test(arguments: zip(Reader.tags, [Language.english, .spanish]))
  func `a chosen letter or level decides which words are drawn and survives a reload`(
    reader tag: String, language: Language
  ) {
    let known = Shipped.levels(language)
    var reader = Reader("/apple-tree", speaking: tag)
    #expect(known[reader.player.hidden ?? ""] != nil)
    var chosen = reader.sourceName(.wordsAll, language)
    let choices: [(String, Phrase, Blank, (String) -> Bool)] = [
      ("T", .wordsLetter, .text("letter", "T"), { $0.hasPrefix("t") }),
      ("B2", .wordsLevel, .text("level", "B2"), { known[$0]!.contains("B2") }),
      ("Q", .wordsLetter, .text("letter", "Q"), { $0.hasPrefix("q") }),
    ]
    for (choice, phrase, blank, fits) in choices {
      reader.press(chosen)
      reader.choose(choice, in: reader.say(.wordsTitle))
      #expect(reader.sheet == nil)
      chosen = reader.sourceName(phrase, language, blank)
      #expect(reader.button(chosen) != nil)
      for _ in 0..<2 {
        let word = reader.player.hidden ?? ""
        #expect(known[word] != nil && fits(word), "\(word)")
        #expect(reader.finishRound() == word)
        reader.playAgain()
      }
    }
    reader.reload()
    #expect(reader.button(chosen) != nil)
    _ = reader.finishRound()
    reader.playAgain()
    #expect(reader.player.hidden?.hasPrefix("q") == true)
  }

  @Test func `the dialog for choosing words offers every word source`() {
    var reader = Reader("/apple-tree", speaking: "es-ES")
    reader.press(reader.sourceName(.wordsAll, .spanish))
    let planks = reader.sheet?.all { $0.tag == "label" }.map { $0.plainText } ?? []
    let letters = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ".map { String($0) }
    let topics = reader.player.model.session.sentences.topics
    let levels = ["A1", "A2", "B1", "B2", "C1"]
    #expect(planks == [reader.say(.wordsAll)] + levels + topics + letters + [reader.say(.savedWords)])
    #expect(reader.radio(reader.say(.wordsAll))?["checked"] != nil)
  }

  @Test func `each page of words links to an Apple Tree round with its words`() {
    var reader = Reader("/vocabulary/es")
    reader.press("Apple Tree", in: reader.main)
    reader.expectNewRound()
    #expect(Shipped.levels(.spanish)[reader.player.hidden!] != nil)
    #expect(reader.button("All words: Spanish") != nil)
    #expect(reader.path == "/apple-tree")
    reader.open("/vocabulary/es/zapato")
    reader.press("Apple Tree: Z words", in: reader.main)
    reader.expectNewRound()
    #expect(reader.button("Words starting with Z: Spanish") != nil && reader.player.hidden!.hasPrefix("z"))
    reader.open("/vocabulary/en/apple")
    reader.press("Apple Tree: A1 words", in: reader.main)
    reader.expectNewRound()
    #expect(
      reader.button("A1 words: English") != nil && Shipped.levels(.english)[reader.player.hidden!]!.contains("A1"))
    reader.save(.italian, "mela")
    reader.open("/saved")
    reader.press("Play Apple Tree", in: reader.main)
    reader.expectNewRound()
    #expect(reader.button("Saved words: Italian") != nil && reader.player.hidden == "mela")
    reader.player.win()
    reader.importWords("Francia", "4x4")
    reader.press("Apple Tree", in: reader.main)
    reader.expectNewRound()
    #expect(reader.button("Mine: Italian") != nil)
    #expect(reader.appleTreeRecords.last?.source?.name.hasPrefix("list-") == true)
    // A capital letter can be guessed in lowercase.
    reader.tryLetters("francia")
    #expect(reader.player.outcome == .won && reader.player.hidden == "Francia")
  }

  @Test(arguments: ["untouched", "begun", "over"])
  func `a link to words of another language begins exactly one round`(state: String) {
    var reader = Reader("/apple-tree")
    let word = reader.player.hidden!
    if state == "over" { reader.player.win() }
    if state == "begun" { reader.tryLetter(String(word.prefix(1))) }
    reader.open("/vocabulary/es/zapato")
    reader.press("Apple Tree: Z words", in: reader.main)
    #expect(reader.button("Words starting with Z: Spanish") != nil)
    reader.expectNewRound()
    // The page already shows a word from the new source, so no banner announces that the change takes effect later.
    #expect(!reader.text.contains("This word stays as it is."))
    #expect(reader.appleTreeRecords.map { $0.source?.name } == ["all", "letter-z"])
  }

  @Test func `another word source applies at once to an untouched round, otherwise to the next round`() {
    var reader = Reader("/apple-tree")
    reader.press("All words: English")
    reader.choose("Z")
    reader.expectNewRound()
    let first = reader.player.hidden!
    #expect(first.hasPrefix("z") && reader.appleTreeRecords.count == 2)
    reader.tryLetter("z")
    let before = reader.player.shown
    reader.press("Words starting with Z: English")
    reader.choose("C1")
    #expect(reader.sheet?.first { $0["role"] == "status" }?.plainText.contains("This word stays as it is.") == true)
    reader.press("Close")
    #expect(
      reader.player.shown == before && reader.button("Words starting with Z: English") != nil
        && reader.appleTreeRecords.count == 2)
    #expect(reader.finishRound() == first)
    reader.playAgain()
    #expect(reader.button("C1 words: English") != nil)
    #expect(Shipped.levels(.english)[reader.player.hidden!]!.contains("C1") && reader.appleTreeRecords.count == 3)
  }

  @Test func `another language applies at once to an untouched round, otherwise to the next round`() {
    var reader = Reader("/apple-tree")
    reader.press("Settings")
    reader.choose("Spanish", in: "Game language")
    reader.press("Close")
    #expect(reader.button("All words: Spanish") != nil)
    let word = reader.player.hidden!
    #expect(Shipped.levels(.spanish)[word] != nil && reader.appleTreeRecords.count == 2)
    reader.tryLetter("q")
    reader.press("Settings")
    reader.choose("Italian", in: "Game language")
    #expect(reader.sheet?.first { $0["role"] == "status" }?.plainText.contains("This word stays as it is.") == true)
    reader.press("Close")
    #expect(reader.button("All words: Spanish") != nil)
    #expect(reader.finishRound() == word)
    reader.playAgain()
    #expect(reader.button("All words: Italian") != nil)
    #expect(reader.appleTreeRecords.count == 3 && reader.appleTreeRecords.last?.word.language == .italian)
  }

  @Test func `changing the language replaces a list with all words as the word source`() {
    var reader = Reader("/lists")
    reader.importWords("cat", "otter")
    reader.press("Apple Tree", in: reader.main)
    reader.expectNewRound()
    reader.press("Settings")
    reader.choose("Italian", in: "Game language")
    reader.press("Close")
    #expect(reader.button("All words: Italian") != nil)
    #expect(Shipped.levels(.italian)[reader.player.hidden!] != nil && reader.appleTreeRecords.count == 2)
  }
}
