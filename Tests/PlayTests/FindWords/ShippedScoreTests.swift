import Foundation
import Markup
import Rules
import Testing
import Words

@testable import Interface
@testable import Play

/// Tests features F15 to F17 of `docs/features.md` with the shipped words: points, and how the tree grows.
@Suite struct `Points and growth in Find Words` {
  private func points(_ word: String, _ root: String) -> Int { word.count * (word.count == root.count ? 2 : 1) }

  @Test func `the statistics of a round update with each found word`() {
    var reader = Reader.playing("alarming")
    let common = Shipped.solve("alarming", .english, common: true).count
    #expect(reader.figures == ["0 of \(common)", "0", "0", "–"])
    for (word, now) in [
      ("alarm", ["1 of \(common)", "0", "5", "5.0"]), ("ring", ["2 of \(common)", "0", "9", "4.5"]),
      ("agnail", ["2 of \(common)", "1", "15", "5.0"]), ("main", ["3 of \(common)", "1", "19", "4.8"]),
    ] {
      reader.find(word)
      #expect(reader.figures == now)
      #expect(reader.items("Found words")[0].plainText.contains("bonus") == (word == "agnail"))
    }
  }

  @Test func `a word that uses all letters earns double points, and bonus words are marked`() {
    var reader = Reader.playing("alarming")
    reader.find("marginal")
    #expect(reader.figure("Points") == "16")
    #expect(reader.items("Found words")[0].plainText.contains("16 points"))
    #expect(reader.items("Found words")[0].plainText.contains("all letters"))
    reader.find("agnail")
    #expect(Array(reader.figures[1...]) == ["1", "22", "7.0"])
    #expect(reader.items("Found words")[0].plainText.contains("bonus"))
  }

  @Test(arguments: ["alarming", "canciones"])
  func `bonus words earn points but do not grow the tree`(root: String) {
    let language: Language = root == "alarming" ? .english : .spanish
    var reader = Reader.playing(root, language)
    let common = Set(Shipped.solve(root, language, common: true))
    let bonus = Shipped.solve(root, language).filter { !common.contains($0) }.prefix(8)
    for word in bonus { reader.find(word) }
    #expect(
      reader.tree?["aria-valuenow"] == "0" && reader.tree?["aria-valuetext"]?.hasPrefix("Seed, 0 percent, ") == true)
    #expect(reader.figure("Points") == String(bonus.map { points($0, root) }.reduce(0, +)))
  }

  @Test(arguments: [
    ("en-US", Language.english, "agencies"), ("es-ES", .spanish, "caminos"), ("it-IT", .italian, "agricoli"),
    ("ko-KR", .english, "sent"),
  ])
  func `the tree grows with the points of common words`(tag: String, language: Language, root: String) {
    let levels: [(Int, Phrase)] = [
      (0, .seed), (2, .sprout), (5, .seedling), (8, .sapling), (15, .youngTree), (25, .leafy), (40, .budding),
      (50, .blossom),
      (70, .fruit), (100, .fullHarvest),
    ]
    var reader = Reader.playing(root, language, speaking: tag)
    let common = Shipped.solve(root, language, common: true)
    let whole = common.map { points($0, root) }.reduce(0, +)
    var (earned, before) = (0, Phrase.seed)
    for word in common.reversed() {
      reader.find(word)
      earned += points(word, root)
      let percent = earned * 100 / whole
      let now = levels.last { percent >= $0.0 }!.1
      let said = reader.say(.levelSaid, .text("level", reader.say(now)), .count("count", percent))
      #expect(reader.tree?["aria-valuetext"]?.hasPrefix(said) == true)
      if let next = levels.first(where: { percent < $0.0 }) {
        let missing = (next.0 * whole + 99) / 100 - earned
        let way = reader.say(.levelNext, .count("count", missing), .text("level", reader.say(next.1)))
        #expect(reader.tree?["aria-valuetext"]?.hasSuffix(way) == true && reader.tree?.plainText.contains(way) == true)
      }
      #expect(reader.tree?["aria-valuenow"] == "\(percent)")
      #expect(reader.tree?.plainText.contains(reader.say(now)) == true)
      if now != before {
        let isHalf =
          (before.rawValue..<now.rawValue).contains(Phrase.blossom.rawValue - 1) && now != .fullHarvest
          && word.count < root.count
        let banner = reader.main.first { $0["class"] == "banner" }?.plainText
        #expect(banner?.contains(reader.say(isHalf ? .halfGrownTitle : now)) == true)
      }
      before = now
    }
    #expect(before == .fullHarvest)
    #expect(
      reader.figure(reader.say(.wordsFound)) == "\(common.count) \(reader.say(.of, .count("count", common.count)))")
    #expect(reader.figure(reader.say(.points)) == "\(whole)")
    let mean = Int((Double(common.map { $0.count }.reduce(0, +) * 10) / Double(common.count)).rounded())
    let decimal = reader.say(.decimal, .count("whole", mean / 10), .count("tenths", mean % 10))
    #expect(reader.figure(reader.say(.averageLetters)) == decimal)
  }
}
