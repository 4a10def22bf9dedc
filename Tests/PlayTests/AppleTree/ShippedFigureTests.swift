import Markup
import Rules
import Testing
import Words

@testable import Play

/// A7, A10 with the shipped words: what is counted, and what is said to those who do not see.
@Suite struct `What Apple Tree counts and says` {
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

  @Test func `the figures follow the rounds`() {
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

  @Test func `the best record is shown all the time, and kept`() {
    var reader = Reader.challenged("apple")
    func record() -> String { reader.page.first { $0["class"] == "record" }?.first { $0.tag == "p" }?.plainText ?? "" }
    #expect(record().hasPrefix("Best record 🌳"))
    reader.player.lose()
    #expect(record().hasPrefix("Best record 🌳"))
    for (word, misses, best) in [("tree", 3, 4), ("house", 6, 4), ("apple", 0, 7)] {
      reader.openChallenge(word)
      reader.player.miss(misses)
      reader.player.win()
      #expect(
        record().hasPrefix(
          "Best record " + String(repeating: "🍎", count: best) + reader.say(.appleCount, .count("count", best))))
    }
    reader.reload()
    reader.playAgain()
    #expect(record().hasPrefix("Best record " + String(repeating: "🍎", count: 7)))
  }

  @Test func `every change of a lost round is said`() {
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

  @Test(arguments: InterfaceLanguage.allCases)
  func `no two states sound alike`(language: InterfaceLanguage) {
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
