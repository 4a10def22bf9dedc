import Testing
import Vocabulary

/// The file of details: a vocabulary file without headwords, with one row per entry.
@Suite struct DetailsTests {
  @Test func `each row of a file of details belongs to an entry, and each field may be empty`() throws {
    let details = try Details(
      Array("#vocabulary 2 columns\ntopics\tsynonyms\nfood;nature\n\npeople\nlarge\nbig;huge\n\n".utf8))
    #expect(details.count == 3)
    #expect(details.items(0, .topics) == ["food", "nature"] && details.items(1, .topics) == [])
    #expect(details.items(1, .synonyms) == ["big", "huge"] && details[2, .synonyms] == "")
    #expect(details[0, .opposites] == "")
  }

  @Test func `an entry that a file of details does not contain has no details`() throws {
    let details = try Details(Array("#vocabulary 2 columns\ntopics\nfood\n".utf8))
    for entry in [-1, 1, Int.max, .min] {
      #expect(details[entry, .topics] == "" && details.items(entry, .topics) == [])
    }
  }

  @Test func `a file of details with an unknown column or a missing field is refused`() {
    for text in ["", "#vocabulary 2 columns\n", "#vocabulary 2 columns\ntopic\nfood\n"] {
      #expect(throws: VocabularyFault.self, "\(text)") { try Details(Array(text.utf8)) }
    }
    #expect(throws: VocabularyFault.self) {
      try Details(Array("#vocabulary 2 columns\ntopics\tfamily\na\nb\nc\n".utf8))
    }
  }

  @Test func `a vocabulary file with a column of topics contains its own details`() throws {
    let text = "#vocabulary 2\nword\tpos\tlevel\ttopics\napple\tnoun\tA1\tfood\n"
    #expect(try Glossary(Array(text.utf8), language: .english).details?.items(0, .topics) == ["food"])
    #expect(try Glossary(Array("word\napple\n".utf8), language: .english).details == nil)
  }
}
