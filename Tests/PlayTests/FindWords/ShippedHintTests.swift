import Foundation
import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests feature F19 of `docs/features.md` with the shipped words: the grid of hints, and the price of help.
@Suite struct `Hints in Find Words` {
  private static let grids: [(language: Language, root: String, cells: [(String, Int, Int)], word: String)] = [
    (.english, "sent", [("N", 3, 1), ("N", 4, 2), ("S", 3, 1), ("T", 3, 1), ("T", 4, 1)], "set"),
    (.spanish, "mesa", [("A", 4, 1), ("E", 3, 1), ("M", 3, 2), ("S", 3, 1)], "esa"),
  ]

  private func cell(_ reader: Reader, _ letter: String, _ length: Int, _ count: Int) -> String {
    let letters = Blank.text("letters", reader.say(.letterCount, .count("count", length)))
    return reader.say(.hintsCell, .text("letter", letter), letters, .count("count", count))
  }

  private func cells(_ reader: Reader) -> [Node] {
    reader.sheet?.first { $0.tag == "table" }?.all { $0.tag == "button" } ?? []
  }

  @Test(arguments: 0..<2)
  func `the hint grid counts the remaining words and shrinks with each found word`(place: Int) {
    let (language, root, grid, word) = Self.grids[place]
    var reader = Reader.playing(root, language, speaking: language.code)
    let sum = grid.map { $0.2 }.reduce(0, +)
    for left in [0, 1] {
      reader.press(reader.say(.hints))
      if left == 0 {
        for (letter, length, count) in grid {
          #expect(reader.button(cell(reader, letter, length, count))?.plainText == "\(count)")
        }
      }
      #expect(cells(reader).count == grid.count - left)
      #expect(reader.sheet?.all { $0.tag == "td" }.last?.plainText == "\(sum - left)")
      reader.press(reader.say(.close))
      if left == 0 {
        #expect(reader.figures[2] == "0")  // opening the grid costs nothing
        reader.find(word)
        #expect(reader.figures[2] == "3")
      }
    }
  }

  @Test(arguments: 0..<2)
  func `revealing the next letter halves the points, rounded up, and shows the price first`(place: Int) {
    let (language, root, _, word) = Self.grids[place]
    let letters = word.uppercased().map { String($0) }
    var reader = Reader.playing(root, language, speaking: language.code)
    func pattern(_ count: Int) -> String {
      let shown = Blank.text("shown", letters.prefix(count).joined(separator: " "))
      return reader.say(.hintsPattern, .count("letters", count), .count("count", 3), shown)
    }
    func has(_ name: String) -> Bool { reader.sheet?.first { $0["role"] == "img" && $0["aria-label"] == name } != nil }
    reader.press(reader.say(.hints))
    reader.press(cell(reader, letters[0], 3, 1))
    #expect(has(pattern(1)))
    reader.press(reader.hint(reader.say(.nextLetterPrice, .count("now", 3), .count("then", 2))))
    #expect(has(pattern(2)))
    // A hint shows the last letter only together with the whole word, so no button offers a last letter.
    #expect(reader.sheet?.first { $0.tag == "button" && $0.plainText.hasPrefix(reader.say(.hintLetter)) } == nil)
    reader.press(reader.say(.close))
    reader.open("/find-words")  // the reduced points survive a reload
    reader.find(word)
    #expect(reader.figure(reader.say(.points)) == "2")
    let row = reader.items(reader.say(.foundWords))[0].plainText
    #expect(row.contains(reader.say(.withHint)) && row.contains(reader.say(.pointCount, .count("count", 2))))
  }

  @Test(arguments: 0..<2)
  func `revealing the whole word earns no points`(place: Int) {
    let (language, root, grid, word) = Self.grids[place]
    var reader = Reader.playing(root, language, speaking: language.code)
    reader.press(reader.say(.hints))
    reader.press(cell(reader, String(word.prefix(1)).uppercased(), 3, 1))
    reader.press(reader.hint(reader.say(.showWordPrice)))
    #expect(cells(reader).count == grid.count - 1)
    reader.press(reader.say(.close))
    for _ in 0..<2 {
      #expect(reader.foundWords.map { $0.split(separator: ",")[0] } == [Substring(word)])  // with all its spellings
      #expect(reader.items(reader.say(.foundWords))[0].plainText.contains(reader.say(.shown)))
      #expect(reader.figure(reader.say(.points)) == "0" && reader.tree?["aria-valuenow"] == "0")
      reader.open("/find-words")
    }
  }

  @Test func `each further revealed letter halves the points again, down to one point`() {
    var reader = Reader.playing("marginal")
    reader.press("Hints")
    reader.press(cell(reader, "A", 8, 1))  // alarming, worth 16
    for (now, then) in [(16, 8), (8, 4), (4, 2), (2, 1), (1, 1), (1, 1)] {
      reader.press(reader.hint(reader.say(.nextLetterPrice, .count("now", now), .count("then", then))))
    }
    #expect(reader.sheet?.first { $0.tag == "button" && $0.plainText.hasPrefix("Next letter") } == nil)
    #expect(reader.button(reader.hint("Show the word (no points)")) != nil)
  }

  @Test func `a word that a hint revealed prevents a full harvest`() {
    var reader = Reader.playing("sent")
    reader.press("Hints")
    reader.press(cell(reader, "S", 3, 1))
    reader.press(reader.hint("Show the word (no points)"))
    reader.press("Close")
    reader.find("nest", "nets", "tens", "net", "ten")
    #expect(reader.banner.title == "Every common word is found or shown")
    #expect(reader.text.contains("5 of 6") && !reader.text.contains("to Full harvest"))
    reader.press("Hints")
    #expect(
      reader.sheet?.plainText.contains("Every common word is found or shown. There’s nothing left to hint at.") == true)
    reader.press("Close")
    reader.askToFinish()
    #expect(reader.text.contains("Every common word is found or shown") && !reader.text.contains("A full basket"))
  }

  @Test func `the open hint grid shrinks when another tab finds a word`() {
    var reader = Reader.playing("sent")
    var store = reader.player.kept
    store.device = "00000000000002"
    var other = Reader("/find-words", stored: store)
    #expect(other.heading == "sent")
    reader.press("Hints")
    let count = cells(reader).count
    other.find("set")
    reader.send(.host(.merged(Array(other.player.kept.lines.joined(separator: "\n").utf8))))
    #expect(cells(reader).count == count - 1)
  }
}
