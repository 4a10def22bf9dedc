import Testing

@testable import Formats

struct ClauseTests {
  @Test(arguments: [
    ("The word is empty.", "the word is empty"), ("A word is missing.", "a word is missing"),
    ("U+20 is not a letter.", "U+20 is not a letter"), ("\"4\" is not a letter.", "\"4\" is not a letter"), ("", ""),
    ("X", "X"), ("Ñu is a word", "Ñu is a word"),
  ])
  func `a clause is a sentence with a small first letter and no period`(sentence: String, clause: String) {
    #expect(sentence.clause == clause)
  }
}
