import TestTools
import Testing

@testable import Words

/// Compares the code with the tables of `docs/formats/alphabets.md`.
struct AlphabetTests {
  /// The cells of each table in the document, without the headings.
  private func tables() throws -> [[[String]]] {
    var tables: [[[String]]] = [[]]
    for line in try document("alphabets.md").split(whereSeparator: \.isNewline) {
      if line.hasPrefix("|") {
        let cells = line.split(separator: "|").map { $0.trimming() }
        tables[tables.count - 1].append(cells)
      } else if !tables[tables.count - 1].isEmpty {
        tables.append([])
      }
    }
    return tables.filter { !$0.isEmpty }.map { Array($0.dropFirst(2)) }
  }

  @Test func `every alphabet equals the documented alphabet`() throws {
    let rows = try tables()[0]
    #expect(rows.count == Language.allCases.count)
    for row in rows {
      let language = try #require(Language(code: row[1].replacing("`", with: "")))
      let alphabet = Alphabet(language)
      #expect(alphabet.scalars == row[2].unicodeScalars.filter { $0 != " " })
      #expect("\(alphabet.count)" == row[3])
    }
  }

  @Test func `the diacritics equal the documented diacritics, in order`() throws {
    let rows = try tables()[1].map { row in row.joined(separator: " ").unicodeScalars.filter { $0 != " " } }
    #expect(Diacritics.rows == rows.map { Array($0) })
  }

  @Test(arguments: Language.allCases)
  func `letters are numbered by their index in the alphabet`(language: Language) throws {
    let alphabet = Alphabet(language)
    for (index, scalar) in alphabet.scalars.enumerated() {
      let letter = try #require(alphabet.letter(scalar))
      #expect(Int(letter.rawValue) == index)
      #expect(alphabet.scalar(letter) == scalar)
    }
  }

  @Test func `the letter ñ comes after n and before o`() throws {
    let alphabet = Alphabet(.spanish)
    let words = try ["nz", "ña", "o", "ano", "año"].map(alphabet.fold).sorted()
    #expect(words.map(alphabet.text) == ["ano", "año", "nz", "ña", "o"])
  }

  @Test(arguments: Language.allCases)
  func `converting to lowercase keeps every letter with a diacritic`(language: Language) throws {
    let alphabet = Alphabet(language)
    for row in Diacritics.rows {
      for scalar in row {
        let text = String(Character(scalar))
        #expect(try alphabet.smallLetters(text).bytes == text.bytes)
      }
    }
  }

  @Test(arguments: [
    ("en", Language.english), ("EN", .english), ("en-US", .english), ("es_MX", .spanish), ("It-CH", .italian),
  ])
  func `a language tag may contain a region and capital letters`(tag: String, language: Language) {
    #expect(Language(code: tag) == language)
  }

  @Test(arguments: ["", "e", "eng", "english", "de", "-en", " en", "en ", "ｅｎ", "e\u{301}n", "en\0"])
  func `an unknown language tag is not parsed as a language`(tag: String) { #expect(Language(code: tag) == nil) }
}

extension Substring {
  fileprivate func trimming() -> String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
