import Testing
import Vocabulary
import Words

struct VocabularyExampleTests {
  @Test func `a vocabulary is read and searched`() throws {
    let file = """
      #vocabulary 2
      word\tpos\tlevel\tzh-Hans\texample\tforms
      apple\tnoun\tA1\t苹果\tAn {apple} fell.\tapples
      run\tverb\tA1\t跑\tShe {ran} home.\tran, running
      """
    let glossary = try Glossary(Array(file.utf8), language: .english)

    // A form leads to its word, and so does a translation.
    #expect(glossary.entries(spelled: "ran").map { glossary[$0].word } == ["run"])
    #expect(glossary.search("跑").map { glossary[$0.entry].word } == ["run"])
    #expect(glossary.search("app").map { $0.rank } == [.wordStart])

    let run = glossary[glossary.entry(EntryID(word: "run"))!]
    #expect(run.level == .a1)
    #expect(run.example.text == "She ran home.")
    #expect(glossary.sections.map { $0.title } == ["A", "R"])
  }

  @Test func `a learner's list is imported`() throws {
    let text = "apple\tmanzana\npear\tpera\n7\tsiete\n"
    let list = try ListImport([ListFile(name: "fruit.txt", bytes: Array(text.utf8))], language: .english)
    #expect(list.items.map { $0.word } == ["apple", "pear"])
    #expect(list.problems.map { $0.line } == [3])

    // A list can be looked up like a vocabulary, and written for Anki.
    let glossary = try Glossary(Array(ListItem.stored(list.items).utf8), language: .english)
    #expect(glossary.search("pera").count == 1)
    #expect(ListItem.anki(list.items, deck: "Fruit").hasPrefix("#separator:tab") == true)
  }
}
