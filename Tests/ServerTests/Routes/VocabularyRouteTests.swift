import Formats
import HTTPTypes
import Testing
import Words

@testable import Server

private let languages = Language.allCases

@Suite struct `The API of vocabularies` {
  let visitor = Visitor()

  private func get(_ path: String, _ parameters: KeyValuePairs<String, String> = [:]) async throws
    -> (status: Int, json: JSON)
  {
    let query = parameters.map { "\($0)=\(quoted($1))" }.joined(separator: "&")
    let address = path.split(separator: "/").map { "/" + quoted(String($0)) }.joined()
    return try await visitor.json("/api/v1/vocabulary" + address + (query.isEmpty ? "" : "?" + query))
  }

  /// Every page of a list, in order.
  private func pages(_ language: Language, _ parameters: String) async throws -> [JSON] {
    let address = "/api/v1/vocabulary/\(language.code)?" + parameters
    var answers = [try await visitor.json(address).json]
    while let next = answers.last?["next"]?.string {
      let (status, answer) = try await visitor.json(address + "&cursor=" + quoted(next))
      try #require(status == 200 && !answer.ids.isEmpty)
      answers.append(answer)
    }
    return answers
  }

  /// The rows of the vocabulary's file.
  private func rows(_ language: Language) -> [[String: String]] {
    let rows = lines(of: TestData.vocabulary(language)).dropFirst().map { line in
      String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
    return rows.dropFirst().map { Dictionary(zip(rows[0], $0), uniquingKeysWith: { first, _ in first }) }
  }

  // Lists

  @Test(arguments: languages) func `the result pages of a vocabulary list together contain the whole vocabulary`(
    language: Language
  ) async throws {
    let file = rows(language)
    let answers = try await pages(language, "limit=200")
    let listed = answers.flatMap { $0["entries"]?.array ?? [] }
    #expect(listed.compactMap { $0["word"]?.string }.sorted() == file.compactMap { $0["word"] }.sorted())
    let ids = answers.flatMap(\.ids)
    #expect(Set(ids).count == ids.count && ids.count == file.count)
    #expect(Set(answers.map { $0["total"]?.integer }) == [Int64(file.count)])
    #expect(answers.dropLast().allSatisfy { $0.ids.count == 200 })
    #expect(try await pages(language, "limit=73").flatMap(\.ids) == ids)
  }

  @Test(arguments: languages) func `an entry in the API contains the data of the vocabulary file`(language: Language)
    async throws
  {
    var listed: [String: JSON] = [:]
    for answer in try await pages(language, "limit=200") {
      for entry in answer["entries"]?.array ?? [] { listed[entry["id"]?.string ?? ""] = entry }
    }
    var seen: [String: Int] = [:]
    for row in rows(language) {
      let word = row["word"] ?? ""
      seen[word, default: 0] += 1
      let entry = try #require(listed[seen[word]! > 1 ? "\(word).\(seen[word]!)" : word])
      #expect(entry["partOfSpeech"]?.string == row["pos"] && entry["level"]?.string == row["level"])
      for (tag, separator) in [("zh-Hant", "；"), ("zh-Hans", "；"), ("en", "; ")] {
        let meaning = row[tag].flatMap { $0.isEmpty ? nil : $0.components(by: separator) }
        #expect(entry.at("translations")[tag]?.strings == meaning, "\(word), \(tag)")
        let sentence = row["example-\(tag)"].flatMap { $0.isEmpty ? nil : $0 }
        #expect(entry.at("example", "translations")[tag]?.string == sentence)
      }
      let example = entry.at("example")
      let parts = ["before", "word", "after"].map { example[$0]?.string ?? "" }
      #expect("\(parts[0]){\(parts[1])}\(parts[2])" == row["example"])
      #expect(example["text"]?.string == parts.joined())
      let forms = (row["forms"] ?? "").split(separator: ",").map { $0.trimmed }
      #expect(entry["forms"]?.strings == forms)
    }
  }

  @Test(arguments: languages) func `the sections of a vocabulary list together contain the whole vocabulary`(
    language: Language
  ) async throws {
    let whole = try await pages(language, "limit=200").flatMap(\.ids)
    let sections = try await get("/\(language.code)").json["sections"]?.array ?? []
    #expect(sections.compactMap { $0["count"]?.integer }.reduce(0, +) == Int64(whole.count))
    var joined: [String] = []
    for section in sections {
      let title = quoted(section["title"]?.string ?? "")
      let entries = try await pages(language, "limit=100&section=\(title)").flatMap(\.ids)
      #expect(Int64(entries.count) == section["count"]?.integer)
      joined += entries
    }
    #expect(joined == whole)
  }

  @Test func `a section of the vocabulary may be named in uppercase or lowercase`() async throws {
    let small = try await get("/es", ["section": "ñ"]).json
    for name in ["Ñ", "n\u{303}"] { #expect(try await get("/es", ["section": name]).json.text == small.text) }
    #expect(Set(small.ids.map(\.first)) == ["ñ"])
    #expect(try await get("/en", ["section": ""]).json.text == get("/en").json.text)
    #expect(try await get("/it", ["section": "w"]).status == 200)
  }

  @Test func `a vocabulary list without parameters returns fifty entries`() async throws {
    let answer = try await get("/en").json
    #expect(answer.ids.count == 50)
    for query in ["", " "] { #expect(try await get("/en", ["query": query]).json.text == answer.text) }
  }

  // Searches

  @Test(arguments: [
    ("en", "apple", "apple"), ("en", "APPLE", "apple"), ("en", "torn", "tear.2"), ("en", "蘋果", "apple"),
    ("en", "苹果", "apple"), ("es", "name", "ñame"), ("es", "LEÓN", "león"), ("es", "leo\u{301}n", "león"),
    ("en", " apple ", "apple"), ("es", "yam", "ñame"),
  ])
  func `a vocabulary search returns the best entry first`(language: String, query: String, first: String) async throws {
    let (status, answer) = try await get("/\(language)", ["query": query])
    #expect(status == 200 && answer.ids.first == first && answer["sections"] == nil)
    #expect((answer["total"]?.integer ?? 0) >= Int64(answer.ids.count))
  }

  @Test func `a vocabulary search in a section returns only the section's entries`() async throws {
    let whole = try await pages(.english, "query=apple&limit=5").flatMap(\.ids)
    let within = try await pages(.english, "query=apple&section=p&limit=1").flatMap(\.ids)
    #expect(within == whole.filter { $0.first == "p" } && !within.isEmpty)
  }

  @Test func `a plus sign in a query parameter is read as a space`() async throws {
    let blank = try await visitor.json("/api/v1/vocabulary/en?query=ice%20cream").json
    #expect(try await visitor.json("/api/v1/vocabulary/en?query=ice+cream").json.text == blank.text)
    #expect(try await visitor.json("/api/v1/vocabulary/en?fbclid=x?query=apple&query=pear").json.ids.first == "apple")
  }

  @Test(arguments: [
    "xyzxyz", "\0", "q\0x", "{", "'\"<>&;", "🍎", "\u{D7FF}\u{FFFF}", "§", "+", String(repeating: "a", count: 20_000),
    String(repeating: "蘋", count: 5_000),
  ])
  func `a vocabulary search without a match returns no entries`(query: String) async throws {
    let (status, answer) = try await get("/en", ["query": query])
    #expect(status == 200 && answer.text == #"{"language":"en","total":0,"entries":[]}"#)
  }

  @Test(arguments: [
    ("/xx", "unknownLanguage"), ("/%ff", "unknownLanguage"), ("/%00", "unknownLanguage"),
    ("/xx/apple", "unknownLanguage"), ("/en?limit=0", "unsuitableLimit"), ("/en?limit=-1", "unsuitableLimit"),
    ("/en?limit=201", "unsuitableLimit"), ("/en?limit=9223372036854775807", "unsuitableLimit"),
    ("/en?limit=99999999999999999999", "wrongType"), ("/en?limit=", "wrongType"), ("/en?limit", "wrongType"),
    ("/en?limit=ten", "wrongType"), ("/en?limit=1.5", "wrongType"), ("/en?limit=%2B1", "wrongType"),
    ("/en?limit=1%00", "wrongType"), ("/en?limit=%", "wrongType"), ("/en?section=ab", "unsuitableSection"),
    ("/en?section=1", "unsuitableSection"), ("/en?section=%00", "unsuitableSection"),
    ("/en?section=%ff", "unsuitableSection"), ("/en?section=%", "unsuitableSection"), ("/en?cursor=", "badCursor"),
    ("/en?cursor=50", "badCursor"), ("/en?cursor=50-0000000000000000", "badCursor"),
    ("/en?query=xyzxyz&cursor=1-0", "badCursor"), ("/en?cursor=-1", "badCursor"), ("/en?cursor=%00", "badCursor"),
    ("/en?cursor=" + String(repeating: "9", count: 5_000), "badCursor"),
  ])
  func `an invalid vocabulary request is refused with a reason`(path: String, code: String) async throws {
    let answer = try await visitor.ask("/api/v1/vocabulary" + path)
    #expect(answer.status == 400 && answer.error?.code == code && answer.error?.message.isEmpty == false)
  }

  @Test func `a cursor from another vocabulary request is refused`() async throws {
    let cursor = try #require(try await get("/en", ["query": "apple", "limit": "1"]).json["next"]?.string)
    #expect(try await get("/en", ["query": "apple", "limit": "2", "cursor": cursor]).status == 200)
    let others: [(String, KeyValuePairs<String, String>)] = [
      ("/en", ["cursor": cursor]), ("/en", ["query": "apples", "cursor": cursor]),
      ("/en", ["query": "apple", "section": "a", "cursor": cursor]), ("/es", ["query": "apple", "cursor": cursor]),
    ]
    for (path, parameters) in others {
      let (status, answer) = try await get(path, parameters)
      #expect(status == 400 && answer.at("error", "code").string == "badCursor")
    }
  }

  // Words

  @Test(arguments: [
    ("/en/tear", "tear", ["tear", "tear.2"]), ("/en/tear.2", "tear", ["tear.2"]),
    ("/en/ran", "ran", ["run", "run.2", "run.4"]),
    ("/en/RAN", "ran", ["run", "run.2", "run.4"]), ("/es/ñame", "ñame", ["ñame"]), ("/es/ÑAME", "ñame", ["ñame"]),
    ("/es/n\u{303}ame", "ñame", ["ñame"]), ("/es/leon", "león", ["león"]), ("/es/LEÓN", "león", ["león"]),
  ])
  func `a word, form or spelling in the address returns its entries`(path: String, word: String, entries: [String])
    async throws
  {
    let (status, answer) = try await get(path)
    #expect(status == 200 && answer["word"]?.string == word && answer.ids == entries)
    #expect(answer["inLexicon"]?.bool == true && answer.at("spellings").strings.contains(word))
    #expect((0...7).contains(answer["frequencyBand"]?.integer ?? -1))
    #expect(answer["language"]?.string == String(path.dropFirst().prefix(2)))
  }

  @Test func `a homograph's ID returns only its own entry`() async throws {
    let both = try await get("/en/tear").json.at("entries").array ?? []
    let second = try await get("/en/tear.2").json.at("entries").array ?? []
    #expect(both.dropFirst().map(\.text) == second.map(\.text))
    #expect(both.map { $0["partOfSpeech"]?.string } == ["noun", "verb"])
  }

  @Test func `the vocabulary API knows a lexicon word that has no entry`() async throws {
    let (status, answer) = try await get("/es/MONÓLOGOS")
    #expect(status == 200 && answer["word"]?.string == "monólogos" && answer.ids.isEmpty)
    #expect(answer["inLexicon"]?.bool == true && answer.at("spellings").strings == ["monólogos"])
  }

  @Test(arguments: languages) func `every vocabulary entry is found by its ID and its forms`(language: Language)
    async throws
  {
    for entry in try await get("/\(language.code)", ["limit": "60"]).json["entries"]?.array ?? [] {
      for name in [entry["id"]?.string ?? ""] + (entry["forms"]?.strings ?? []) {
        let found = try await get("/\(language.code)/\(name)").json["entries"]?.array ?? []
        #expect(found.contains { $0.text == entry.text }, "\(name)")
      }
    }
  }

  @Test(arguments: [
    "xyzxyz", "%00", "%ff", "%", "%zz", "apple%00", "tear.9", "tear.02", "%2e%2e%2f", quoted("蘋果"), "--version",
    String(repeating: "a", count: 20_000), "a%20b", "%F0%9F%8D%8E",
  ])
  func `an unknown word returns status 404`(word: String) async throws {
    let answer = try await visitor.ask("/api/v1/vocabulary/en/" + word)
    #expect(answer.status == 404 && answer.error?.code == "unknownWord")
  }

  @Test func `the vocabulary API refuses other methods and paths`() async throws {
    for (path, method) in [
      ("/en", HTTPRequest.Method.post), ("/en/apple", .delete), ("", .get), ("/en/apple/more", .get),
    ] {
      #expect([404, 405].contains(try await visitor.ask("/api/v1/vocabulary" + path, method).status))
    }
    let answer = try await visitor.ask("/api/v1/vocabulary/en/apple", .head)
    #expect(answer.status == 200 && answer.body.isEmpty)
    #expect((answer.headers[.contentLength].flatMap { Int($0) } ?? 0) > 100)
  }
}

extension StringProtocol {
  /// The parts between the occurrences of a separator.
  fileprivate func components(by separator: String) -> [String] { split(separator: separator).map { String($0) } }

  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
