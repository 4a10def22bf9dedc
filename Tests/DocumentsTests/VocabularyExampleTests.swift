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

    // Look up a word by a form or a translation.
    #expect(glossary.entries(spelled: "ran").map { glossary[$0].word } == ["run"])
    #expect(glossary.search("跑").map { glossary[$0.entry].word } == ["run"])
    #expect(glossary.search("app").map { $0.rank } == [.wordStart])

    let run = glossary[glossary.entry(EntryID(word: "run"))!]
    #expect(run.level == .a1)
    #expect(run.example.text == "She ran home.")
    #expect(glossary.sections.map { $0.title } == ["A", "R"])
  }
}
