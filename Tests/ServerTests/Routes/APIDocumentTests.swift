import DataFiles
import Formats
import HTTPTypes
import Hummingbird
import Interface
import Play
import Testing
import Words

@testable import Server

@Suite struct `The API's document` {
  private let document: JSON
  private let operations: [(path: String, method: String, json: JSON)]

  init() throws {
    document = TestData.shipped.apiDocument.json(at: try PublicAddress("https://words.example/orchard"))
    operations = document.at("paths").members.flatMap { path, methods in
      methods.members.map { (path, $0.name.uppercased(), $0.value) }
    }
  }

  @Test func `the API document describes exactly the API's routes and methods`() async throws {
    let players = try await TestPlayers()
    let routed = routes(TestData.shipped, players.players).routes.map {
      (path: "\($0.path)", method: $0.method.rawValue)
    }
    .filter { $0.path.hasPrefix("/api/") && $0.method != "HEAD" }.map { "\($0.method) \($0.path)" }
    #expect(routed.count > 10)
    #expect(routed.sorted() == operations.map { "\($0.method) \($0.path)" }.sorted())
  }

  @Test func `each operation of the API document has a unique name, a summary and its parameters`() {
    #expect(document["openapi"]?.string == "3.1.0")
    #expect(document["servers"]?.text == #"[{"url":"https://words.example/orchard"}]"#)
    #expect(Set(operations.compactMap { $0.json["operationId"]?.string }).count == operations.count)
    for operation in operations {
      #expect(operation.json["summary"]?.string?.isEmpty == false)
      let parts = operation.path.matches(of: /\{(\w+)\}/).map { String($0.output.1) }
      let named = (operation.json["parameters"]?.array ?? []).filter { $0["in"]?.string == "path" }
      #expect(parts == named.compactMap { $0["name"]?.string })
      #expect(operation.json.at("responses", "default", "$ref").string == "#/components/responses/Problem")
    }
  }

  @Test func `every reference in the API document resolves`() {
    let references = document.text.matches(of: /"\$ref":"#\/([^"]+)"/).map { String($0.output.1) }
    #expect(references.count > 10)
    for reference in references {
      let found = reference.split(separator: "/").reduce(document) { $0[String($1)] ?? .null }
      #expect(!found.members.isEmpty, "\(reference)")
    }
  }

  @Test func `the server answers the examples of the API document`() async throws {
    let players = try await TestPlayers()
    var asked = 0
    for operation in operations where operation.json["security"] == nil && !operation.path.hasSuffix("pronounce") {
      var (path, query) = (operation.path, "")
      for parameter in operation.json["parameters"]?.array ?? [] {
        guard let example = parameter["example"], let name = parameter["name"]?.string else { continue }
        let value = quoted(example.string ?? example.text)
        if parameter["in"]?.string == "path" {
          path = path.replacing("{\(name)}", with: value)
        } else {
          query += (query.isEmpty ? "?" : "&") + "\(name)=\(value)"
        }
      }
      let content = operation.json.at("requestBody", "content").members.first?.value["example"]
      let body = content.map { $0.string ?? $0.text } ?? ""
      let method = HTTPRequest.Method(operation.method)!
      var browser = TestBrowser(players)
      let answer = try await browser.ask(String((path + query).dropFirst("/api/v1/".count)), method, body)
      // The code in the document's example was never offered to a device, so joining fails.
      #expect(answer.status == (path.hasSuffix("join") ? 404 : 200), "\(path)")
      asked += 1
    }
    #expect(asked > 8)
  }

  @Test func `the API document lists all game languages and all interface languages`() {
    let schemas = document.at("components", "schemas")
    #expect(schemas.at("GameLanguage", "enum").array?.map(\.string) == Language.allCases.map(\.code))
    #expect(schemas.at("InterfaceLanguage", "enum").array?.map(\.string) == InterfaceLanguage.allCases.map(\.tag))
  }

  @Test func `a server does not start if the API document lacks the schema of languages`() throws {
    let folder = try TestData.small()
    for text in ["", "[]", #"{"components":{"schemas":{"GameLanguage":{}}}}"#] {
      try folder.write(APIDocument.file, Array(text.utf8))
      let fault = try #require(throws: DataFault.self) { try Site(folder.data) }
      #expect(fault.description.contains("openapi.json: must be an OpenAPI document"))
    }
  }

  @Test func `the server serves the API document`() async throws {
    let answer = try await Visitor().json("/api/v1/openapi.json")
    #expect(answer.status == 200 && answer.json["servers"]?.text == #"[{"url":"/"}]"#)
  }
}

extension JSON {
  fileprivate var members: [(name: String, value: JSON)] { if case .object(let members) = self { members } else { [] } }
}
