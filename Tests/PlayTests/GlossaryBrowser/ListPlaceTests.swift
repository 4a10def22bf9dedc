import Markup
import Testing
import Words

@testable import Play

/// Tests features V2, V3, V4 of `docs/features.md`: the scroll position of a vocabulary's list, which going back
/// restores.
@Suite struct `The scroll position of a vocabulary's list` {
  private func index(_ reader: Reader) -> [Node] {
    reader.page.first { $0.tag == "nav" && $0["aria-label"] == reader.say(.sections) }?.all { $0.tag == "a" } ?? []
  }

  /// Presses this letter in the index and returns the row that scrolls to the top.
  private func jump(to letter: String, _ reader: inout Reader) throws -> Int {
    reader.press(index(reader).first { $0.plainText == letter })
    return try #require(Int(reader.player.log.last?.split(separator: " ").last ?? ""))
  }

  @Test func `pressing a row of the vocabulary opens the word's page and focuses the heading`() {
    var reader = Reader("/vocabulary/es")
    reader.player.log = []
    reader.press(reader.row("abajo")?.first { $0.tag == "a" })
    #expect(reader.heading == "abajo" && reader.path == "/vocabulary/es/abajo")
    #expect(reader.player.log.contains("focus title"))
    #expect(reader.page.first { $0["id"] == "title" }?.plainText == "abajo")
  }

  @Test func `going back from a word's page restores the search`() {
    var reader = Reader("/vocabulary/en")
    reader.search("art")
    let hits = ["art", "art gallery", "article", "article"]
    #expect(Array(reader.heads.prefix(4)) == hits)
    reader.press(reader.row("artist")?.first { $0.tag == "a" })
    #expect(reader.heading == "artist")
    reader.back()
    #expect(reader.field("Search words")?["value"] == "art")
    #expect(Array(reader.heads.prefix(4)) == hits)
  }

  @Test func `going back from another page restores the list's scroll position`() throws {
    var reader = Reader("/vocabulary/en")
    let row = try jump(to: "S", &reader)
    reader.press(reader.say(.saved))
    #expect(reader.heading == "Saved words")
    reader.player.log = []
    reader.back()
    #expect(reader.player.log.contains("scroll rows to \(row)"))
    #expect(reader.heads.contains("S"))
  }

  @Test func `the index marks only the letter at the top of the visible list`() throws {
    var reader = Reader("/vocabulary/en")
    let row = try jump(to: "G", &reader)
    func marked() -> [String] { index(reader).filter { $0["aria-current"] != nil }.map { $0.plainText } }
    #expect(marked() == ["G"])
    reader.send(.browser(.sawRows(row - 8..<row + 6)))
    #expect(marked() == ["F"])
  }

  @Test func `a search within a level finds no words of other levels`() {
    var reader = Reader("/vocabulary/en")
    func choose(_ name: String) {
      let option = reader.page.all { $0.tag == "option" }.first { $0.plainText == name }
      reader.send(Message(name: option?["value"] ?? "", body: [])!)
    }
    choose("A1")
    #expect(reader.row("abandon") == nil)
    choose("B2")
    #expect(reader.row("abandon") != nil)
    reader.search("abandon")
    #expect(reader.heads.first == "abandon")
    choose("A1")
    #expect(reader.main.plainText.contains("No results"))
    reader.search("")
    choose("All words")
    #expect(reader.row("abandon") != nil)
  }
}
