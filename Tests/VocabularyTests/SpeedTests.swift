import TestTools
import Testing
import Vocabulary
import Words

@Suite(.serialized) struct SpeedTests {
  /// 20,000 entries of made-up words, each with the texts that entries have.
  private static func large() throws -> Glossary {
    var random = SeededNumbers(seed: seedOfThisRun)
    let syllables = ["ba", "co", "di", "fe", "gu", "la", "mi", "no", "pe", "ra", "si", "to", "ver", "lon", "tri"]
    var word: String { (0..<3).map { _ in syllables.randomElement(using: &random)! }.joined() }
    var lines = ["word|pos|level|zh-Hant|zh-Hans|example|example-zh-Hant|example-zh-Hans|forms"]
    for _ in 0..<20_000 {
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

  @Test("a search among 20,000 entries takes little time")
  func search() throws {
    let glossary = try SpeedTests.large()
    #expect(glossary.count == 20_000)
    for query in ["a", "ba", "baco", "vertri", "the", "蘋", "蘋果", "zzzz", "lon tri"] {
      let times = (0..<9).map { _ in processorSeconds { _ = glossary.search(query) } }.sorted()
      print("search “\(query)”: \(times[4]) s, \(glossary.search(query).count) hits")
      // Measured below 1 ms; a machine may be slow.
      #expect(times[4] < 0.010, "\(query)")
    }
    let near = (0..<5).map { _ in processorSeconds { _ = glossary.nearest("lontro") } }.sorted()
    print("nearest: \(near[2]) s")
    #expect(near[2] < 0.200)
  }
}
