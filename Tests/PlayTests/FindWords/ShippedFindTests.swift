import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F13 of `docs/features.md` with the shipped words: accepted guesses in each language.
@Suite struct `Accepted guesses in Find Words` {
  @Test func `a found word is shown with its accents and all its spellings`() {
    var reader = Reader.playing("mesa", .spanish)
    reader.find("esa", "MAS", "me\u{301}s")
    #expect(reader.foundWords == ["mes", "más, mas", "esa, ésa"])
  }

  @Test(arguments: [
    ("en", "agencies", "cease"), ("en", "testing", "set"), ("es", "canciones", "sin"), ("en", "alarming", "alarm"),
    ("it", "agricoli", "LIRICO"),
  ])
  func `a word made of the root word's letters is accepted`(code: String, root: String, word: String) {
    var reader = Reader.playing(root, Language(code: code)!)
    reader.find(word)
    #expect(reader.foundWords == [word.lowercased()])
  }

  @Test(arguments: [("sheathed", "tesh", "Is that a word?"), ("silkworm", "car", "Try again")])
  func `a guess that breaks a rule of Find Words is refused`(root: String, word: String, title: String) {
    var reader = Reader.playing(root)
    reader.guess(word)
    #expect(reader.banner.title == title && reader.foundWords.isEmpty)
  }

  @Test func `a Spanish find shows its accent, letters and points`() {
    var reader = Reader.playing("canciones", .spanish)
    #expect(reader.text.contains("9-letter word – Spanish"))
    reader.find("sin", "cancion")
    #expect(reader.foundWords == ["canción", "sin"])
    let said = reader.main.first { $0["class"] == "banner" }?.plainText ?? ""
    #expect(said.contains("canción") && said.contains("7 letters, 7 points"))
    #expect(reader.items("Found words")[0].first { $0["class"] == "find-word" }?["lang"] == "es")
    reader.press(reader.items("Found words")[0].first { $0.tag == "button" })
    #expect(reader.sheet?.plainText.contains("7 letters, 7 points") == true)
    #expect(reader.sheet?.first { $0.tag == "h2" }?.plainText == "canción")
    reader.press("Close")
    #expect(reader.sheet == nil)
  }

  @Test func `a link with a language and a seed opens the round of this seed`() {
    var reader = Reader("/find-words?language=it&length=8&seed=42")
    let root = Shipped.root(.italian, length: 8, seed: 42)
    #expect(reader.heading == root && reader.text.contains("8-letter word – Italian"))
    let words = Shipped.solve(root, .italian, common: true)
    #expect(reader.figure("Words found") == "0 of \(words.count)")
    reader.find(words[0], words[1].uppercased())
    #expect(reader.foundWords.count == 2)
  }

  @Test(arguments: [
    ("es-MX", "Palabra de 8 letras en español"), ("it-IT", "Parola di 8 lettere in italiano"),
    ("de-DE", "8-letter word – English"),
    ("ko-KR", ""),
  ])
  func `the first game is played in the browser's language`(tag: String, caption: String) {
    let reader = Reader("/find-words", speaking: tag)
    #expect(reader.heading.count == 8)
    let english = Blank.text("language", reader.language.sentences.name(Language.english))
    #expect(reader.page.texts.contains(caption.isEmpty ? reader.say(.caption, .count("count", 8), english) : caption))
  }
}
