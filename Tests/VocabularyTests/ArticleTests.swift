import Testing
import Vocabulary
import Words

/// Nouns are shown with their article, because learners learn both together.
@Suite struct ArticleTests {
  private func said(_ word: String, _ part: String, _ labels: String = "", _ language: Language) throws -> String? {
    let text = "word|pos|level|label\n\(word)|\(part)|A1|\(labels)"
    return try Glossary(text, language)[0].wordWithArticle(in: language)
  }

  @Test(
    arguments: [
      ("libro", "noun m", "", "el libro"), ("mano", "noun f", "", "la mano"),
      ("agua", "noun f", "feminine el", "el agua"),
      ("abeja", "noun f", "", "la abeja"), ("estudiante", "noun mf", "", "el/la estudiante"),
      ("vacaciones", "noun f", "plural", "las vacaciones"), ("pantalones", "noun m", "plural", "los pantalones"),
      ("ñu", "noun m", "", "el ñu"), ("correr", "verb", "", nil), ("lunes", "name", "", nil),
    ] as [(String, String, String, String?)])
  func `Spanish nouns have the article el, la, los or las, and el before a stressed a`(
    word: String, part: String, labels: String, expected: String?
  ) throws {
    #expect(try said(word, part, labels, .spanish) == expected)
  }

  @Test(
    arguments: [
      ("libro", "noun m", "", "il libro"), ("zio", "noun m", "", "lo zio"), ("uovo", "noun m", "", "l’uovo"),
      ("amica", "noun f", "", "l’amica"), ("casa", "noun f", "", "la casa"), ("zia", "noun f", "", "la zia"),
      ("sport", "noun m", "", "lo sport"), ("sci", "noun m", "", "lo sci"), ("sole", "noun m", "", "il sole"),
      ("gnomo", "noun m", "", "lo gnomo"), ("gatto", "noun m", "", "il gatto"),
      ("psicologo", "noun m", "", "lo psicologo"),
      ("pneumatico", "noun m", "", "lo pneumatico"), ("pane", "noun m", "", "il pane"),
      ("yogurt", "noun m", "", "lo yogurt"),
      ("xilofono", "noun m", "", "lo xilofono"), ("iodio", "noun m", "", "lo iodio"), ("io", "noun m", "", "l’io"),
      ("iena", "noun f", "", "la iena"), ("hotel", "noun m", "", "l’hotel"), ("whisky", "noun m", "", "il whisky"),
      ("jeans", "noun m", "plural", "i jeans"), ("occhiali", "noun m", "plural", "gli occhiali"),
      ("spaghetti", "noun m", "plural", "gli spaghetti"), ("forbici", "noun f", "plural", "le forbici"),
      ("collega", "noun mf", "", "il/la collega"), ("artista", "noun mf", "", "l’artista"),
      ("psichiatra", "noun mf", "", "lo/la psichiatra"), ("sè", "noun m", "", "il sè"), ("età", "noun f", "", "l’età"),
      ("Europa", "noun f", "", "l’Europa"), ("bello", "adjective", "", nil),
    ] as [(String, String, String, String?)])
  func `Italian nouns have the article that their first sounds require`(
    word: String, part: String, labels: String, expected: String?
  ) throws {
    #expect(try said(word, part, labels, .italian) == expected)
  }

  @Test func `English nouns have no article`() throws {
    #expect(try said("apple", "noun", "", .english) == nil)
  }
}
