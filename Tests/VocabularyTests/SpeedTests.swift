import TestTools
import Testing
import Vocabulary
import Words

@Suite(.serialized) struct SpeedTests {
  /// A glossary of `count` entries with made-up words and typical texts.
  private static func glossary(_ count: Int) throws -> Glossary {
    var random = SeededNumbers(seed: seedOfThisRun)
    let syllables = ["ba", "co", "di", "fe", "gu", "la", "mi", "no", "pe", "ra", "si", "to", "ver", "lon", "tri"]
    var word: String { (0..<3).map { _ in syllables.randomElement(using: &random)! }.joined() }
    var lines = ["word|pos|level|zh-Hant|zh-Hans|example|example-zh-Hant|example-zh-Hans|forms"]
    for _ in 0..<count {
      let head = word
      let sentence = (0..<8).map { _ in word }.joined(separator: " ")
      let chinese = String(
        (0..<14).map { _ in Character(Unicode.Scalar(UInt32.random(in: 0x4E00...0x9FA5, using: &random))!) })
      lines.append(
        "\(head)|noun|B1|\(chinese.prefix(2))|\(chinese.suffix(2))|{\(head)} \(sentence).|\(chinese)。|\(chinese)。|\(head)s"
      )
    }
    return try Glossary(lines.joined(separator: "\n"))
  }

  /// Four times as many entries may take four times as long, with a margin.
  @Test(arguments: ["a", "ba", "baco", "vertri", "the", "蘋", "蘋果", "zzzz", "lon tri"])
  func `a search takes linear time in the number of entries`(query: String) throws {
    let times = try growth(from: 5_000, to: 20_000, below: 9) { count in
      let glossary = try SpeedTests.glossary(count)
      #expect(glossary.count == count)
      return { for _ in 0..<20 { _ = glossary.search(query) } }
    }
    #expect(times < 9)
  }

  @Test func `finding the nearest words takes linear time in the number of entries`() throws {
    let times = try growth(from: 5_000, to: 20_000, below: 9) { count in
      let glossary = try SpeedTests.glossary(count)
      return { #expect(!glossary.nearest("lontro").isEmpty) }
    }
    #expect(times < 9)
  }

  /// Looking up a spelling must be fast, because each found word shows its meaning while the player waits.
  @Test func `looking up a spelling takes the same time in large and small vocabularies`() throws {
    let times = try growth(from: 1_000, to: 16_000, below: 8) { count in
      let glossary = try SpeedTests.glossary(count)
      let words = (0..<100).map { glossary[$0, .word] + "s" }
      return { for word in words { #expect(!glossary.entries(spelled: word).isEmpty) } }
    }
    #expect(times < 8)
  }
}
