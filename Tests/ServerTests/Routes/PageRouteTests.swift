import Formats
import HTTPTypes
import Interface
import Play
import Testing

@testable import Server

@Suite struct `Served pages` {
  let visitor = Visitor()
  static let paths = [
    "/find-words", "/apple-tree", "/vocabulary/es", "/vocabulary/en/apple", "/saved", "/lists", "/lists/new",
    "/licenses",
  ]

  private func title(_ answer: Answer) -> String {
    let text = answer.text
    guard let start = text.firstRange(of: "<title>")?.upperBound, let end = text.firstRange(of: "</title>")?.lowerBound
    else { return "" }
    return String(text[start..<end])
  }

  @Test(arguments: [
    ("/vocabulary/es", "Vocabulary: Spanish", "Vocabulario: español"),
    ("/vocabulary/es/canci%C3%B3n", "canción", "canción"), ("/vocabulary/en/lead.2", "lead", "lead"),
    ("/saved", "Saved words", "Palabras guardadas"), ("/lists", "My lists", "Mis listas"),
    ("/lists/new", "Import a list", "Importar una lista"),
  ])
  func `a page's title is in the reader's language`(path: String, english: String, spanish: String) async throws {
    for (tag, expected) in [("en-US", english), ("es-ES", spanish)] {
      let title = title(try await visitor.ask(path, [.acceptLanguage: tag]))
      #expect(title.lowercased() == "\(expected) – Word Orchard".lowercased())
    }
  }

  @Test func `a page is revalidated on each visit, but an unchanged page is not sent again`() async throws {
    let answer = try await visitor.ask("/find-words")
    #expect(answer.status == 200 && answer.headers[.contentType] == "text/html; charset=utf-8")
    #expect(answer.headers[.cacheControl] == "no-cache")
    let tag = try #require(answer.headers[.eTag])
    let strong = String(tag.dropFirst(2))
    for known in [tag, strong, "\"other\", \(tag)", "*"] {
      for encoding in ["", "br", "gzip"] {
        let again = try await visitor.ask("/find-words", [.ifNoneMatch: known, .acceptEncoding: encoding])
        #expect(again.status == 304 && again.body.isEmpty && again.headers[.eTag] == tag)
        #expect(again.headers[.vary] == answer.headers[.vary] && again.headers[.contentEncoding] == nil)
      }
    }
    #expect(try await visitor.ask("/find-words", [.ifNoneMatch: "\"other\""]).status == 200)
  }

  @Test(arguments: paths) func `a page has no inline scripts or styles`(path: String) async throws {
    let text = try await visitor.ask(path).text
    #expect(!text.contains(/<script(?![^>]*src=)|\son\w+=|\sstyle=/))
  }

  @Test(arguments: paths) func `a page has a Vary header and an entity tag`(path: String) async throws {
    let headers = try await visitor.ask(path).headers
    #expect(headers[.vary] == "Accept-Language, Cookie, Accept-Encoding" && headers[.eTag]?.isEmpty == false)
  }

  @Test(arguments: paths) func `each content encoding of a page decodes to the same page and is at most half as large`(
    path: String
  ) async throws {
    for language in InterfaceLanguage.allCases {
      let plain = try await visitor.ask(path, [.acceptLanguage: language.tag])
      #expect(plain.headers[.contentEncoding] == nil && plain.headers[.contentLanguage] == language.tag)
      for (asked, coding) in [("gzip, deflate, br", ContentCoding.brotli), ("gzip;q=1.0, br;q=0", .gzip)] {
        let small = try await visitor.ask(path, [.acceptLanguage: language.tag, .acceptEncoding: asked])
        #expect(small.headers[.contentEncoding] == coding.rawValue)
        #expect(try decompressed(small.body, by: coding) == plain.body)
        #expect(small.body.count * 2 < plain.body.count)
        #expect(small.headers[.contentLength] == "\(small.body.count)")
        for name in [HTTPField.Name.eTag, .vary, .contentType, .cacheControl, .contentLanguage] {
          #expect(small.headers[name] == plain.headers[name])
        }
      }
    }
  }

  @Test func `a page is sent uncompressed if the client accepts no content encoding`() async throws {
    for encoding in ["identity, *;q=0", "deflate", "br;q=0, gzip;q=0"] {
      let answer = try await visitor.ask("/find-words", [.acceptEncoding: encoding])
      #expect(
        answer.status == 200 && answer.headers[.contentEncoding] == nil && answer.text.hasPrefix("<!doctype html>"))
    }
  }

  @Test func `a page ignores the Range header`() async throws {
    let whole = try await visitor.ask("/find-words", [.acceptEncoding: "br"])
    let part = try await visitor.ask("/find-words", [.acceptEncoding: "br", .range: "bytes=0-9"])
    #expect(part.status == 200 && part.body == whole.body && part.headers[.contentRange] == nil)
  }

  @Test(arguments: ["xyzzy", "a1b", "xyzzy.2", "%3Cb%3Ehm"])
  func `an unknown word returns a 404 page that names the word`(word: String) async throws {
    for headers in [[:], [.accept: "text/html"], [.ifNoneMatch: "*"]] as [HTTPFields] {
      let answer = try await visitor.ask("/vocabulary/en/" + word, headers)
      #expect(answer.status == 404 && answer.headers[.contentType] == "text/html; charset=utf-8")
      #expect(answer.text.contains("isn’t in our English list"))
    }
  }

  @Test(arguments: ["apple", "APPLE", "ran", "lead.2", "agnail"])
  func `a known word, form or spelling returns its page with status 200`(word: String) async throws {
    #expect(try await visitor.ask("/vocabulary/en/" + word).status == 200)
  }

  @Test func `an unknown address returns a page to browsers and a problem document to other clients`() async throws {
    for path in ["/nowhere", "/vocabulary/xx", "/lists/x"] {
      let plain = try await visitor.ask(path, [.accept: "text/html", .acceptLanguage: "it"])
      #expect(plain.status == 404 && plain.headers[.contentLanguage] == "it")
      #expect(plain.headers[.vary] == "Accept, Accept-Language, Cookie, Accept-Encoding")
      let small = try await visitor.ask(
        path, [.accept: "text/html", .acceptLanguage: "it", .acceptEncoding: "br", .ifNoneMatch: "*"])
      #expect(small.status == 404 && small.headers[.contentEncoding] == "br")
      #expect(try decompressed(small.body, by: .brotli) == plain.body)
      #expect(try await visitor.ask(path).error?.code == "notFound")
    }
    #expect(try await visitor.ask("/api/v1/nowhere", [.accept: "text/html"]).error?.code == "notFound")
  }
}

@Suite struct `Cached pages` {
  private let english = Appearance(interface: .english)
  private let dark = Appearance(interface: .english, theme: .dark)

  @Test func `pages with the same appearance are rendered once`() {
    let pages = PaintedPages()
    var painted = 0
    for appearance in [english, english, dark, dark] {
      let page = pages.page(at: "/saved", for: appearance) {
        painted += 1
        return "page \(painted)"
      }
      #expect(page.entityTag == Content(compressing: Array("page \(appearance == dark ? 2 : 1)".utf8)).entityTag)
    }
    #expect(painted == 2)
  }

  @Test func `the cache of rendered pages stays within its limit and keeps frequently requested pages`() {
    let pages = PaintedPages(room: 10_000)
    var painted = 0
    for index in 0..<1_000 {
      for path in ["/often", "/vocabulary/en/word\(index)"] {
        _ = pages.page(at: path, for: english) {
          painted += 1
          return String(repeating: path, count: 20)
        }
      }
      #expect(pages.byteCount <= 10_000)
    }
    #expect(painted == 1_001, "what is asked for often stays")
  }
}
