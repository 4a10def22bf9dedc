import Formats
import HTTPTypes
import TestTools
import Testing
import Wire

@testable import Server

@Suite struct `A site below a folder` {
  private static let address = try! PublicAddress("https://words.example/games/orchard/")
  private static let site: Site = {
    let folder = try! TestData.small()
    return try! Site(folder.data, in: address.folder)
  }()
  private let visitor = Visitor(site, nil, ServerEnvironment(address: address))

  @Test func `a site in a folder references only addresses in its folder`() async throws {
    for path in ["/games/orchard/", "/games/orchard/find-words", "/games/orchard/vocabulary/es"] {
      let answer = try await visitor.ask(path)
      let addresses = answer.text.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.output.1) }
      #expect(answer.status == 200 && addresses.count > 20)
      #expect(addresses.allSatisfy { $0.hasPrefix("/games/orchard/") })
      let assets = addresses.filter { $0.contains("/assets/") }
      for asset in assets { #expect(try await visitor.ask(asset).status == 200) }
    }
  }

  @Test func `a site in a folder also answers without the folder's prefix, for proxies that strip it`() async throws {
    #expect(try await visitor.ask("/find-words").text == visitor.ask("/games/orchard/find-words").text)
    #expect(try await visitor.ask("/health").status == 200)
  }

  @Test func `a site in a folder keeps an address's query`() async throws {
    let answer = try await visitor.json("/games/orchard/api/v1/vocabulary/es?limit=3")
    #expect(answer.status == 200 && answer.json.ids.count == 3)
  }

  @Test func `the folder's address redirects into the folder, and similar names return status 404`() async throws {
    let bare = try await visitor.ask("/games/orchard")
    #expect(bare.status == 301 || bare.status == 308)
    #expect(bare.headers[.location] == "/games/orchard/")
    #expect(try await visitor.ask("/games/orchards/find-words").status == 404)
    let icon = try await visitor.ask("/favicon.ico").headers[.location] ?? ""
    #expect(icon.hasPrefix("/games/orchard/assets/"))
    let lost = try await visitor.ask("/games/orchard/nowhere", [.accept: "text/html"])
    #expect(lost.status == 404 && lost.text.contains("\"/games/orchard/assets/") && !lost.text.contains("\"/assets/"))
  }

  @Test func `a site in a folder limits its cookie and its problem types to the folder`() async throws {
    let players = try await TestPlayers(ServerEnvironment(address: Self.address))
    var browser = TestBrowser(players)
    let answer = try await browser.ask("journal", .post, SyncRequestHead().line)
    let cookie = try #require(answer.headers[.setCookie])
    #expect(cookie.contains("; Path=/games/orchard/;") && cookie.hasSuffix("; Secure"))
    let problem = try await visitor.json("/games/orchard/api/v1/nowhere").json
    #expect(problem["type"]?.string == "/games/orchard/api/v1/problems#notFound")
  }

  @Test(arguments: [
    ("https://words.example", ""), ("https://words.example/", ""), ("http://127.0.0.1:8080/a/b", "/a/b"),
    ("https://[::1]:8443/a-b.c_d~/", "/a-b.c_d~"),
  ])
  func `the site's folder is parsed from its public address`(text: String, folder: String) throws {
    #expect(try PublicAddress(text).folder == folder)
  }

  @Test(arguments: [
    "", "words.example", "ftp://words.example", "https://", "https:///a", "https://a/b?c", "https://a/b#c",
    "https://a/../b", "https://a//b", "https://me@a/b", "https://a/b c", "https://a/é", "https://a/%41", "https://a/\"",
  ])
  func `an invalid public address of the site is refused`(text: String) {
    #expect(throws: ServeFault.self) { try PublicAddress(text) }
  }
}
