import Markup
import Rules
import Testing
import Words

@testable import Play

/// Tests feature A1 of `docs/features.md` with the shipped words and learners' lists: which words are drawn, and
/// the message if there is none.
@Suite struct `Words drawn by Apple Tree` {
  @Test func `a missed word can be saved on the result page and played again`() {
    var reader = Reader.challenged("árbol", .spanish)
    reader.player.lose()
    #expect(reader.button("Save")?["aria-pressed"] == "false")
    reader.press("Save")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
    reader.open("/saved")
    #expect(reader.saved(.spanish) == ["árbol"])
    reader.press("Play Apple Tree", in: reader.main)
    reader.expectNewRound()
    #expect(reader.player.hidden == "árbol" && reader.button("Saved words: Spanish") != nil)
    reader.player.win()
    #expect(reader.player.outcome == .won)
  }

  @Test func `a list's words come again only after all others, and never twice in a row`() {
    let words = ["cat", "hedgehog", "badger", "Otter"]
    var reader = Reader("/lists")
    reader.importWords(words[0], words[1], words[2], words[3])
    reader.press("Apple Tree", in: reader.main)
    var drawn: [String] = []
    for _ in 0..<16 {
      drawn.append(reader.finishRound())
      reader.playAgain()
    }
    for begin in stride(from: 0, to: 16, by: 4) { #expect(drawn[begin..<begin + 4].sorted() == words.sorted()) }
    #expect(!zip(drawn, drawn.dropFirst()).contains { $0 == $1 })
  }

  @Test func `a list can draw phrases, and its page counts the words that cannot be played`() {
    let playable = ["ice cream", "well-known", "o'clock", "don’t", "naïve", "Café", "T-shirt", "e.g."]
    var reader = Reader("/lists")
    reader.importWords(
      "ice cream", "well-known", "4x4", "o'clock", "don’t", "naïve", "Café", "T-shirt", "e.g.", "apple λ", "(ring)")
    #expect(reader.main.plainText.contains("3 words can’t be played in Apple Tree."))
    reader.press("Apple Tree", in: reader.main)
    var drawn: [String] = []
    for _ in 0..<8 {
      drawn.append(reader.finishRound())
      reader.playAgain()
    }
    #expect(drawn.sorted() == playable.sorted())
    reader.press("Mine: English")
    #expect(reader.sheet?.plainText.contains("3 words can’t be played in Apple Tree.") ?? false)
  }

  @Test(arguments: [
    (
      "el perro", Language.spanish, ["blank", "blank space", "blank", "blank", "blank", "blank", "blank"], "elpro",
      "7 letters"
    ),
    ("el  pez", .spanish, ["blank", "blank space", "blank", "blank", "blank"], "elpz", "5 letters"),
    ("l’amico", .italian, ["blank apostrophe", "blank", "blank", "blank", "blank", "blank"], "lamico", "6 letters"),
    ("l'amico", .italian, ["blank apostrophe", "blank", "blank", "blank", "blank", "blank"], "lamico", "6 letters"),
    ("T-shirt", .english, ["blank hyphen", "blank", "blank", "blank", "blank", "blank"], "tshir", "6 letters"),
  ])
  func `a phrase shows blanks only for its letters and names the characters between them`(
    phrase: String, language: Language, items: [String], letters: String, count: String
  ) {
    var reader = Reader("/lists")
    reader.importWords(phrase, in: language)
    reader.press("Apple Tree", in: reader.main)
    #expect(reader.player.hidden == phrase)
    #expect(reader.places == items)
    #expect(reader.says("status", count))
    reader.tryLetters(letters)
    #expect(reader.player.outcome == .won && reader.player.apples == 7)
    #expect(reader.player.shown == phrase)
    reader.press(reader.say(.seeDefinition))
    #expect(reader.heading == phrase)
  }

  @Test func `offensive words of a list are never drawn, alone or in a phrase`() {
    var reader = Reader("/lists")
    reader.importWords("la puta", "mierda", "mulato", "el perro", "gato", in: .spanish)
    reader.press("Apple Tree", in: reader.main)
    for _ in 0..<6 {
      #expect(["el perro", "gato"].contains(reader.finishRound()))
      reader.playAgain()
    }
  }

  @Test func `a list with a single word draws the word again and again`() {
    var reader = Reader("/lists")
    reader.importWords("Ñandú")
    reader.press("Apple Tree", in: reader.main)
    reader.expectNewRound()
    #expect(reader.player.hidden == "Ñandú")
    reader.tryLetters("nandu")
    #expect(reader.player.outcome == .won)
    reader.playAgain()
    #expect(reader.player.shown == "_____" && reader.appleTreeRecords.count == 2)
  }

  @Test(arguments: zip(Reader.tags, [Language.english, .spanish]))
  func `an empty list of saved words explains the problem and offers two alternatives`(
    reader tag: String, language: Language
  ) {
    var reader = Reader("/apple-tree", speaking: tag)
    reader.press(reader.sourceName(.wordsAll, language))
    reader.choose(reader.say(.savedWords))
    func isSaid() -> Bool { reader.says("alert", reader.say(.wordsEmptyTitle), reader.say(.wordsEmptySaved)) }
    #expect(isSaid() && reader.items(reader.say(.wordToGuess)).isEmpty)
    // Keys do nothing here.
    reader.player.press("a KeyA", "Enter Enter")
    #expect(isSaid())
    reader.press(reader.say(.vocabulary), in: reader.main)
    #expect(reader.heading == reader.say(.vocabulary))
    reader.back()
    #expect(isSaid())
    reader.press(reader.say(.playAllWords))
    reader.expectNewRound()
    #expect(reader.button(reader.sourceName(.wordsAll, language)) != nil)
  }

  @Test func `a list without a word that can be played shows a message`() {
    var reader = Reader("/lists")
    reader.importWords("4x4", "(ring)")
    reader.press("Apple Tree", in: reader.main)
    #expect(reader.says("alert", "No word to guess here", "None of these words can be guessed letter by letter."))
    reader.press("Play with all words")
    reader.expectNewRound()
    #expect(reader.button("All words: English") != nil)
  }

  @Test(arguments: [
    "words=letter-", "words=letter-7", "words=level-Z9", "words=list-0000000000000f-1",
    "words=" + String(repeating: "x", count: 5000), "words=%00", "language=xx&words=all",
    "words=letter-%C3%B1&language=en", "words",
  ])
  func `an Apple Tree address with invalid parameters begins a round`(query: String) {
    let reader = Reader("/apple-tree?" + query)
    reader.expectNewRound()
    #expect(!reader.items("Word").isEmpty)
  }
}
