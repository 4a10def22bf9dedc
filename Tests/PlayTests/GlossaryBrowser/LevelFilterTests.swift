import Markup
import Testing
import Vocabulary
import Words

@testable import Play

/// Tests feature V2 of `docs/features.md`: the words of one level.
@Suite struct `One level of a vocabulary` {
  private func levels(_ reader: Reader) -> [Node] {
    reader.page.all { $0.tag == "option" && $0["value"]?.hasPrefix("choseLevel") == true }
  }
  private func chosen(_ reader: Reader) -> [String] {
    levels(reader).filter { $0["selected"] != nil }.map { $0.plainText }
  }
  private func choose(_ name: String, _ reader: inout Reader) {
    let option = levels(reader).first { $0.plainText == name }
    reader.send(Message(name: option?["value"] ?? "", body: [])!)
  }
  private func index(_ reader: Reader) -> [String] {
    reader.page.first { $0["class"] == "letters" }?.all { $0.tag == "a" }.map { $0.plainText } ?? []
  }

  @Test(arguments: Reader.tags)
  func `choosing a level lists only the level's words until all words are chosen again`(reader tag: String) {
    var reader = Reader("/vocabulary/en", speaking: tag)
    let all = reader.rows.map { $0.plainText }
    #expect(
      levels(reader).map { $0.plainText } == [
        reader.say(.wordsAll), "A1", "A2", "B1", "B2", "C1", reader.say(.usageRare),
      ])
    #expect(chosen(reader) == [reader.say(.wordsAll)])
    choose("A1", &reader)
    #expect(chosen(reader) == ["A1"])
    let glossary = Shipped.glossary(.english)
    let count = glossary.entries(of: .a1).entries.count
    #expect(reader.text.contains(reader.say(.wordCount, .count("count", count))))
    let words = Set(glossary.entries(of: .a1).entries.map { glossary[$0, .word] })
    #expect(reader.heads.dropFirst().allSatisfy { $0.count == 1 || words.contains($0) })
    choose(reader.say(.wordsAll), &reader)
    #expect(chosen(reader) == [reader.say(.wordsAll)] && reader.rows.map { $0.plainText } == all)
  }

  @Test func `the letter index of a level shows only the first letters of the level's words`() {
    var reader = Reader("/vocabulary/es")
    #expect(index(reader).contains("Ñ"))
    choose("C1", &reader)
    let glossary = Shipped.glossary(.spanish)
    #expect(index(reader) == glossary.entries(of: .c1).sections.map(\.title))
    reader.send(.browser(.jumpedToSection(3)))
    #expect(reader.player.log.last?.hasPrefix("scroll rows to") == true)
    #expect(reader.heads.contains(index(reader)[3]))
    // Only the whole vocabulary has a section with the number 25, so the message is ignored.
    reader.player.log = []
    reader.send(.browser(.jumpedToSection(25)))
    #expect(reader.player.log == [])
  }

  @Test func `a search within a level finds only the level's words`() {
    var reader = Reader("/vocabulary/en")
    reader.search("run")
    #expect(reader.heads.first == "run")
    choose("Rare", &reader)
    #expect(!reader.heads.contains("run"))
    choose("All words", &reader)
    #expect(reader.heads.first == "run")
    choose("A1", &reader)
    reader.search("")
    #expect(chosen(reader) == ["A1"])
  }

  @Test func `choosing another level scrolls to the top, and going back from a word keeps the level`() {
    var reader = Reader("/vocabulary/en")
    reader.send(.browser(.sawRows(500..<512)))
    choose("B2", &reader)
    #expect(reader.player.log.contains("scroll rows to 0") && reader.heads.first == "A")
    let word = reader.heads[1]
    reader.press(reader.link(word) ?? reader.row(word)?.first { $0.tag == "a" })
    #expect(reader.heading == word)
    reader.back()
    #expect(chosen(reader) == ["B2"])
  }

  @Test func `the player's own word list offers no levels`() {
    #expect(levels(Reader.keeping()).isEmpty)
  }

  @Test func `words with the same spelling show their part of speech`() {
    var reader = Reader("/vocabulary/en")
    func parts(_ word: String) -> [String] {
      reader.search(word)
      return reader.rows.filter { $0.head == word }.compactMap { $0.first { $0["class"] == "row-part" }?.plainText }
    }
    #expect(parts("tear") == ["noun", "verb"])
    #expect(parts("banana") == [])
  }
}
