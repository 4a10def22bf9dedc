import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests features A7, A10 of `docs/features.md` with the shipped words: statistics, and announcements for screen
/// readers.
@Suite struct `Statistics and announcements of Apple Tree` {
  private func figures(_ reader: inout Reader) -> (counts: [String], ends: [String: Int]) {
    reader.press(reader.say(.figures))
    let counts = reader.sheet!.all { $0.tag == "dd" }.map { $0.plainText }
    let rows = reader.sheet!.all { $0.tag == "tr" }
    let ends = rows.map { row in
      (row.first { $0.tag == "th" }!.plainText, Int(row.first { $0.tag == "td" }!.plainText)!)
    }
    reader.press(reader.say(.close))
    return (counts, Dictionary(uniqueKeysWithValues: ends))
  }

  @Test func `the statistics count wins, losses, streaks and apples left`() {
    var reader = Reader.challenged("apple")
    #expect(figures(&reader).counts == ["0", "0", "0", "0", "–"])
    #expect(figures(&reader).ends.values.allSatisfy { $0 == 0 } && figures(&reader).ends.count == 8)
    let rounds: [(String, Language, Int, [String]?)] = [
      ("apple", .english, 2, nil), ("ring", .english, 6, ["2", "2", "2", "2", "5 apples"]),
      ("tree", .english, 7, ["3", "2", "0", "2", "5 apples"]), ("niño", .spanish, 0, nil),
      ("house", .english, 2, ["5", "4", "2", "2", "7 apples"]),
    ]
    for (word, language, misses, counts) in rounds {
      reader.openChallenge(word, language)
      reader.player.miss(misses)
      if misses < 7 { reader.player.win() }
      #expect(reader.player.outcome == (misses < 7 ? .won : .lost))
      if let counts { #expect(figures(&reader).counts == counts, "\(word)") }
    }
    reader.reload()
    let (counts, ends) = figures(&reader)
    #expect(counts == ["5", "4", "2", "2", "7 apples"])
    #expect(ends.filter { $0.value > 0 } == ["7 apples": 1, "5 apples": 2, "1 apple": 1, "Losses": 1])
  }

  @Test func `Apple Tree always shows the best record and restores it after a reload`() {
    var reader = Reader.challenged("apple")
    func record() -> Node? { reader.page.first { $0["class"] == "tree-bar" }?.all { $0.tag == "div" }.last }
    func apples() -> String? { record()?.first { $0["data-count"] != nil }?["data-count"] }
    #expect(record()?.plainText == "Your recordnone yet" && apples() == nil)
    reader.player.lose()
    #expect(record()?.plainText == "Your recordnone yet" && apples() == nil)
    for (word, misses, best) in [("tree", 3, 4), ("house", 6, 4), ("apple", 0, 7)] {
      reader.openChallenge(word)
      reader.player.miss(misses)
      reader.player.win()
      #expect(record()?.plainText == "Your record" + reader.say(.appleCount, .count("count", best)))
      #expect(apples() == String(best))
    }
    reader.reload()
    reader.playAgain()
    #expect(apples() == "7")
  }

  @Test func `every change during a lost round is announced to screen readers`() {
    var reader = Reader.challenged("ring")
    var said = [reader.player.said]
    for letter in "qwxzkjvrb7" {
      reader.player.press("\(letter) Key")
      if said.last != reader.player.said { said.append(reader.player.said) }
    }
    #expect(
      said == [
        "4 letters. Seven apples left.", "No Q. Six apples left.", "No W. Five apples left.", "No X. Four apples left.",
        "No Z. Three apples left.", "No K. Two apples left.", "No J. One apple left.",
        "All the apples are rotten! The word was “ring”.",
      ])
  }

  @Test func `every change during a won round is announced to screen readers`() {
    var reader = Reader.challenged("apple")
    var said = [reader.player.said]
    func listen() { if said.last != reader.player.said { said.append(reader.player.said) } }
    for key in ["a", "p", "z", "z", "7", "x", "", "p", "l", "e"] {
      if key.isEmpty { reader.press("Hint") } else { reader.player.press("\(key) Key") }
      listen()
    }
    #expect(
      said == [
        "5 letters. Seven apples left.", "Yes, A. a, blank, blank, blank, blank.",
        "Yes, P. a, p, p, blank, blank.", "No Z. Six apples left.",
        "You’ve already tried Z. Nothing fell.", "Letters only. Nothing fell.", "No X. Five apples left.",
        "A hint for one apple. Four apples left.", "You’ve already tried P. Nothing fell.",
        "Yes, L. a, p, p, l, blank.",
        "What a harvest, for you and your tree! The word is “apple”. Four apples left.",
      ])
    reader.playAgain()
    let count = reader.player.hidden?.count ?? 0
    #expect(reader.player.said == "\(count) letters. Seven apples left.")
  }

  @Test func `a whole Apple Tree round can be played with accessible names alone`() {
    var reader = Reader.challenged("apple")
    #expect(reader.says("status", "5 letters. Seven apples left.") && reader.text.contains("Your record"))
    #expect(reader.items("Word").map { $0.plainText } == Array(repeating: "blank", count: 5))
    reader.press("Hint")
    #expect(reader.hasTree(6))
    for letter in ["A", "Z", "P", "L"] { reader.press(letter, in: reader.group("Keyboard")) }
    #expect(reader.items("Word").map { $0.plainText } == ["a", "p", "p", "l", "blank"] && reader.hasTree(5))
    reader.press("E", in: reader.group("Keyboard"))
    let won = "What a harvest, for you and your tree! The word is “apple”. Five apples left."
    #expect(reader.page.first { $0["role"] == "status" && $0["aria-label"] == "Result" }?.plainText == won)
    reader.press("See definition")
    #expect(reader.sheet?.named(reader.page) == "apple")
    reader.press("Close")
    reader.playAgain()
    #expect(reader.hasTree(7))
    for letter in "QWXZKJVYUHBFGDTSAEIOURNLMPC" {
      let key = reader.group("Keyboard")?.pressable(named: String(letter)).first
      if key?.isDisabled == false { reader.press(key) }
    }
    #expect(reader.says("status", "All the apples are rotten! The word was"))
    reader.press("Save")
    #expect(reader.button("Save")?["aria-pressed"] == "true")
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `each change of an Apple Tree round has its own announcement`(language: InterfaceLanguage) {
    var reader = Reader.challenged("árbol", .spanish, speaking: language.tag)
    #expect(reader.language == language)
    var said = [reader.player.said]
    for letter in "azz7qwxkjv" {
      reader.player.press("\(letter) Key")
      #expect(reader.player.said != said.last)
      said.append(reader.player.said)
    }
    #expect(Set(said).count == 11)
    #expect(said.allSatisfy { !$0.isEmpty && !$0.contains("{") && !$0.contains("/") })
    #expect(said.last!.contains("árbol"))
  }
}
