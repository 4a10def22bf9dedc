import Imports
import Testing
import Vocabulary
import Words

struct ImportsExampleTests {
  @Test func `an import reads words and translations from a learner's list`() throws {
    let text = "apple\tmanzana\npear\tpera\n7\tsiete\n"
    let list = try ListImport([ListFile(name: "fruit.txt", bytes: Array(text.utf8))], language: .english)
    #expect(list.items.map { $0.word } == ["apple", "pear"])
    #expect(list.problems.map { $0.line } == [3])
    #expect(list.understanding.columns.map { $0.role } == [.word, .translation])

    // A list can be looked up like a vocabulary, and written for Anki.
    let glossary = try Glossary(Array(ListItem.stored(list.items).utf8), language: .english)
    #expect(glossary.search("pera").count == 1)
    let notes = AnkiNote.notes(of: list.items, in: "Fruit")
    #expect(AnkiNote.text(notes, deck: "Fruit").hasPrefix("#separator:tab") == true)
  }
}
