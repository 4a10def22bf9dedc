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
  func `a text means the spelling that was typed, else the first, headwords before forms`(
    text: String, expected: String?
  ) throws {
    let file =
      "word\tforms\nárbol\tárboles\naño\taños\nsal\t\nsal\tsalgo, sale\nsále\t\nvideo\t\nvídeo\tvìdeos\nde nada\t"
    let glossary = try Glossary(Array(file.utf8), language: .spanish, isSearchable: false)
    #expect(glossary.spelling(meantBy: text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect(glossary.spelling(meantBy: "sàle").map { Array($0.utf8) } == Array("sále".utf8))
  }
}
