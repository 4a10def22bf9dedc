import Formats
import Testing
import Vocabulary

@testable import Wire
@testable import Words

/// Entries that are difficult for lists and searches: homographs, ñ, and a word that begins with a digit.
private let spanish = """
  word|pos|level|zh-Hant|zh-Hans|en|example|example-zh-Hant|example-zh-Hans|example-en|forms
  ala|noun f|B1|翅膀；機翼|翅膀；机翼|wing|El pájaro abrió un {ala} rota.|鳥。|鸟。|The bird opened a broken wing.|alas
  año|noun m|A1|年|年|year; grade|Feliz {año}.||||años
  nota|noun f|A2|筆記|笔记|note|||||
  ñame|noun m|C1|山藥|山药|yam|||||
  sal|noun f|A1|鹽|盐|salt|||||
  sal|verb||出去|出去|go out!|||||
  4x4|||||off-roader|||||
  """

struct EntriesRequestTests {
  private let glossary: Glossary

  init() throws {
    glossary = try Glossary(Array(("#vocabulary 2\n" + spanish.replacing("|", with: "\t")).utf8), language: .spanish)
  }

  private func answer(
    query: String? = nil, section: String? = nil, limit: String? = nil, cursor: String? = nil
  ) throws(RequestFault) -> JSON {
    try EntriesRequest(language: "es", query: query, section: section, limit: limit, cursor: cursor)
      .answer(in: glossary)
  }

  private func fault(
    query: String? = nil, section: String? = nil, limit: String? = nil, cursor: String? = nil
  ) -> RequestFault? {
    do throws(RequestFault) {
      _ = try answer(query: query, section: section, limit: limit, cursor: cursor)
      return nil
    } catch { return error }
  }

  private func ids(_ answer: JSON) -> [String] { answer["entries"]?.array?.compactMap { $0["id"]?.string } ?? [] }

  @Test func `a response lists translations by language, and an example without braces`() throws {
    #expect(
      try answer(query: "wing").text
        == #"{"language":"es","total":1,"entries":[{"id":"ala","word":"ala","partOfSpeech":"noun f","level":"B1","#
        + #""translations":{"zh-Hant":["翅膀","機翼"],"zh-Hans":["翅膀","机翼"],"en":["wing"]},"#
        + #""example":{"text":"El pájaro abrió un ala rota.","before":"El pájaro abrió un ","word":"ala","#
        + #""after":" rota.","translations":{"zh-Hant":"鳥。","zh-Hans":"鸟。","en":"The bird opened a broken wing."}},"#
        + #""forms":["alas"]}]}"#)
  }

  @Test func `an entry in a response omits fields without a value`() throws {
    #expect(
      try answer(section: "#").text
        == ##"{"language":"es","total":1,"entries":[{"id":"4x4","word":"4x4","translations":{"en":["off-roader"]},"##
        + ##""forms":[]}],"sections":[{"title":"#","count":1},{"title":"A","count":2},{"title":"N","count":1},"##
        + ##"{"title":"Ñ","count":1},{"title":"S","count":2}]}"##)
    let year = try #require(try answer(query: "Feliz")["entries"]?.array?.first)
    #expect(year["translations"]?["en"]?.text == #"["year","grade"]"#)
    #expect(year["example"]?["translations"]?.text == "{}")
  }

  @Test(
    arguments: [
      (nil, ["4x4", "ala", "año", "nota", "ñame", "sal", "sal.2"]),
      ("", ["4x4", "ala", "año", "nota", "ñame", "sal", "sal.2"]),
      ("a", ["ala", "año"]), ("A", ["ala", "año"]), ("á", ["ala", "año"]), ("n", ["nota"]), ("ñ", ["ñame"]),
      ("Ñ", ["ñame"]),
      ("N\u{303}", ["ñame"]), ("S", ["sal", "sal.2"]), ("z", []), ("#", ["4x4"]),
    ] as [(String?, [String])])
  func `a section of the vocabulary contains the entries that begin with its letter`(
    section: String?, expected: [String]
  ) throws {
    #expect(ids(try answer(section: section)) == expected)
  }

  @Test(
    arguments: [
      ("sal", nil, ["sal", "sal.2"]), ("SAL", "s", ["sal", "sal.2"]), ("sal", "a", []), ("años", nil, ["año"]),
      ("note", nil, ["nota"]), ("翅膀", nil, ["ala"]), ("a", "ñ", ["ñame"]), ("xyz", nil, []), ("\0", nil, []),
      (" ", "ñ", ["ñame"]), ("\u{200B}", "ñ", ["ñame"]), (String(repeating: "a", count: 1_000_000), nil, []),
    ] as [(String, String?, [String])])
  func `a vocabulary search in a section finds only the section's matches`(
    query: String, section: String?, expected: [String]
  ) throws {
    #expect(ids(try answer(query: query, section: section)) == expected)
  }

  @Test func `the response lists sections only for the whole vocabulary, not for a search`() throws {
    #expect(try answer(query: "sal")["sections"] == nil)
    #expect(try answer(query: " ")["sections"]?.array?.count == 5)
  }

  @Test(arguments: ["1", "2", "3", "6", "7", "200"], [nil, "a"])
  func `the pages of a vocabulary list join to the whole list`(limit: String, query: String?) throws {
    let whole = ids(try answer(query: query))
    var pages: [String] = []
    var cursor: String?
    repeat {
      let page = try answer(query: query, limit: limit, cursor: cursor)
      #expect(ids(page).count <= Int(limit)!)
      #expect(page["total"]?.integer == Int64(whole.count))
      pages += ids(page)
      cursor = page["next"]?.string
    } while cursor != nil && pages.count <= whole.count
    #expect(pages == whole)
  }

  @Test func `a cursor is valid for the same query with a different limit, but not for a different query`() throws {
    let cursor = try #require(try answer(query: "a", limit: "1")["next"]?.string)
    #expect(fault(query: "a", limit: "2", cursor: cursor) == nil)
    #expect(fault(query: "A", cursor: cursor) == .badCursor)
    #expect(fault(query: "al", cursor: cursor) == .badCursor)
    #expect(fault(query: "a", section: "a", cursor: cursor) == .badCursor)
    #expect(fault(cursor: cursor) == .badCursor)
    #expect(fault(query: "xyz", cursor: cursor) == .badCursor)
    let italian = try Glossary(Array("word\nalba\nara".utf8), language: .italian)
    #expect(throws: RequestFault.badCursor) {
      try EntriesRequest(language: "it", query: "a", cursor: cursor).answer(in: italian)
    }
  }

  @Test(arguments: ["", "1", "0", "-1", "1-", "1-0000000000000000", "x", "99999999999999999999-0", "\0", "1-é"])
  func `an invalid cursor is refused`(cursor: String) { #expect(fault(cursor: cursor) == .badCursor) }

  @Test func `a cursor with any changed byte is refused`() throws {
    let cursor = Array(try #require(try answer(limit: "2")["next"]?.string).utf8)
    for index in cursor.indices {
      for byte in UInt8(0x20)..<0x7F where byte != cursor[index] {
        var changed = cursor
        changed[index] = byte
        #expect(fault(cursor: String(decoding: changed, as: UTF8.self)) == .badCursor)
      }
    }
  }

  @Test(
    arguments: [
      ("0", .unsuitableLimit(0)), ("-1", .unsuitableLimit(-1)), ("201", .unsuitableLimit(201)), ("1", nil),
      ("200", nil),
      ("9223372036854775807", .unsuitableLimit(.max)), ("", .wrongType(field: "limit", expected: "a whole number")),
      ("+1", .wrongType(field: "limit", expected: "a whole number")),
      ("1.0", .wrongType(field: "limit", expected: "a whole number")),
      ("99999999999999999999", .wrongType(field: "limit", expected: "a whole number")),
      ("ten", .wrongType(field: "limit", expected: "a whole number")),
    ] as [(String, RequestFault?)])
  func `a page of vocabulary entries contains 1 to 200 entries`(limit: String, expected: RequestFault?) {
    #expect(fault(limit: limit) == expected)
  }

  @Test(arguments: ["ab", "1", "##", "!", "蘋", "\0", "ß"])
  func `a vocabulary section that is not a letter is refused`(section: String) {
    #expect(fault(section: section) == .unsuitableSection(section))
  }

  @Test func `a vocabulary request with an unknown language is refused`() {
    #expect(throws: RequestFault.unknownLanguage("de")) { try EntriesRequest(language: "de") }
    #expect(throws: RequestFault.unknownLanguage("")) { try WordRequest(language: "", text: "a") }
  }

  @Test func `a request for an empty vocabulary returns an empty list`() throws {
    let empty = try Glossary(Array("word".utf8), language: .english)
    #expect(
      try EntriesRequest(language: "en").answer(in: empty).text
        == #"{"language":"en","total":0,"entries":[],"sections":[]}"#)
  }
}
