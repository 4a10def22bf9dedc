import Foundation
import Testing
import Vocabulary

struct SpellingTests {
  @Test(
    arguments: [
      ("VIDEO", "video"), ("vídeo", "vídeo"), ("vìdeo", "video"), (" Arbol ", "árbol"), ("arboles", "árboles"),
      ("ANO", nil), ("an\u{303}o", "año"), ("salgo", "salgo"), ("sale", "sale"), ("SALE", "sale"), ("de nada", nil),
      ("denada", nil),
      ("", nil),
      ("\u{301}", nil), ("x", nil), ("sal", "sal"),
    ] as [(String, String?)])
  func `a look-up prefers the exact spelling, then headwords, then forms`(
    text: String, expected: String?
  ) throws {
    let file =
      "word\tforms\nárbol\tárboles\naño\taños\nsal\t\nsal\tsalgo, sale\nsále\t\nvideo\t\nvídeo\tvìdeos\nde nada\t"
    let glossary = try Glossary(Array(file.utf8), language: .spanish, isSearchable: false)
    #expect(glossary.spelling(meantBy: text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect(glossary.spelling(meantBy: "sàle").map { Array($0.utf8) } == Array("sále".utf8))
  }

  @Test(arguments: apostrophes)
  func `a spelling finds its entry with any kind of apostrophe`(apostrophe: String) throws {
    let typed = "o\(apostrophe)clock"
    for written in apostrophes.map({ "o\($0)clock" }) {
      let glossary = try Glossary("word|forms\n\(written)|\nwould|\(apostrophe)d")
      #expect(glossary.entries(spelled: typed).map { glossary[$0].word.bytes } == [written.bytes])
      #expect(glossary.id(typed).text.bytes == written.bytes)
      #expect(glossary.entries(spelled: "’d").map { glossary[$0].word } == ["would"])
      #expect(glossary.spelling(of: glossary.entries(spelled: typed)[0], meantBy: typed).bytes == written.bytes)
    }
  }

  @Test func `an exact match comes before a word with another apostrophe`() throws {
    let glossary = try Glossary("word\no’clock\no'clock")
    for word in ["o’clock", "o'clock"] { #expect(glossary.id(word).text.bytes == word.bytes) }
  }

  @Test func `a spelling finds its entry in every normalization form`() throws {
    for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
      let word = "café r\(Character(Unicode.Scalar(value)!))ng"
      let forms = [word.precomposedStringWithCanonicalMapping, word.decomposedStringWithCanonicalMapping]
      for written in forms {
        let glossary = try Glossary("word\n" + written)
        for typed in forms { #expect(glossary.entries(spelled: typed).count == 1, "U+\(String(value, radix: 16))") }
      }
    }
  }
}

extension String {
  fileprivate var bytes: [UInt8] { Array(utf8) }
}
