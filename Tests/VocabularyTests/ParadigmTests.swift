import TestTools
import Testing
import Vocabulary
import Words

/// Tests the column `paradigm`, which determines the forms of an entry.
@Suite struct ParadigmTests {
  private func forms(_ rows: String) throws -> [[String]] {
    let glossary = try Glossary("word|paradigm\n" + rows)
    return (0..<glossary.count).map { glossary[$0].forms }
  }

  @Test func `endings replace the last characters of the word`() throws {
    #expect(try forms("hablar|2 o r1,as r2,é t1") == [["hablo", "hablas", "hablé"]])
    #expect(try forms("être|3 tant g") == [["êtant"]])
    #expect(try forms("été|1 és P") == [["étés"]])
    #expect(try forms("apple|0 s P\nnews|") == [["apples"], []])
  }

  @Test func `entries that are inflected alike share a paradigm, and later entries contain its number`() throws {
    #expect(try forms("amar|2 o r1\nbat|0 s P\ncat|1\ndar|0") == [["amo"], ["bats"], ["cats"], ["do"]])
  }

  @Test func `a file with paradigms is refused if its words are not in the language's order`() {
    #expect(throws: VocabularyFault.order) { try forms("cat|0 s P\namar|2 o r1\nbat|0") }
  }

  @Test func `a phrase has the forms of its first word`() throws {
    let rows = "tener|4 engo r1,uve t1\ntener hambre|7+0\ntener que|4+4 en m2"
    #expect(try forms(rows) == [["tengo", "tuve"], ["tengo hambre", "tuve hambre"], ["ten que"]])
    let glossary = try Glossary("word|paradigm\n" + rows)
    #expect(glossary.entries(spelled: "tuve hambre").map { glossary[$0].word } == ["tener hambre"])
    #expect(glossary.search("TÚVE hambre").map { glossary[$0.entry].word } == ["tener hambre"])
    #expect(glossary.entries(spelled: "tuve").map { glossary[$0].word } == ["tener"])
  }

  @Test(arguments: [
    "o r1", "2o r1", "5 o r1", "-1 o r1", "2 o", "0", "1+", "+0", "9+2 o r1", "300+0 s P", "12345678 s P", "2+0+1 s P",
  ])
  func `an invalid paradigm is refused, and the error names the word`(paradigm: String) {
    #expect(throws: VocabularyFault.paradigm(word: "amar")) { try Glossary("word|paradigm\namar|\(paradigm)") }
  }

  @Test func `a shared paradigm is refused if it removes more characters than the entry's word has`() {
    #expect(throws: VocabularyFault.paradigm(word: "ir")) { try Glossary("word|paradigm\namar|4 ido n\nir|0") }
  }

  @Test func `random forms are found, whether the file lists them or has paradigms`() throws {
    var random = SeededNumbers(seed: seedOfThisRun)
    func text(_ count: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: count, using: &random)).map { _ in "abéñ’ ".randomElement(using: &random)! })
    }
    for _ in 0..<200 {
      let word = "a" + text(0...4) + "b"
      let endings = (0..<5).map { _ in text(0...3) + "e" }
      let cut = Int.random(in: 0...word.count, using: &random)
      let forms = endings.map { String(word.dropLast(cut)) + $0 }
      let listed = try Glossary("word|forms\n\(word)|\(forms.joined(separator: ", "))")
      let derived = try Glossary("word|paradigm\n\(word)|\(cut) \(endings.map { $0 + " P" }.joined(separator: ","))")
      #expect(derived[0].forms == forms)
      for form in forms where !form.hasPrefix(" ") {
        #expect(listed.entries(spelled: form) == [0] && derived.entries(spelled: form) == [0], "\(word): \(form)")
        #expect(derived.search(form.uppercased()).map(\.entry) == [0], "\(word): \(form)")
      }
    }
  }
}
