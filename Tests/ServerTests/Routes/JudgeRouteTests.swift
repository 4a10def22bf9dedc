import Formats
import HTTPTypes
import Testing

@testable import Server

@Suite struct `The API of rounds` {
  let visitor = Visitor()

  private func judge(_ body: String) async throws -> Answer { try await judge(Array(body.utf8)) }

  private func judge(_ body: [UInt8]) async throws -> Answer {
    try await visitor.ask("/api/v1/find-words/judge", .post, body: body)
  }

  @Test func `the API lists the game languages`() async throws {
    let languages = try await visitor.json("/api/v1/languages").json.at("languages").array ?? []
    #expect(languages.map { $0["code"]?.string } == ["en", "es", "it"])
    for each in languages {
      #expect((each["words"]?.integer ?? 0) > 40_000)
      #expect(each["lengths"]?.text == "[7,8,9]" && [26, 27].contains(each["letters"]?.string?.count ?? 0))
    }
    #expect(languages[1]["letters"]?.string?.contains("ñ") == true)
  }

  @Test func `the puzzle API returns the same puzzle for the same seed`() async throws {
    let path = "/api/v1/puzzle?language=it&length=8&seed=42"
    let (status, puzzle) = try await visitor.json(path)
    #expect(status == 200 && puzzle["root"]?.string?.count == 8)
    #expect(puzzle["seed"]?.integer == 42 && puzzle["length"]?.integer == 8)
    #expect((puzzle["common"]?.integer ?? 1) <= (puzzle["accepted"]?.integer ?? 0))
    #expect(try await visitor.json(path).json.text == puzzle.text)
  }

  @Test(
    arguments: [
      ([:], #"{"verdict":"accepted","word":"cancion","spellings":["canción"],"points":7,"bonus":false}"#),
      (["guess": #""""#], #"{"verdict":"refused","reason":"empty"}"#),
      (["guess": #""c4n""#], #"{"verdict":"refused","reason":"notALetter","character":"4"}"#),
      (["guess": #""ca""#], #"{"verdict":"refused","reason":"tooShort","minimum":3}"#),
      (["guess": #""CANCIONES""#], #"{"verdict":"refused","reason":"isRoot"}"#),
      (["found": #"["canción"]"#], #"{"verdict":"refused","reason":"alreadyFound","word":"cancion"}"#),
      (["guess": #""niño""#], #"{"verdict":"refused","reason":"notFromLetters","letter":"ñ","used":1,"available":0}"#),
      (["guess": #""cno""#], #"{"verdict":"refused","reason":"notInLexicon","language":"es","isClose":true}"#),
    ] as [([String: String], String)])
  func `the API judges guesses`(changes: [String: String], verdict: String) async throws {
    let answer = try await judge(changed(changes))
    #expect(answer.status == 200 && answer.text == verdict)
  }

  @Test(arguments: hostile.indices) func `a hostile request body is refused with a reason`(index: Int) async throws {
    let answer = try await judge(hostile[index])
    #expect((400..<500).contains(answer.status))
    guard case .object(let members) = try JSON(answer.body) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.name) == ["type", "title", "status", "detail", "error"])
    guard case .object(let parts)? = members.last?.value else { return }
    #expect(parts.map(\.name).sorted() == ["code", "message"])
    #expect(parts.allSatisfy { $0.value.string?.isEmpty == false })
  }

  @Test func `a guess of thousands of characters is judged`() async throws {
    for (guess, reason) in [
      (String(repeating: "a", count: 50_000), "notFromLetters"), (String(repeating: "🍎", count: 4_000), "notALetter"),
    ] {
      let answer = try await judge(changed(["guess": "\"\(guess)\""]))
      #expect(try JSON(answer.body)["reason"]?.string == reason)
    }
  }
}

/// The JSON text of a request with some members changed.
private func changed(_ changes: [String: String] = [:], without name: String? = nil) -> String {
  let members = [("language", #""es""#), ("root", #""canciones""#), ("guess", #""cancion""#)]
    .filter { $0.0 != name }.map { ($0.0, changes[$0.0] ?? $0.1) }
  let others = changes.filter { change in !members.contains { $0.0 == change.key } }.map { ($0.key, $0.value) }
  return "{" + (members + others).map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
}

/// Invalid request bodies.
private let hostile: [[UInt8]] =
  [
    // Text that is not JSON, and JSON that is not an object.
    "", "guess=ring", #"{"language":"es","root":"#, changed() + "{}", "[]", "1", "null",
    "{\"language\":\"es\",\"root\":\"can\0iones\",\"guess\":\"a\"}", changed(["root": #""can\u0000iones""#]),
    #"{"language":"es","root":"\ud800aaa","guess":"a"}"#, String(repeating: "[", count: 100_000),
    String(repeating: #"{"a":"#, count: 50_000),
    changed(["found": String(repeating: "[", count: 60) + String(repeating: "]", count: 60)]),
    // Members that are missing, have the wrong type or are out of range.
    changed(without: "language"), changed(without: "root"), changed(without: "guess"), changed(["language": #""xx""#]),
    changed(["language": #""ES ""#]), changed(["language": "1"]), changed(["root": "null"]),
    changed(["root": #"["c"]"#]),
    changed(["guess": "{}"]), changed(["found": #""cancion""#]), changed(["found": "[1]"]),
    changed(["found": #"["c4n"]"#]), changed(["minimum": "0"]), changed(["minimum": "5"]),
    changed(["minimum": #""3""#]),
    changed(["minimum": "2.5"]), changed(["minimum": String(repeating: "9", count: 400)]),
    changed(["minimum": "1e999999999"]), changed(["root": #""can""#]),
    changed(["root": "\"\(String(repeating: "canciones", count: 100))\""]), changed(["root": #""""#]),
    // More than 64 kB.
    changed(["guess": "\"\(String(repeating: "a", count: 70_000))\""]),
    changed(["guess": "\"\(String(repeating: "a", count: 10_000_000))\""]),
  ].map { Array($0.utf8) }
  // Not UTF-8.
  + [Array(#"{"language":"es","root":""#.utf8) + [0xFF, 0xFE] + Array(#"","guess":"a"}"#.utf8)]
