import Formats
import HTTPTypes
import Testing

@testable import Server

@Suite struct `Served files` {
  let visitor = Visitor()

  /// Every file that documents with and without the program reference.
  private func files() async throws -> [String] {
    let text =
      try await visitor.ask("/find-words").text + visitor.ask("/nowhere", [.accept: "text/html"]).text
    return Set(text.matches(of: /(?:href|src)="(\/assets\/[^"]+)"/).map { String($0.1) }).sorted()
  }

  @Test func `an asset has a hash in its name and is cached forever`() async throws {
    let files = try await files()
    #expect(files.count == Document.files.count)
    for path in files {
      #expect(path.wholeMatch(of: /\/assets\/[\w-]+\.[0-9a-f]{12}\.\w+/) != nil)
      let answer = try await visitor.ask(path)
      #expect(answer.status == 200 && !answer.body.isEmpty)
      #expect(answer.headers[.cacheControl] == "public, max-age=31536000, immutable")
      let again = try await visitor.ask(path, [.ifNoneMatch: answer.headers[.eTag] ?? ""])
      #expect(again.status == 304 && again.body.isEmpty)
      #expect(try await visitor.ask(path.replacing(".", with: ".0", maxReplacements: 1)).status == 404)
    }
  }

  @Test func `each compressed encoding of an asset decodes to the same file`() async throws {
    let files = try await files()
    for path in files {
      let plain = try await visitor.ask(path)
      #expect(plain.headers[.contentEncoding] == nil)
      var counts = [plain.body.count]
      for (asked, coding) in [("gzip;q=1.0, br;q=0", ContentCoding.gzip), ("gzip, deflate, br", .brotli)] {
        let small = try await visitor.ask(path, [.acceptEncoding: asked])
        #expect(small.headers[.contentEncoding] == coding.rawValue)
        #expect(try decompressed(small.body, by: coding) == plain.body)
        #expect(small.headers[.contentType] == plain.headers[.contentType])
        #expect(small.headers[.vary] == "Accept-Encoding" && plain.headers[.vary] == "Accept-Encoding")
        counts.append(small.body.count)
      }
      #expect(counts == counts.sorted(by: >) && Set(counts).count == 3)
    }
    #expect(try await visitor.ask(files[0], [.acceptEncoding: "identity, *;q=0"]).status == 200)
  }

  @Test func `each asset is served with its content type`() async throws {
    var types: [String: String] = [:]
    for path in try await files() {
      types[String(path.split(separator: ".")[2])] = try await visitor.ask(path, .head).headers[.contentType]
    }
    #expect(
      types == [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
        "svg": "image/svg+xml", "png": "image/png", "txt": "text/plain; charset=utf-8",
        "sentences": "text/plain; charset=utf-8", "sounds": "text/plain; charset=utf-8",
        "levels": "text/plain; charset=utf-8",
        "details": "text/tab-separated-values; charset=utf-8", "tsv": "text/tab-separated-values; charset=utf-8",
        "lexicon": "application/octet-stream",
      ])
  }

  @Test func `the full license notice is served in each content encoding`() async throws {
    let answer = try await visitor.ask("/licenses.txt")
    #expect(answer.status == 200 && answer.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(answer.body == TestData.contents("NOTICE.md"))
    let small = try await visitor.ask("/licenses.txt", [.acceptEncoding: "br"])
    #expect(try decompressed(small.body, by: .brotli) == answer.body)
  }
}
