import Foundation
import TestTools
import Testing
import Words

@testable import Rules

/// The rules of Apple Tree.
struct AppleTreeTests {
  private func round(_ word: String, _ language: Language = .english, letters: String = "") -> AppleTreeRound {
    var round = AppleTreeRound(HiddenWord(word, language: language)!)
    for letter in letters.unicodeScalars { _ = try? round.play(letter) }
    return round
  }

  private func shown(_ round: AppleTreeRound) -> String { round.shown.map { $0 ?? "_" }.joined() }

  private func refusal(_ round: AppleTreeRound, _ character: Unicode.Scalar) -> AppleTreeRound.Refusal? {
    var round = round
    do throws(AppleTreeRound.Refusal) {
      try round.play(character)
      return nil
    } catch { return error }
  }

  @Test func `A1: every word is drawn before a word repeats, and never twice in a row`() {
    let bank = WordBank(["fig", "pear", "plum", "apple", "fig"], language: .english)
    #expect(bank.words.count == 4)
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var counts: [String: Int] = [:]
      var last: String?
      var drawn = DrawnWords()
      for turn in 1...20 {
        // For half of the seeds, all rounds are played in one visit; for the other half, each round is played in its
        // own visit.
        if seed % 2 == 1 { drawn = DrawnWords() }
        let word = bank.draw(using: &generator, last: last, drawn: &drawn) { counts[$0] ?? 0 }!
        #expect(word != last)
        counts[word, default: 0] += 1
        last = word
        #expect(counts.values.max()! <= (turn + 3) / 4 + (turn % 4 == 1 ? 1 : 0))
      }
      #expect(counts.values.max()! - counts.values.min()! <= 1)
    }
  }

  @Test func `A1: new words are drawn first, and no word repeats before the others are drawn`() {
    let bank = WordBank(["fig", "pear", "plum", "apple", "lemon"], language: .english)
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var counts = ["fig": 5, "pear": 5, "plum": 6]
      var drawn = DrawnWords()
      var words: [String] = []
      for _ in 0..<15 {
        words.append(bank.draw(using: &generator, last: words.last, drawn: &drawn) { counts[$0] ?? 0 }!)
        counts[words.last!, default: 0] += 1
      }
      #expect(Set(words[..<2]) == ["apple", "lemon"])
      for start in [0, 5, 10] { #expect(Set(words[start..<start + 5]).count == 5, "seed \(seed): \(words)") }
    }
  }

  @Test func `A1: a word bank with one word repeats the word, and an empty bank returns nil`() {
    var generator = SeededGenerator(seed: 1)
    var drawn = DrawnWords()
    let bank = WordBank(["fig"], language: .english)
    for _ in 0..<3 { #expect(bank.draw(using: &generator, last: "fig", drawn: &drawn) { _ in 3 } == "fig") }
    #expect(WordBank([], language: .english).draw(using: &generator, last: nil, drawn: &drawn) { _ in 0 } == nil)
    #expect(WordBank(["ice cream", "x-ray", "o'clock", "4x4", "漢字"], language: .english).isEmpty)
  }

  @Test func `A1: the same seed draws the same words`() {
    let bank = WordBank((0..<100).map { "word" + String(UnicodeScalar(UInt8(97 + $0 % 26))) }, language: .english)
    func words() -> [String] {
      var generator = SeededGenerator(seed: 42)
      var drawn = DrawnWords()
      return (0..<5).map { _ in bank.draw(using: &generator, last: nil, drawn: &drawn) { _ in 0 }! }
    }
    #expect(words() == words())
  }

  @Test func `A2: a right letter fills all its places in the word's own spelling`() {
    #expect(shown(round("Árbol", .spanish, letters: "a")) == "Á____")
    #expect(shown(round("banana", letters: "a")) == "_a_a_a")
    #expect(shown(round("canción", .spanish, letters: "NO")) == "__n__ón")
    #expect(round("árbol", .spanish, letters: "abloÁ").applesLeft == 7)
    #expect(round("árbol", .spanish, letters: "ábrol").outcome == .won)
  }

  @Test func `A2: ñ is a separate letter only in Spanish`() {
    #expect(shown(round("año", .spanish, letters: "n")) == "___")
    #expect(shown(round("año", .spanish, letters: "ñ")) == "_ñ_")
    #expect(shown(round("an\u{303}o", .spanish, letters: "ñ")) == "_n\u{303}_")
    #expect(shown(round("piñata", letters: "n")) == "__ñ___")
  }

  @Test func `A2: trying the same letter again in any form costs no apple`() {
    var played = round("apple", letters: "zZ")
    #expect(played.applesLeft == 6)
    #expect(refusal(played, "ž") == .alreadyTried(Alphabet(.english).letter("z")!))
    _ = try? played.play("z" as Unicode.Scalar)
    #expect(played.applesLeft == 6)
    #expect(played.tried.count == 1)
  }

  @Test func `A3: a character that is not a letter costs no apple`() {
    let played = round("apple")
    for character in "1 -_'\u{301}\u{200B}漢ㅂ🍎\u{0}".unicodeScalars {
      #expect(refusal(played, character) == .notALetter)
    }
    #expect(round("apple", letters: "1 -🍎").applesLeft == 7)
  }

  @Test func `A4, A5: each wrong letter costs an apple, and the seventh ends the round`() {
    for misses in 0...7 {
      let played = round("apple", letters: String("bcdfghi".prefix(misses)))
      #expect(played.applesLeft == 7 - misses)
      #expect(played.outcome == (misses == 7 ? .lost : nil))
    }
    let lost = round("apple", letters: "bcdfghi")
    #expect(refusal(lost, "a") == .roundIsOver)
    #expect(refusal(lost, "1") == .roundIsOver)
    #expect(shown(lost) == "_____")
  }

  @Test func `A5: finding the last letter wins with the remaining apples`() {
    let won = round("apple", letters: "xyzaple")
    #expect(won.outcome == .won)
    #expect(won.applesLeft == 4)
    #expect(refusal(won, "q") == .roundIsOver)
  }

  @Test func `A8: the hint costs one apple, can be used once, and never takes the last apple`() throws {
    var played = round("apple", letters: "b")
    try played.takeHint()
    #expect(played.applesLeft == 5)
    #expect(throws: AppleTreeRound.NoHint.alreadyTaken) { try played.takeHint() }
    var last = round("apple", letters: "bcdfgh")
    #expect(last.applesLeft == 1)
    #expect(!last.canTakeHint)
    #expect(throws: AppleTreeRound.NoHint.lastApple) { try last.takeHint() }
    var over = round("apple", letters: "aple")
    #expect(throws: AppleTreeRound.NoHint.roundIsOver) { try over.takeHint() }
  }

  @Test func `A8: after the hint, six wrong letters lose the round`() throws {
    var played = round("apple", letters: "bcdfg")
    try played.takeHint()
    #expect(try played.play("h" as Unicode.Scalar) == false)
    #expect(played.outcome == .lost)
    #expect(played.applesLeft == 0)
  }

  @Test(arguments: [
    ("O’Neill's", "oneils"), ("Mother-in-law", "motherinlaw"), ("ice cream", "iceram"), ("T-shirt 2", "tshir"),
    ("CAFÉ", "cafe"),
    ("¡hola!", "hola"),
  ])
  func `T: a word with accents, punctuation, digits or blanks can be won`(
    word: String, letters: String
  ) {
    let won = round(word, letters: letters)
    #expect(won.outcome == .won)
    #expect(shown(won) == word)
    #expect(won.applesLeft == 7)
  }

  @Test func `T: a letter is recognized in every Unicode normalization form`() {
    for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
      let word = "r\(Character(Unicode.Scalar(value)!))ng"
      for language in Language.allCases {
        let words = [word, word.decomposedStringWithCanonicalMapping].map { HiddenWord($0, language: language) }
        #expect(words[0]?.places.map(\.letter) == words[1]?.places.map(\.letter), "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: ["'", "\u{2018}", "\u{2019}", "\u{2BC}", "\u{FF07}"])
  func `T: every kind of apostrophe is shown from the start`(apostrophe: String) throws {
    let word = try #require(HiddenWord("o\(apostrophe)clock", language: .english))
    #expect(word.places.map { $0.letter == nil } == [false, true, false, false, false, false, false])
  }

  @Test(arguments: ["", " ", "123", "漢字", "straße", "appleλ", "\u{301}", String(repeating: "a", count: 65), "🍎"])
  func `T: a word that cannot be won is not a hidden word`(word: String) {
    #expect(HiddenWord(word, language: .english) == nil)
  }

  @Test func `playing any Unicode text as a letter does not trap`() {
    var played = round("ñandú", .spanish)
    for value in UInt32(0)..<0x3000 {
      if let scalar = Unicode.Scalar(value) { _ = try? played.play(scalar) }
    }
    #expect(played.outcome != nil)
    var generator = SeededGenerator(seed: seedOfThisRun)
    for _ in 0..<2000 {
      let text = String(
        String.UnicodeScalarView(
          (0..<generator.below(80)).compactMap { _ in Unicode.Scalar(UInt32(generator.below(0x11_0000))) }))
      if let word = HiddenWord(text, language: .spanish) { #expect(word.places.count <= HiddenWord.longest) }
    }
  }
}
