import TestTools
import Testing
import Vocabulary
import Words

@Suite(.serialized) struct SpeedTests {
  /// So many entries of made-up words, each with the texts that entries have.
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

  /// Four times as many entries may take four times as long.
  @Test(arguments: ["a", "ba", "baco", "vertri", "the", "蘋", "蘋果", "zzzz", "lon tri"])
  func `a search takes time in proportion to the entries`(query: String) throws {
    let times = try growth(from: 5_000, to: 20_000, below: 9) { count in
      let glossary = try SpeedTests.glossary(count)
      #expect(glossary.count == count)
      return { for _ in 0..<20 { _ = glossary.search(query) } }
    }
    #expect(times < 9)
  }

  @Test func `the nearest words are found in time in proportion to the entries`() throws {
    let times = try growth(from: 5_000, to: 20_000, below: 9) { count in
      let glossary = try SpeedTests.glossary(count)
      return { #expect(!glossary.nearest("lontro").isEmpty) }
    }
    #expect(times < 9)
  }

  /// Each word that is found shows its meaning, so it is looked up while the player waits.
  @Test func `a spelling is found in the same time among many entries as among few`() throws {
    let times = try growth(from: 1_000, to: 16_000, below: 8) { count in
      let glossary = try SpeedTests.glossary(count)
      let words = (0..<100).map { glossary[$0, .word] + "s" }
      return { for word in words { #expect(!glossary.entries(spelled: word).isEmpty) } }
    }
    #expect(times < 8)
  }
}
