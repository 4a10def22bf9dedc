import Testing
import WordOrchard

@Suite struct `A vocabulary as a collection` {
  private let entry = Entry(
    id: EntryID(word: "run"), partOfSpeech: .verb, level: .a1, labels: [.informal], pattern: "run into",
    definition: "to move fast on foot", translation: "correr", translationTag: "es",
    example: Example("She {ran}\thome."), forms: ["ran", "running"])

  @Test func `an entry keeps its fields in a vocabulary, and tabs become spaces`() throws {
    let glossary = try Glossary([entry], language: .english)
    let read = try #require(glossary.first)
    #expect(read.word == "run" && read.partOfSpeech == .verb && read.level == .a1 && read.labels == [.informal])
    #expect(read.pattern == "run into" && read.definition == "to move fast on foot")
    #expect(read.translation == "correr" && read.translationTag == "es")
    #expect(read.example.word == "ran" && read.example.text == "She ran home." && read.forms == ["ran", "running"])
    #expect(glossary[id: EntryID(word: "run")] == read && glossary.entries(meantBy: "ran") == [read])
  }

  @Test func `a vocabulary has the operations of collections in alphabetical order`() throws {
    let glossary = try Glossary(["pez", "gato", "ñu"].map { Entry(id: EntryID(word: $0)) }, language: .spanish)
    #expect(glossary.map(\.word) == ["gato", "ñu", "pez"])
    #expect(glossary[1..<3].map(\.word) == ["ñu", "pez"] && glossary.last?.word == "pez" && glossary.count == 3)
    #expect(glossary.entries(matching: " ").count == 3 && glossary.entries(matching: "GATO").map(\.word) == ["gato"])
    #expect(try Glossary([], language: .spanish).isEmpty)
  }

  @Test func `an entry without a word is refused`() {
    #expect(throws: VocabularyFault.emptyWord(line: 3)) {
      try Glossary([Entry(id: EntryID(word: ""))], language: .spanish)
    }
  }
}
