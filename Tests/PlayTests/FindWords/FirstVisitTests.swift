import Foundation
import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests features F24 and F25 of `docs/features.md` with the shipped words: the splash screen, and the three steps
/// of the tutorial on the real board.
@Suite struct `A first visit to Find Words` {
  private func isAtStep(_ step: Int, _ reader: Reader) -> Bool {
    reader.page.texts.contains(reader.say(.tutorialStep, .count("count", step), .count("all", 3)))
  }

  private func card(_ reader: Reader) -> Node? { reader.page.first { $0["class"] == "tutorial" } }

  /// The example word of the first step.
  private func example(_ reader: Reader) -> String {
    let around = reader.language.sentences[.tutorialTilesText].components(separatedBy: "{word}")
    let texts = card(reader)?.all { $0.tag == "p" }.map { $0.plainText } ?? []
    let text = texts.first { $0.hasPrefix(around[0]) && $0.hasSuffix(around[1]) } ?? ""
    return String(text.dropFirst(around[0].count).dropLast(around[1].count)).lowercased()
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the tutorial has three interactive steps and appears once`(language: InterfaceLanguage) {
    var reader = Reader("/find-words", speaking: language.tag)
    let root = reader.heading
    #expect(isAtStep(1, reader))
    let word = example(reader)
    #expect(word.count >= 3)
    for letter in word.uppercased() {
      reader.press(reader.tiles.first { $0.plainText == String(letter) && $0["aria-pressed"] != "true" })
    }
    #expect(isAtStep(2, reader))
    reader.submit(reader.say(.enterYourWord))
    #expect(isAtStep(3, reader) && reader.foundWords.count == 1)
    reader.press(reader.say(.done))
    #expect(card(reader) == nil)
    reader.reload()
    #expect(reader.heading == root && card(reader) == nil)
    reader.newWord()
    #expect(reader.heading != root && card(reader) == nil)
  }

  @Test func `each tutorial step has a title, and Next leads to the next step`() {
    var reader = Reader("/find-words")
    let titles = ["Make words from these letters", "Submit it", "Watch your tree grow"]
    for (place, title) in titles.enumerated() {
      #expect(isAtStep(place + 1, reader) && card(reader)?["role"] == "region")
      #expect(card(reader)?.named(reader.page) == title)
      reader.press(place < 2 ? "Next" : "Done")
    }
    #expect(card(reader) == nil && reader.page.texts.contains("Nothing picked yet"))
    #expect(reader.player.kept.lines.contains { $0.contains("finishedTutorial") })
  }

  @Test func `a skipped tutorial does not appear again`() {
    var reader = Reader("/find-words")
    reader.press("Skip")
    #expect(card(reader) == nil)
    reader.reload()
    #expect(card(reader) == nil)
    reader.open("/find-words")
    #expect(card(reader) == nil)
  }

  @Test func `New word keeps the current tutorial step, and typing a word leads to the last step`() {
    var reader = Reader("/find-words")
    reader.newWord()
    #expect(isAtStep(1, reader))
    reader.find(example(reader))
    #expect(isAtStep(3, reader))
  }

  @Test func `finding a second word ends the tutorial`() {
    var reader = Reader.playing("alarming")
    reader.find("ring")
    #expect(isAtStep(3, reader))
    reader.find("main")
    #expect(card(reader) == nil)
    #expect(reader.player.kept.lines.contains { $0.contains("finishedTutorial") })
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the splash screen is shown until the first round begins`(language: InterfaceLanguage) {
    let reader = Reader("/find-words", speaking: language.tag)
    let splash = reader.say(.splash)
    #expect(!reader.page.texts.contains(splash))
    var waiting = Player(
      "/find-words", languages: [language.tag], stored: reader.player.kept, withheld: Set(DataFile.all))
    for file in [DataFile.sentences(language), .lexicon(reader.player.model.games.findWords.round!.language)] {
      if file == .sentences(language), language == .english { continue }
      #expect(waiting.root == nil)
      waiting.send(.host(.loaded(file, Shipped.bytes(of: file))))
      #expect(waiting.model.page.texts.contains(splash) == (waiting.root == nil))
    }
    #expect(waiting.root?.count == 8)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the settings can show the splash screen again without losing the round`(language: InterfaceLanguage) {
    var reader = Reader.playing("canciones", .spanish, speaking: language.tag)
    reader.find("sin")
    reader.press(reader.say(.settings))
    reader.press(reader.say(.watchTree))
    #expect(reader.sheet == nil && reader.page.texts.contains(reader.say(.splash)))
    reader.press(reader.say(.close))
    #expect(!reader.page.texts.contains(reader.say(.splash)) && reader.foundWords == ["sin"])
  }
}
