import DataFiles
import Foundation
import TestTools
import Testing

@testable import Server

@Suite struct `Writing the site into a folder` {
  private static let data = try! TestData.small()
  private let output: TemporaryFolder

  init() throws { output = try TemporaryFolder() }

  private func write(to name: String = "site", paintedIn tag: String = "en") throws -> Int {
    try writeSite(from: Self.data.data, to: output.url.appending(path: name).path, paintedIn: tag)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: output.url.appending(path: name).path)
  }

  @Test func `writing the static site writes all files with compressed copies`() throws {
    let count = try write()
    #expect(count > 60)
    for name in ["index.html", "find-words/index.html", "404.html", "worker.js", "licenses.txt", ".nojekyll"] {
      #expect(exists("site/\(name)"), "\(name)")
    }
    let page = try output.bytes("site/index.html")
    for (ending, coding) in [("br", ContentCoding.brotli), ("gz", .gzip)] {
      let form = try output.bytes("site/index.html.\(ending)")
      #expect(form.count < page.count)
      #expect(try decompressed(form, by: coding) == page)
    }
    #expect(!exists("site/.nojekyll.gz"))
  }

  @Test func `writing the static site again replaces only the files of earlier builds`() throws {
    _ = try write()
    try output.write("site/assets/style.aaaaaaaaaaaa.css", [1])
    try output.write("site/assets/style.aaaaaaaaaaaa.css.br", [1])
    try output.write("site/CNAME", Array("words.example".utf8))
    try output.write("site/assets/photo.jpeg", [1])
    try output.write("site/index.html", [1])
    _ = try write(paintedIn: "es")
    #expect(!exists("site/assets/style.aaaaaaaaaaaa.css") && !exists("site/assets/style.aaaaaaaaaaaa.css.br"))
    #expect(exists("site/CNAME") && exists("site/assets/photo.jpeg"))
    #expect(String(decoding: try output.bytes("site/index.html"), as: UTF8.self).contains("lang=\"es\""))
  }

  @Test func `a folder with other files is not overwritten by the static site`() throws {
    try output.write("site/thesis.txt", [1])
    let fault = #expect(throws: SiteFault.self) { try write() }
    #expect(fault?.description.contains("--output") == true)
    try output.write("site/worker.js", Array("self.other".utf8))
    #expect(throws: SiteFault.self) { try write() }
    #expect(try output.names("site").count == 2)
  }

  @Test func `the static site accepts an empty folder and refuses a file or an unknown language`() throws {
    try FileManager.default.createDirectory(at: output.url.appending(path: "empty"), withIntermediateDirectories: true)
    _ = try write(to: "empty")
    try output.write("file", [1])
    #expect(throws: SiteFault.self) { try write(to: "file") }
    #expect(throws: SiteFault.self) { try write(to: "file/below") }
    let fault = #expect(throws: SiteFault.self) { try write(paintedIn: "tlh") }
    #expect(fault?.description.contains("zh-Hant") == true)
  }
}
