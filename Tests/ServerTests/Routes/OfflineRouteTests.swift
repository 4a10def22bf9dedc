import Formats
import HTTPTypes
import Interface
import Play
import TestTools
import Testing
import Words

@testable import Server

/// Tests feature G6 of `docs/features.md`: the files that a browser needs to cache and install the site.
@Suite struct `Offline use of the site` {
  let visitor = Visitor()

  /// The build description at the start of the worker's script.
  private func build(_ visitor: Visitor) async throws -> JSON {
    let text = try await visitor.ask("/worker.js").text
    let line = try #require(text.split(separator: "\n").first)
    #expect(line.hasPrefix("self.build=") && line.hasSuffix(";"))
    return try JSON(Array(line.dropFirst("self.build=".count).dropLast().utf8))
  }

  @Test func `the service worker is served at the site's root and always revalidated`() async throws {
    let answer = try await visitor.ask("/worker.js")
    #expect(answer.status == 200 && answer.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(answer.headers[.cacheControl] == "no-cache")
    #expect(answer.text.contains("worker.js, not as it is shipped"))
    let again = try await visitor.ask("/worker.js", [.ifNoneMatch: answer.headers[.eTag] ?? ""])
    #expect(again.status == 304)
    let policy = HTTPField.Name("Content-Security-Policy")!
    #expect(answer.headers[policy]?.contains("worker-src 'self'") == true)
  }

  @Test func `every file that the service worker lists for offline use is served`() async throws {
    let build = try await build(visitor)
    let files = build.at("files").strings
    #expect(Set(files).count == files.count)
    for ending in [".wasm", ".js", ".css", ".sentences", ".svg", ".png", ".html"] {
      #expect(files.contains { $0.hasSuffix(ending) }, "\(ending)")
    }
    #expect(files.count { $0.hasSuffix(".sentences") } == InterfaceLanguage.allCases.count)
    // A first visit does not need these large files, which belong to one language or to a phone's home screen.
    #expect(!files.contains { $0.hasSuffix(".lexicon") || $0.hasSuffix(".tsv") || $0.contains("splash") })
    for path in files {
      let answer = try await visitor.ask(path)
      #expect(answer.status == 200 && !answer.body.isEmpty, "\(path)")
    }
    for file in DataFile.all where file.language != nil {
      let kept = build.at("data", file.name)
      let path = try #require(kept["path"]?.string)
      let plain = try await visitor.ask(path)
      let small = try await visitor.ask(path, [.acceptEncoding: "br"])
      #expect(kept["size"]?.integer == Int64(plain.body.count))
      #expect(kept["sent"]?.integer == Int64(small.body.count))
    }
  }

  @Test func `the service worker's list of page patterns contains every route pattern`() async throws {
    #expect(try await build(visitor).at("pages").strings == Route.patterns)
  }

  @Test func `each language has a document for offline use without page content`() async throws {
    for language in InterfaceLanguage.allCases {
      let path = try #require(try await build(visitor).at("shells", language.tag).string)
      let answer = try await visitor.ask(path)
      #expect(answer.headers[.contentType] == "text/html; charset=utf-8")
      #expect(answer.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(answer.text.contains("<html lang=\"\(language.tag)\">"))
      #expect(answer.text.contains("<div id=\"page\"></div>"))
      #expect(answer.text.contains("data-file=\"\(language.tag).sentences\" data-first"))
      #expect(!answer.text.contains("data-early"))
      #expect(answer.text.contains("id=\"trouble\"") && answer.text.contains("id=\"late\""))
    }
  }

  @Test func `changing a file changes the build's name, and unchanged files keep the name`() async throws {
    let folder = try TestData.small()
    let names = try folder.names("site")
    func name() async throws -> String? { try await build(Visitor(Site(folder.data))).at("name").string }
    let first = try await name()
    #expect(try await name() == first)
    let style = try #require(names.first { $0.hasPrefix("style.") && $0.hasSuffix(".css") })
    for each in names where each.hasPrefix("style.") { try folder.remove("site/\(each)") }
    try folder.write("site/style.0123456789ab.css", [1])
    #expect(style != "style.0123456789ab.css")
    #expect(try await name() != first)
  }

  @Test func `a site without the service worker's script does not start`() throws {
    let folder = try TestData.small()
    for each in try folder.names("site") where each.hasPrefix("worker.") { try folder.remove("site/\(each)") }
    #expect(throws: (any Error).self) { try Site(folder.data) }
  }

  // MARK: The manifest

  @Test(arguments: InterfaceLanguage.allCases)
  func `each language has a web app manifest with its names and icons`(language: InterfaceLanguage) async throws {
    let answer = try await visitor.ask("/manifest.\(language.tag).webmanifest")
    #expect(answer.status == 200 && answer.headers[.contentType] == "application/manifest+json")
    #expect(answer.headers[.cacheControl] == "no-cache")
    let manifest = try JSON(answer.body)
    #expect(manifest["lang"]?.string == language.tag)
    // The addresses are relative to the manifest's own address, so that they are valid in any folder.
    #expect(manifest["start_url"]?.string == "./" && manifest["scope"]?.string == "./" && manifest["id"] == nil)
    #expect(manifest["display"]?.string == "standalone")
    #expect(manifest["theme_color"]?.string == "#DCEBEF" && manifest["background_color"]?.string == "#FBF6EA")
    let shortcuts = manifest["shortcuts"]?.array ?? []
    #expect(shortcuts.count == 3)
    for shortcut in shortcuts {
      #expect(shortcut["name"]?.string?.isEmpty == false)
      let url = try #require(shortcut["url"]?.string)
      #expect(url.hasPrefix("./") && Route(path: String(url.dropFirst())) != nil)
    }
    let icons = manifest["icons"]?.array ?? []
    #expect(icons.compactMap { $0["purpose"]?.string } == ["any", "any", "any", "maskable"])
    for icon in icons {
      let source = try #require(icon["src"]?.string)
      #expect(try await visitor.ask(String(source.dropFirst())).status == 200)
    }
  }

  @Test func `the web app manifest's name is the product's name`() async throws {
    #expect(try JSON(await visitor.ask("/manifest.en.webmanifest").body)["name"]?.string == "Word Orchard")
  }

  @Test func `a document references its web app manifest and the icons for Apple devices`() async throws {
    let text = try await visitor.ask("/find-words", [.acceptLanguage: "es"]).text
    #expect(text.contains("rel=\"manifest\""))
    #expect(text.contains("href=\"/manifest.es.webmanifest\""))
    #expect(text.contains("rel=\"apple-touch-icon\"") && text.contains("rel=\"apple-touch-startup-image\""))
  }
}
