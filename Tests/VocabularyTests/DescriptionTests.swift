import Testing
import Vocabulary
import Words

/// Faults and problems print for developers and editors.
struct DescriptionTests {
  @Test(
    arguments: [
      (.empty, "the file is empty; it begins with a line that names the columns, separated by tabs"),
      (
        .version(1),
        "line 1: the first line must be “#vocabulary 2”; the next line names the columns, separated by tabs"
      ),
      (
        .version(3),
        "line 1: version 3 of the format; this program reads version 2, whose first line is “#vocabulary 2”"
      ),
      (
        .unknownColumn("word definition"),
        "the line that names the columns: “word definition” is no column, or is there twice; separate columns with a tab"
      ),
      (.noWordColumn, "the line that names the columns: the first column must be “word”"),
      (
        .fields(line: 3, count: 1, expected: 2),
        "line 3: 1 fields, but the header names 2; separate fields with a tab"
      ),
      (.emptyWord(line: 3), "line 3: the word is empty; write the word before the first tab"),
      (
        .paradigm(word: "hablar"),
        "“hablar”: the paradigm cannot be read; write the number of characters to remove, then each ending with its code, such as “2 o r1,as r2”"
      ),
      (.order, "its words are not in the language's order; 'make build' makes the file anew"),
      (.tooLarge(bytes: 1 << 30), "1073741824 bytes; a vocabulary has less than 1 GiB"),
    ] as [(VocabularyFault, String)])
  func `a fault of a vocabulary says what is wrong and what to write`(fault: VocabularyFault, expected: String) {
    #expect("\(fault)" == expected)
  }

  @Test func `a header with spaces in place of tabs is refused with a message that names the tab`() throws {
    let text = "#vocabulary 2\nword definition\nring sound\n"
    let fault = try #require(throws: VocabularyFault.self) { try Glossary(Array(text.utf8), language: .english) }
    #expect(fault == .unknownColumn("word definition") && fault.description.contains("with a tab"))
  }

  @Test(
    arguments: [
      (
        .headword, "the headword must be made of the language's letters, with single blanks, - ’ and . between them"
      ),
      (.notInLexicon(spelling: "runned"), "“runned” is not in the lexicon, which has the headword"),
      (.offensive, "the lexicon calls the headword offensive"),
      (.partOfSpeech, "the part of speech is none that this language has"),
      (.level, "the level must be one of A1, A2, B1, B2, C1, Rare"), (.missing(.example), "example is empty"),
      (.tooLong(.example, most: 110), "example has more than 110 characters"),
      (.marks, "the example must have exactly one word in braces"),
      (.markedWord("go"), "“go” in braces is neither the headword nor one of its forms"),
      (.exampleLength(words: 3), "the example has 3 words, it must have 4 to 14"),
      (.noClosingMark(.example), "example does not end with a closing mark"),
      (.formTwice("ran"), "the form “ran” is there twice, or is the headword"),
      (.twice, "there is another entry with this word, part of speech and translations"),
    ] as [(EntryProblem, String)])
  func `the description of an entry's problem names the broken rule`(problem: EntryProblem, expected: String) {
    #expect("\(problem)" == expected)
  }
}
