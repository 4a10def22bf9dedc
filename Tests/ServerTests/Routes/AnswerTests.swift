import Formats
import HTTPTypes
import Testing

@testable import Server

@Suite struct `Every answer` {
  let visitor = Visitor()

  @Test(arguments: [
    "/", "/find-words", "/licenses", "/licenses.txt", "/health", "/api/v1/languages", "/api/v1/puzzle",
    "/api/v1/vocabulary/es", "/api/v1/pronounce", "/nowhere", "/assets/nothing.css", "/../etc/passwd",
  ])
  func `every page and API response has the security headers`(path: String) async throws {
    for method in [HTTPRequest.Method.get, .head, .post, .delete] {
      let answer = try await visitor.ask(path, method)
      #expect(answer.status < 500)
      let policy = answer.headers[HTTPField.Name("Content-Security-Policy")!] ?? ""
      for part in [
        "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "media-src 'self' blob:",
        "frame-ancestors 'none'", "base-uri 'none'",
      ] {
        #expect(policy.contains(part))
      }
      #expect(!policy.contains("unsafe-inline"))
      for (name, value) in [
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ] {
        #expect(answer.headers[HTTPField.Name(name)!] == value)
      }
    }
  }

  @Test(arguments: ["/api/v1/puzzle", "/api/v1/player", "/find-words", "/nowhere"])
  func `responses never allow another site to read them`(path: String) async throws {
    for method in [HTTPRequest.Method.get, .post, .options] {
      let answer = try await visitor.ask(
        path, method,
        [
          .origin: "https://elsewhere.example", HTTPField.Name("Access-Control-Request-Method")!: "POST",
          HTTPField.Name("Sec-Fetch-Site")!: "cross-site",
        ])
      #expect(!answer.headers.contains { $0.name.canonicalName.hasPrefix("access-control") })
    }
  }

  @Test(arguments: [(Document.style, false), (Document.script, false), (Document.icon, true)])
  func `an asset has a Content-Security-Policy if a browser can show it as a document`(name: String, isDocument: Bool)
    async throws
  {
    let page = try await visitor.ask("/find-words").text
    let stem = try #require(name.split(separator: ".").first)
    let path = try #require(page.firstMatch(of: try Regex("/assets/\(stem)\\.[0-9a-f]+\\.[a-z]+"))).output[0].substring
    let answer = try await visitor.ask(String(path ?? ""))
    #expect(answer.status == 200 && answer.headers[HTTPField.Name("X-Content-Type-Options")!] == "nosniff")
    #expect(answer.headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] == "same-origin")
    #expect((answer.headers[HTTPField.Name("Content-Security-Policy")!] != nil) == isDocument)
  }

  @Test(
    arguments: [
      ("/nowhere", .get, 404), ("/assets/host.js", .get, 404), ("/assets/..%2f..%2fNOTICE.md", .get, 404),
      ("/assets/%00", .get, 404), ("/api/v1/nowhere", .get, 404), ("/api/v1/find-words/judge", .get, nil),
      ("/api/v1/find-words/judge", .put, nil), ("/api/v1/languages", .post, nil), ("/find-words", .post, nil),
      ("/api/v1/puzzle", .get, 400), ("/api/v1/puzzle?language=xx&length=8&seed=1", .get, 400),
      ("/api/v1/puzzle?language=en&length=6&seed=1", .get, 400),
      ("/api/v1/puzzle?language=en&length=eight&seed=1", .get, 400), ("/api/v1/puzzle?language=en&length=8", .get, 400),
      ("/api/v1/puzzle?language=en&length=8&seed=-1", .get, 400),
      ("/api/v1/puzzle?language=en&length=8&seed=9007199254740992", .get, 400),
      ("/api/v1/puzzle?language=en&length=99999999999999999999&seed=1", .get, 400),
      ("/api/v1/puzzle?language=%ff&length=8&seed=1", .get, 400),
      ("/api/v1/puzzle?language=" + quoted("'\"<>&;\n") + "&length=8&seed=1", .get, 400),
    ] as [(String, HTTPRequest.Method, Int?)])
  func `a request for a missing resource returns an error with a code and a message`(
    path: String, method: HTTPRequest.Method, status: Int?
  ) async throws {
    let answer = try await visitor.ask(path, method)
    #expect(answer.status == status ?? answer.status && (400..<500).contains(answer.status))
    let error = try #require(answer.error)
    #expect(!error.code.isEmpty && !error.message.isEmpty)
  }

  @Test(arguments: [
    "/find-words", "/health", "/api/v1/languages", "/licenses", "/licenses.txt", "/vocabulary/en/apple",
  ])
  func `a HEAD request returns the headers of the GET request and no body`(path: String) async throws {
    for encoding in ["", "gzip", "br"] {
      let head = try await visitor.ask(path, .head, [.acceptEncoding: encoding])
      let whole = try await visitor.ask(path, [.acceptEncoding: encoding])
      #expect(head.status == 200 && head.body.isEmpty && !whole.body.isEmpty)
      #expect(head.headers[.contentLength] == "\(whole.body.count)")
      #expect(head.headers == whole.headers)
    }
  }

  @Test(arguments: [
    "/nowhere", "/assets/nothing.css", "/api/v1/nowhere", "/api/v1/puzzle", "/api/v1/find-words/judge",
    "/vocabulary/en/xyzzy", "/favicon.ico",
  ])
  func `a HEAD request returns no body even if the response is an error`(path: String) async throws {
    for accepted in ["*/*", "text/html"] {
      let answer = try await visitor.ask(path, .head, [.accept: accepted])
      #expect(answer.status != 200 && answer.body.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("/find-words", .post, "GET, HEAD"), ("/vocabulary/en/apple", .delete, "GET, HEAD"),
      ("/api/v1/languages", .put, "GET, HEAD"), ("/api/v1/find-words/judge", .get, "POST"),
      ("/api/v1/find-words/judge", .head, "POST"), ("/", HTTPRequest.Method("BREW")!, "GET, HEAD"),
    ] as [(String, HTTPRequest.Method, String)])
  func `a wrong method returns status 405 with the allowed methods`(
    path: String, method: HTTPRequest.Method, allowed: String
  ) async throws {
    let answer = try await visitor.ask(path, method)
    #expect(answer.status == 405 && answer.headers[.allow] == allowed)
    #expect(method == .head || answer.error?.code == "wrongMethod")
    #expect(try await visitor.ask("/api/v1/languages/none", method).status == 404)
  }

  @Test func `the error for a very long address repeats only a little of it`() async throws {
    let answer = try await visitor.ask("/" + String(repeating: "a", count: 60_000))
    #expect(answer.status == 404 && answer.body.count < 800)
  }

  @Test func `the health route reports ok and is not cached`() async throws {
    let answer = try await visitor.ask("/health")
    #expect(answer.status == 200 && answer.text == #"{"status":"ok"}"#)
    #expect(answer.headers[.cacheControl] == "no-store")
  }

  @Test func `the site's root address shows the home page`() async throws {
    let answer = try await visitor.ask("/")
    #expect(answer.status == 200 && answer.text.contains("Your orchard"))
  }
}
