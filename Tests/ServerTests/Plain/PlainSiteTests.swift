import DataFiles
import Formats
import Foundation
import Interface
import Play
import TestTools
import Testing
import Words

@testable import Server

@Suite struct `The static site` {
  /// The files, by path.
  private static let files: [String: Content] = {
    let folder = try! TestData.small()
    let site = try! PlainSite(Site(folder.data, host: .plain), paintedIn: .english)
    return Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0.content) })
  }()

  private var files: [String: Content] { Self.files }

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(files[path], "\(path)").bytes, as: UTF8.self)
  }

  /// The values of the attributes with this name.
  private func values(_ name: String, in html: String) -> [String] {
    html.components(separatedBy: " \(name)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func `the static site has a file for every page except words and lists`() {
    let pages = files.keys.filter { $0 == "index.html" || $0.hasSuffix("/index.html") }.sorted()
    #expect(
      pages == [
        "apple-tree/index.html", "find-words/index.html", "index.html", "licenses/index.html", "lists/index.html",
        "lists/new/index.html", "profile/index.html", "saved/index.html", "statistics/index.html",
        "vocabulary/en/index.html", "vocabulary/es/index.html", "vocabulary/index.html", "vocabulary/it/index.html",
      ])
  }

  @Test func `every address in a static page is relative and leads to a file or a word`() throws {
    for (path, _) in files where path.hasSuffix("index.html") {
      let html = try text(path)
      let addresses = values("href", in: html) + values("src", in: html)
      #expect(addresses.count > 20)
      for address in addresses where !address.hasPrefix("#") {
        #expect(address.hasPrefix("."), "\(path): \(address)")
        let page = URL(string: "http://host/games/\(path)")!
        let target = URL(string: address, relativeTo: page)!.absoluteURL.path
        #expect(target.hasPrefix("/games"), "\(path): \(address)")
        let file = String(target.dropFirst("/games/".count))
        let isFile = files[file] != nil || files[file.isEmpty ? "index.html" : file + "/index.html"] != nil
        let isWord = Route(path: "/" + file)?.vocabularyWord != nil
        #expect(isFile || isWord, "\(path): \(address)")
      }
    }
  }

  @Test func `every file that the service worker caches exists in the static site`() throws {
    let line = try #require(try text("worker.js").split(separator: "\n").first)
    let build = try JSON(Array(line.dropFirst(Worker.beginning.count).dropLast().utf8))
    for path in build.at("files").strings { #expect(files[String(path.dropFirst())] != nil, "\(path)") }
    for file in DataFile.all where file.language != nil {
      let path = try #require(build.at("data", file.name)["path"]?.string)
      #expect(files[String(path.dropFirst())] != nil, "\(path)")
    }
    // The static site omits these two files of the folder `assets`, because no page requests them.
    #expect(!files.keys.contains { $0.hasPrefix("assets/worker.") || $0.hasPrefix("assets/lost.") })
  }

  @Test func `static documents are marked as plain and contain the security policy`() throws {
    let shell = try #require(files.keys.first { $0.hasPrefix("assets/shell-en.") })
    for path in ["index.html", "vocabulary/en/index.html", shell] {
      let html = try text(path)
      #expect(html.contains("<html data-plain lang=\"en\">"))
      #expect(html.contains("http-equiv=\"Content-Security-Policy\"") && html.contains("base-uri 'none'"))
      // Browsers warn about directives that are valid only in a header.
      #expect(!html.contains("frame-ancestors"))
      // A reader of another language has no use for the page's sentences, so the page preloads nothing else.
      #expect(values("rel", in: html).count { $0 == "preload" } == 1)
    }
    #expect(try text("index.html").contains("./assets/reader."))
    #expect(try !text(shell).contains("/assets/reader."))
  }

  @Test func `the fallback page of the static site references no file by a relative address`() throws {
    let html = try text(PlainSite.lost)
    #expect(values("href", in: html).isEmpty && values("src", in: html).isEmpty)
    #expect(html.contains("lost.js, not as it is shipped") && html.hasSuffix("</script>"))
    for language in InterfaceLanguage.allCases { #expect(html.contains("/assets/shell-\(language.tag).")) }
  }

  @Test func `writing the static site throws a fault if a script contains a closing tag`() throws {
    let folder = try TestData.small()
    for each in try folder.names("site") where each.hasPrefix("lost.") { try folder.remove("site/\(each)") }
    try folder.write("site/lost.0123456789ab.js", Array("'</Script>'".utf8))
    #expect(throws: DataFault.self) { try PlainSite(Site(folder.data, host: .plain), paintedIn: .english) }
  }
}
