import Foundation
import Testing

@testable import Play
@testable import Rules
@testable import Wire
@testable import Words

/// What outlives a visit. A file in `Saved` is never changed: what was stored once must be read for ever.
struct KeepsakeTests {
  private func saved(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Saved/\(name)")
    return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
  }

  @Test func `a text of version 1 is read`() throws {
    let keepsake = try #require(Keepsake(saved("version-1.json")))
    #expect(keepsake.settings == Settings(language: .italian, length: 9, minimum: 2))
    #expect(keepsake.recentRoots == ["camiones", "mañanas"])
    let round = try #require(keepsake.round)
    #expect(round.language == .spanish)
    #expect(round.root.spelling == "mañanas")
    #expect(round.minimum == 4)
    #expect(round.target.words.map(Alphabet(.spanish).text) == ["amas", "maña", "mañana"])
    #expect(round.finds.map { $0.spellings } == [["maña"], ["mana", "maná"]])
    #expect(round.finds.map { $0.points.value } == [4, 4])
    #expect(round.finds.map { $0.isBonus } == [false, true])
    #expect(
      round.moves == [
        Move(guess: "MAN\u{303}A", at: Milliseconds(1_795_219_200_000)),
        Move(guess: "mana ", at: Milliseconds(1_795_219_201_500)),
      ])
    #expect(keepsake.board.field == "am🍎\"")
    #expect(keepsake.board.tiles == [6, 0, 5, 1, 4, 2, 3])
  }

  @Test func `a text of version 1 is written as it was`() throws {
    let text = try saved("version-1.json")
    var session = Session(stored: text)
    session.log = []
    #expect(Array(session.kept.utf8) == Array(text.utf8))
  }

  @Test func `what is kept is what comes back`() throws {
    for count in 0..<300 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var session = Session(seed: seed)
      let messages: [Message] = [
        .typed("ring"), .typed("case"), .typed("alarm"), .typed("red"), .typed("ñ\"\\\u{2028}\u{1}"), .submittedGuess,
        .submittedGuess, .askedForShuffle,
        .askedForNewWord, .choseLength(7), .choseLength(8), .choseMinimum(2), .choseLanguage(.spanish),
        .choseLanguage(.english), .pickedTile(1),
      ]
      for _ in 0..<generator.below(30) { session.send(messages[generator.below(messages.count)]) }
      let again = Session(stored: session.kept)
      #expect(again.model.round == session.model.round, "SEED=\(seed)")
      #expect(again.model.board == session.model.board, "SEED=\(seed)")
      #expect(again.model.settings == session.model.settings, "SEED=\(seed)")
      #expect(again.model.recentRoots == session.model.recentRoots, "SEED=\(seed)")
    }
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{}", "\"text\"", #"{"version":2}"#, #"{"version":1}"#, #"{"version":"1","language":"en"}"#,
    #"{"version":1,"language":"de","length":8,"minimum":3,"recentRoots":[],"round":null,"field":"","tiles":[]}"#,
    #"{"version":1,"language":"en","length":6,"minimum":3,"recentRoots":[],"round":null,"field":"","tiles":[]}"#,
    #"{"version":1,"language":"en","length":8,"minimum":5,"recentRoots":[],"round":null,"field":"","tiles":[]}"#,
    #"{"version":1,"language":"en","length":8,"minimum":3,"recentRoots":[1],"round":null,"field":"","tiles":[]}"#,
    #"{"version":1,"language":"en","length":8,"minimum":3,"recentRoots":[],"field":"","tiles":[]}"#,
    #"{"version":1,"language":"en","length":8,"minimum":3,"recentRoots":[],"round":{},"field":"","tiles":[]}"#,
    "<!doctype html>", "\u{0}\u{1}\u{2}", "ring",
  ])
  func `a text that cannot be read is set aside, told, and not overwritten before`(text: String) {
    let session = Session(stored: text)
    #expect(session.log.first == "set aside")
    #expect(session.banner == .setAside)
    #expect(session.root != nil)
  }

  @Test func `a text cut at any byte is set aside`() throws {
    let bytes = Array(try saved("version-1.json").utf8)
    for count in bytes.indices { #expect(Keepsake(String(decoding: bytes[..<count], as: UTF8.self)) == nil) }
  }

  @Test func `a text with changed bytes is read or set aside, and the page stands`() throws {
    let bytes = Array(try saved("version-1.json").utf8)
    for count in 0..<3000 {
      let seed = seedOfThisRun &+ UInt64(count)
      var generator = SeededGenerator(seed: seed)
      var changed = bytes
      for _ in 0...generator.below(3) {
        let place = generator.below(changed.count)
        changed[place] = UInt8(generator.below(256))
      }
      let text = String(decoding: changed, as: UTF8.self)
      let session = Session(stored: text)
      #expect(!session.model.page.html.isEmpty, "SEED=\(seed)")
    }
  }

  @Test(arguments: ["9223372036854775807", "-5", "null"])
  func `points follow from the word, whatever the text says`(points: String) throws {
    let text = try saved("version-1.json").replacing("\"bonus\"", with: "\"points\":\(points),\"bonus\"")
    #expect(Keepsake(text)?.round?.score.points == Points(8))
  }

  @Test(arguments: [
    ("\"spellings\":[\"mana\",\"maná\"]", "\"spellings\":[]"), ("\"at\":1795219201500", "\"at\":1e3"),
    ("\"root\":\"mañanas\"", "\"root\":\"\""),
    ("\"target\":[", "\"target\":[\"m4na\","), ("\"word\":\"mana\"", "\"word\":\"mañanas\""),
    ("\"word\":\"mana\"", "\"word\":\"mono\""), ("\"word\":\"mana\"", "\"word\":\"mm\""),
  ])
  func `a round that misses something is no keepsake`(old: String, new: String) throws {
    #expect(Keepsake(try saved("version-1.json").replacing(old, with: new)) == nil)
  }

  @Test func `a text never brings back more than play could have made`() throws {
    let text = try saved("version-1.json")
      .replacing("\"field\":\"", with: "\"field\":\"" + String(repeating: "a", count: 1000))
      .replacing("\"recentRoots\":[", with: "\"recentRoots\":[" + String(repeating: "\"canciones\",", count: 500))
    let keepsake = try #require(Keepsake(text))
    #expect(keepsake.board.field.unicodeScalars.count == 64)
    #expect(keepsake.recentRoots.count == RootList.restAfterUse)
  }

  @Test(arguments: [
    "[]", "[0,1,2]", "[0,0,1,2,3,4,5]", "[7,6,5,4,3,2,1]", "[-1,0,1,2,3,4,5]", "[9223372036854775807]", "[0.5]",
    "\"no\"", "null",
  ])
  func `tiles that are no order of the root's letters lie in order`(tiles: String) throws {
    let text = try saved("version-1.json").replacing("[6,0,5,1,4,2,3]", with: tiles)
    #expect(try #require(Keepsake(text)).board.tiles == Array(0..<7))
  }
}
