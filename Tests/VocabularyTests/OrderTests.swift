import Foundation
import Testing
import Vocabulary
import Words

@Suite struct OrderTests {
  private func order(_ words: String, _ language: Language) throws -> [String] {
    try Glossary("word\n" + words.replacing(" ", with: "\n"), language).ids
  }

  @Test("Spanish sorts ñ after n and other accents with their plain letter")
  func spanish() throws {
    #expect(
      try order("oso ñu nube nácar ojo naranja Nuez ñame papá papa", .spanish)
        == ["nácar", "naranja", "nube", "Nuez", "ñame", "ñu", "ojo", "oso", "papa", "papá"])
  }

  @Test("English sorts ñ as n")
  func english() throws { #expect(try order("nz ñu no", .english) == ["no", "ñu", "nz"]) }

  @Test("combining accents sort like composed ones, and punctuation is ignored")
  func marks() throws {
    #expect(
      try order("cafe\u{301}s cafes cafe\u{301} well we'll welt", .english) == [
        "cafe\u{301}", "cafes", "cafe\u{301}s", "we'll", "well", "welt",
      ])
  }

  @Test func `every normalization form of a word sorts to the same position`() {
    for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
      let word = "r\(Character(Unicode.Scalar(value)!))ng"
      for language in Language.allCases {
        // A key ends with the bytes of the word; these bytes differ, so leave them out of the comparison.
        let keys = [word, word.decomposedStringWithCanonicalMapping].map { text in
          Array(Collation.key(text, language).dropLast(text.utf8.count))
        }
        #expect(keys[0] == keys[1], "U+\(String(value, radix: 16)) in \(language.code)")
      }
    }
  }

  @Test("sections are the initial letters of the words, and other characters have the section #")
  func sections() throws {
    let glossary = try Glossary("word\nzorro\nñu\nnube\ncasa\nÁrbol\n3D\n猫", .spanish)
    #expect(glossary.sections.map(\.title) == ["#", "A", "C", "N", "Ñ", "Z", "#"])
    #expect(glossary.sections.map(\.entries) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<6, 6..<7])
  }
}
