import DataFiles
import TestTools
import Testing

@testable import Server

@Suite struct `The files of the site` {
  @Test func `a site folder without a required file throws a fault that names the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("site/host.0123456789ab.js", [])
    let fault = try #require(throws: DataFault.self) {
      _ = try Assets(DataFolder(folder.url.path), required: ["host.js", "style.css"])
    }
    #expect(fault.reason.hasPrefix("style.css is missing"))
  }

  @Test func `an asset is served only under its name with a hash`() throws {
    let folder = try TemporaryFolder()
    try folder.write("site/host.0123456789ab.js", [1])
    try folder.write("site/notes.txt", [1])
    let assets = try Assets(DataFolder(folder.url.path), required: ["host.js"])
    #expect(assets.path("host.js") == "/assets/host.0123456789ab.js")
    #expect(assets.asset(at: "/assets/host.0123456789ab.js")?.contentType == "text/javascript; charset=utf-8")
    for path in ["/assets/host.js", "/assets/notes.txt", "/assets/../NOTICE.md", "/assets/"] {
      #expect(assets.asset(at: path) == nil)
    }
  }
}
