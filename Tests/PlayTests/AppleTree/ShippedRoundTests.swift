import Foundation
import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests features A2 to A6 and A8 of `docs/features.md` with the shipped words: letters, apples, the hint, Play
/// again.
@Suite struct `A round of Apple Tree with a shipped word` {
  @Test(arguments: [
    ("banana", "ANB", Language.english), ("árbol", "ARBOL", .spanish), ("canción", "CANIO", .spanish),
    ("pingüino", "PINGUO", .spanish),
  ])
  func `a right letter fills all its places, with and without accents`(
    word: String, letters: String, language: Language
  ) {
    var reader = Reader.challenged(word, language, speaking: language.code)
    for letter in letters {
      reader.tryLetter(String(letter))
      let plain = String(letter).lowercased()
      let places = zip(word, reader.player.shown).filter {
        String($0.0).folding(options: .diacriticInsensitive, locale: nil) == plain
      }
      #expect(!places.isEmpty && places.allSatisfy { $0.0 == $0.1 })
    }
    #expect(reader.player.outcome == .won && reader.player.apples == 7)
    #expect(reader.player.said.contains(word))
    #expect(reader.page.first { $0["class"] == "places" }?["lang"] == language.code)
  }

  @Test func `typing an accented or capital letter counts as typing the plain letter`() {
    var reader = Reader.challenged("árbol", .spanish)
    reader.player.press("Á KeyA", "ò KeyO")
    #expect(reader.player.shown == "á__o_" && reader.player.apples == 7)
    reader = Reader.challenged("ring")
    reader.player.press("R KeyR", "i KeyI", "N KeyN")
    #expect(reader.player.shown == "rin_")
    reader.player.press("G KeyG")
    #expect(reader.player.outcome == .won && reader.player.apples == 7)
  }

  @Test func `the letters ñ and n are different`() {
    var reader = Reader.challenged("niño", .spanish)
    reader.tryLetter("N")
    #expect(reader.player.shown == "n___")
    reader.tryLetter("Ñ")
    #expect(reader.player.shown == "n_ñ_" && reader.player.apples == 7)
    reader = Reader.challenged("mano", .spanish)
    reader.tryLetter("Ñ")
    #expect(reader.player.shown == "____" && reader.player.apples == 6 && reader.player.tried == "ñ")
    let key = reader.page.first { $0["class"] == "letter-key" && $0.plainText == "Ñ" }
    #expect(reader.page.first { $0["id"] == key?["aria-describedby"] }?.plainText == "not in the word")
  }

  @Test func `each wrong letter drops one more apple, and a right letter drops no apple`() {
    var reader = Reader.challenged("apple")
    var lying: Set<String> = []
    for (count, letter) in "qwxzkj".enumerated() {
      reader.tryLetter(String(letter))
      #expect(reader.page.first { $0["aria-label"] == reader.say(.appleTreeLeft, .count("count", 6 - count)) } != nil)
      // All apples that had fallen before are still on the ground, and one more apple has fallen.
      #expect(lying.isStrictSubset(of: reader.fallen) && reader.fallen.count == count + 1)
      lying = reader.fallen
      if count < 3 { reader.tryLetter(["a", "p", "l"][count]) }
      #expect(reader.fallen == lying)
    }
    reader.tryLetter("h")
    #expect(reader.fallen.count == 7 && reader.player.outcome == .lost)
  }

  @Test func `right letters between wrong letters do not change the number of dropped apples`() {
    var reader = Reader.challenged("banana")
    let counts = "qazbxqa".map { letter in
      reader.player.press("\(letter) Key\(letter.uppercased())")
      return reader.fallen.count
    }
    #expect(counts == [1, 1, 2, 2, 3, 3, 3] && reader.hasTree(4))
  }

  @Test func `trying the same letter twice costs no apple, whether pressed, typed or held down`() {
    var reader = Reader.challenged("apple")
    for letter in ["Q", "P"] {
      reader.press(letter)
      #expect(reader.hasTree(6))
      for again in 0..<3 {
        switch again {
        case 0: reader.press(reader.key(letter))
        case 1: reader.player.press("\(letter.lowercased()) Key\(letter)")
        default: reader.player.press("\(letter) Key\(letter)")
        }
        #expect(reader.hasTree(6) && reader.player.said == "You’ve already tried \(letter). Nothing fell.")
      }
    }
    for _ in 0..<6 { reader.player.press("z KeyZ") }
    #expect(reader.hasTree(5) && reader.player.tried == "qpz")
  }

  @Test(arguments: Reader.tags, [true, false])
  func `a finished round announces its end, shows its word and disables its keys`(reader tag: String, isWon: Bool) {
    let word = isWon ? "árbol" : "apple"
    var reader = Reader.challenged(word, isWon ? .spanish : .english, speaking: tag)
    reader.tryLetters(isWon ? "qa" : "p")
    if isWon { reader.player.win() } else { reader.player.lose() }
    #expect(reader.player.said.contains(reader.say(isWon ? .treeWon : .treeLost)) && reader.player.said.contains(word))
    #expect(reader.places.joined() == word && reader.hasTree(isWon ? 6 : 0))
    for phrase in [Phrase.seeDefinition, .playAgain] + (isWon ? [] : [.save]) {
      #expect(reader.button(reader.say(phrase)) != nil)
    }
    for phrase in [Phrase.hint, .challenge] where isWon { #expect(reader.button(reader.say(phrase)) == nil) }
    let missed = reader.page.all { $0["data-missed"] != nil }.map { $0.plainText }
    #expect(missed == (isWon ? [] : ["a", "l", "e"]))
    #expect(reader.page.all { $0["class"] == "letter-key" }.allSatisfy { $0.isDisabled })
    let before = reader.page
    reader.tryLetter("M")
    reader.player.press("c KeyC", "7 Digit7")
    #expect(reader.page == before)
  }

  @Test(arguments: [true, false])
  func `Play again begins a new round with all apples`(isWon: Bool) {
    var reader = Reader.challenged("apple")
    reader.press("Hint")
    #expect(reader.player.apples == 6)
    reader.tryLetters("xz")
    if isWon { reader.player.win() } else { reader.player.lose() }
    #expect(reader.button("Save") != nil)
    reader.playAgain()
    reader.expectNewRound()
    #expect(!reader.text.contains("from the tree"))
    #expect(reader.button("Challenge a friend") != nil && reader.button("All words: English") != nil)
    #expect(
      reader.appleTreeRecords.count == 2 && reader.player.hidden != "apple"
        && reader.appleTreeRecords.last?.source == .all)
    reader.player.now += 1000
    #expect(reader.button("Hint") != nil)
  }

  @Test(arguments: [
    // The hint is the translation, if the vocabulary has a translation into the reader's language.
    ("en-US", "árbol", Language.spanish, "tree"),
    // The hint is the definition, if the word is in the reader's own language.
    ("en-US", "apple", .english, "a round red or green fruit that grows on trees"),
    ("es-ES", "apple", .english, "manzana"), ("zh-TW", "apple", .english, "蘋果"),
    // The hint is the example without the word, if the vocabulary has no translation into the reader's language.
    ("es-ES", "gato", .spanish, "Mi duerme encima del teclado."),
  ])
  func `the hint costs one apple and helps without showing the word`(
    tag: String, word: String, language: Language, text: String
  ) {
    var reader = Reader.challenged(word, language, speaking: tag)
    let name = reader.say(.hint)
    let price = reader.button(name)?["aria-describedby"]
    #expect(reader.page.first { $0["id"] == price }?.plainText == reader.say(.hintPrice))
    let words = text.components(separatedBy: " from")[0]
    func hint() -> String? {
      let news = reader.page.first { $0["id"] == "tree-news" }!
      let shown = news.all { $0.tag == "p" && $0["role"] == nil }.map { part in
        part.plainText.replacing(reader.say(.blank), with: " ").split(separator: " ").joined(separator: " ")
      }
      return shown.first { $0.contains(words) }
    }
    #expect(hint() == nil)
    reader.press(name)
    for _ in 0..<2 {
      #expect(hint() == text)
      #expect(hint()?.contains(word) == false)
      #expect(reader.player.apples == 6)
      // After the hint was taken, the hint button is disabled.
      #expect(reader.button(name)?.isDisabled ?? true)
      if reader.appleTreeRecords.last?.round.tried.isEmpty == true, reader.player.now < 10_000 {
        let apples = reader.language.sentences.applesLeft(6)
        #expect(reader.player.said == reader.say(.hintTaken, .text("apples", apples)) || reader.player.now > 4000)
      }
      reader.reload()
    }
  }

  @Test func `an Apple Tree round and its hint survive a change of language and a reload`() {
    var reader = Reader.challenged("apple")
    reader.press("Hint")
    func example() -> String? {
      reader.main.all { $0.tag == "p" }.map { $0.plainText }.first { $0.contains("fruit") }
    }
    let before = example()
    reader.press("Settings")
    reader.choose("Spanish", in: "Game language")
    reader.press("Close")
    reader.reload()
    #expect(reader.player.shown == "_____" && reader.player.apples == 6)
    #expect(before != nil && example() == before)
    reader.player.win()
    #expect(reader.player.outcome == .won)
  }
}
