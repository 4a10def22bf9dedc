import Formats
import Foundation
import HTTPTypes
import TestTools
import Testing

@testable import Server

@Suite struct `Problem details` {
  let visitor = Visitor()

  @Test func `a problem document follows RFC 9457 and the server's older error format`() async throws {
    let answer = try await visitor.ask("/api/v1/puzzle?language=xx&length=8&seed=1")
    #expect(answer.headers[.contentType] == "application/problem+json")
    #expect(
      answer.text == """
        {"type":"/api/v1/problems#unknownLanguage","title":"The language is unknown","status":400,\
        "detail":"no language \\"xx\\"; there are en, es, it",\
        "error":{"code":"unknownLanguage","message":"no language \\"xx\\"; there are en, es, it"}}
        """)
  }

  @Test func `exactly the documented error codes have titles`() throws {
    let document = try String(contentsOf: repository.appending(path: "docs/formats/api.md"), encoding: .utf8)
    let errors = try #require(document.components(separatedBy: "\n## Errors\n").last?.components(separatedBy: "\n## "))
    var codes: Set<String> = []
    for row in errors[0].split(separator: "\n") where row.hasPrefix("| `") && !row.contains("| – |") {
      let cell = row.split(separator: "|")[0]
      codes.formUnion(cell.matches(of: /`(\w+)`/).map { String($0.output.1) })
    }
    codes.remove("code")
    #expect(codes.count > 20 && codes == Set(Problem.titles.map(\.code)))
    #expect(Problem.titles.count == codes.count)
  }

  @Test func `the server lists the problem types at their address`() async throws {
    let answer = try await visitor.json("/api/v1/problems")
    let problems = answer.json["problems"]?.array ?? []
    #expect(answer.status == 200 && problems.count == Problem.titles.count)
    #expect(problems.contains { $0["code"]?.string == "tooLarge" && $0["title"]?.string == "The body is too large" })
  }
}
