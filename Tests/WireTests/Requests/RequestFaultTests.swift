import Foundation
import TestTools
import Testing

struct RequestFaultTests {
  @Test func `the API document lists every error code`() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }
    let document = try text("docs/formats/api.md")
    let codes = try text("Sources/Wire/Requests/RequestFault.swift").matches(of: /case \.(\w+): "(\w+)"/)
    #expect(codes.count > 15)
    for code in codes { #expect(document.contains("`\(code.2)`"), "\(code.2)") }
  }
}
