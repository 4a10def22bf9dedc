import Foundation
import Markup
import Rules
import Testing
import Words

@testable import Play

/// Tests features A1, A3, A10 and A11 of `docs/features.md` with the shipped words: a first visit, the keyboard,
/// the daily word and the next visit.
@Suite struct `A visit of Apple Tree with a shipped word` {
  @Test(arguments: Reader.tags) func `a first visit to Apple Tree shows a tree with all apples and a word to guess`(
    reader tag: String
  ) {
    var reader = Reader("/apple-tree", speaking: tag)
    let word = reader.player.hidden ?? ""
    #expect(!word.isEmpty && word.allSatisfy { $0.isLetter })
    reader.expectNewRound()
    #expect(reader.hasTree(7) && reader.fallen.isEmpty)
    #expect(reader.places == Array(repeating: reader.say(.blank), count: word.count))
    reader.player.win()
    #expect(reader.player.outcome == .won && reader.places.joined() == word)
  }

  // MARK: The keyboard

  @Test(arguments: Reader.tags)
  func `the keyboard has the letters of the word's language in typewriter order`(reader tag: String) {
    let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
    let spanish = [rows[0], rows[1] + "Ñ", rows[2]]
    #expect(Reader("/apple-tree", speaking: tag).keyRows == (tag == "es-ES" ? spanish : rows))
    #expect(Reader.challenged("mano", .spanish, speaking: tag).keyRows == spanish)
    #expect(Reader.challenged("apple", speaking: tag).keyRows == rows)
  }

  @Test func `alphabetical keys can be chosen during a round and survive a reload`() {
    var reader = Reader.challenged("niño", .spanish)
    reader.press("N")
    reader.press("Settings")
    reader.choose(reader.say(.keyOrderAlphabet), in: reader.say(.keyOrder))
    reader.press("Close")
    #expect(reader.keyRows.joined() == "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ" && reader.player.tried == "n")
    reader.reload()
    #expect(reader.places.count == 4 && reader.keyRows.joined() == "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")
    reader.press("Ñ")
    #expect(reader.player.shown == "n_ñ_")
  }

  // MARK: The next visit

  private func look(_ reader: Reader) -> [[String]] {
    let keys = reader.page.all { $0["class"] == "letter-key" }
    let apples = reader.page.all { $0["class"] == "hanging" }
    let usable = reader.main.all { $0.tag == "button" && !$0.isDisabled }
    return [
      reader.places, keys.map { "\($0.plainText) \($0["data-tried"] ?? "unused")" },
      apples.map { "\($0["data-apple"] ?? "") at \($0["data-spot"] ?? "") \($0["data-fallen"] == nil)" },
      reader.main.all { $0.tag == "p" && $0["role"] == nil }.map { $0.plainText },
      usable.map { $0.named(reader.page) ?? "" },
    ]
  }

  @Test(arguments: ["untouched", "begun", "with a hint", "with one apple", "won", "lost"])
  func `a reload of Apple Tree continues the same round with an unchanged page`(state: String) {
    var reader = Reader.challenged("apple")
    switch state {
    case "begun": reader.tryLetters("pqzl")
    case "with a hint":
      reader.press("Hint")
      reader.tryLetters("axz")
    case "with one apple": reader.tryLetters("pqwxzkj")
    case "won":
      reader.tryLetters("qz")
      reader.player.win()
    case "lost":
      reader.tryLetters("le")
      reader.player.lose()
    default: break
    }
    let isOver = ["won", "lost"].contains(state)
    let (before, said, count) = (look(reader), reader.player.said, reader.appleTreeRecords.count)
    let apples = reader.language.sentences.applesLeft(reader.player.apples ?? 0)
    reader.reload()
    #expect(look(reader) == before)
    #expect(reader.player.said == (isOver ? said : "5 letters. \(apples)."))
    #expect(reader.appleTreeRecords.count == count)
    if isOver {
      reader.playAgain()
      #expect(reader.appleTreeRecords.count == count + 1)
    } else {
      reader.player.win()
      #expect(reader.player.outcome == .won)
    }
  }

  /// Damaged versions of a line in the browser's storage.
  private func damaged(_ line: String) throws -> [String] {
    let fields = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    func changed(_ name: String, _ value: Any?) throws -> String {
      var fields = fields
      fields[name] = value
      return String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
    }
    let odd = try [changed("word", 4), changed("tried", "q1"), changed("language", nil)]
    return ["{", "\0", String(repeating: "x", count: 100_000)] + odd
  }

  @Test func `a broken journal line loses only the event in that line`() throws {
    var reader = Reader.challenged("apple")
    reader.tryLetters("pq")
    for damage in 0..<6 {
      reader.tryLetter("z")
      let line = try #require(reader.player.kept.lines.last)
      #expect(line.contains("\"pqz\""))
      reader.player.kept.lines[reader.player.kept.lines.count - 1] = try damaged(line)[damage]
      reader.reload()
      #expect(reader.says("status", "Some data couldn’t be read"), "damage \(damage)")
      #expect(reader.player.shown == "_pp__" && reader.player.apples == 6, "damage \(damage)")
    }
    reader.player.win()
    #expect(reader.player.outcome == .won)
  }

  @Test func `rounds count even if storing fails, and the page warns that data is not stored`() {
    var reader = Reader.challenged("apple")
    reader.player.storeWorks = false
    reader.tryLetter("q")
    func isSaid() -> Bool { reader.says("alert", reader.say(.notStoredTitle)) }
    #expect(isSaid() && reader.player.apples == 6)
    reader.player.win()
    let record = reader.page.first { $0["class"] == "tree-bar" }?.plainText ?? ""
    #expect(reader.player.outcome == .won && record.hasSuffix("Your record6 apples"))
    reader.playAgain()
    _ = reader.finishRound()
    #expect(isSaid())
  }

  // MARK: The daily word, and friends

  @Test func `the home page begins the daily word and later shows its result`() {
    var reader = Reader("/", at: 1_795_737_600_000)
    func card() -> Node? {
      reader.main.first { $0["class"] == "today-card" && $0.plainText.contains(reader.say(.appleTree)) }
    }
    func link() -> Node? { card()?.first { $0.tag == "a" && $0["lang"] == nil } }
    #expect(card()?.plainText.contains("_ _") == true)
    reader.press(link())
    let (word, day) = (reader.player.hidden, reader.player.model.session.today.text)
    #expect(word != nil && !reader.places.isEmpty)
    reader.player.miss(2)
    #expect(reader.hasTree(5))
    // The daily word resumes after another round.
    reader.openChallenge("apple")
    reader.open("/apple-tree?language=en&daily=\(day)")
    #expect(reader.hasTree(5) && reader.player.hidden == word)
    reader.player.win()
    reader.open("/")
    #expect(card()?.plainText.contains("Five apples left") == true)
    reader.press(link())
    #expect(reader.hasTree(5) && reader.button(reader.say(.playAgain)) != nil)
  }

  @Test func `a finished round can be shared as a challenge that shows the apples left`() {
    var reader = Reader.challenged("grape")
    reader.tryLetters("xq")
    reader.player.win()
    reader.press(reader.say(.share))
    let shared = reader.player.log.last { $0.hasPrefix("share ") } ?? ""
    #expect(shared.contains("🍎🍎🍎🍎🍎🍂🍂") && !shared.lowercased().contains("grape"))
    let friend = reader.friend(String(shared.split(separator: " ").last ?? ""))
    #expect(friend.text.contains(friend.say(.friendHad, .text("apples", "Five apples left"))))
    friend.expectNewRound()
    #expect(friend.player.hidden == "grape" && friend.places.count == 5)
  }
}
