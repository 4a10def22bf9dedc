import Formats
import HTTPTypes
import Testing

@testable import Server

@Suite struct `Short links` {
  private let challenge = "/apple-tree?challenge=AVq88MBynpnQ48nEhH83OP4"

  private func shorten(_ browser: inout TestBrowser, _ target: String) async throws -> Answer {
    try await browser.ask("links", .post, JSON.object([("target", .string(target))]).text)
  }

  @Test func `a short link redirects to its target, and each target has only one link`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    for target in [challenge, "/lists#1.abc-_~!$&'()*+,;=:@/?", "/"] {
      let made = try JSON(try await shorten(&browser, target).body)
      let path = try #require(made["path"]?.string)
      #expect(path.utf8.count == 10 && path.hasPrefix("/l/") && made["url"]?.string == path)
      let answer = try await players.visitor.ask(path)
      #expect(answer.status == 307 && answer.headers[.location] == target)
      // A second request for the same target returns the same short link.
      #expect(try JSON(try await shorten(&browser, target).body)["path"]?.string == path)
    }
  }

  @Test(arguments: [
    "", "apple-tree", "//elsewhere.example", "/\\\\elsewhere.example", "https://elsewhere.example/", "/nowhere",
    "/l/AbCdEfG",
    "/api/v1/player", "/apple-tree?a\r\nSet-Cookie: a=b", "/apple-tree?a b", "/apple-tree?é", "javascript:alert(1)",
    "/apple-tree#" + String(repeating: "a", count: 8192), "' OR 1=1 --",
  ])
  func `a short link to another site or an unknown page is refused`(target: String) async throws {
    var browser = TestBrowser(try await TestPlayers())
    let answer = try await shorten(&browser, target)
    #expect(answer.status == 400 && answer.error?.code == "unsuitableTarget")
  }

  @Test func `a short link can be shown as a QR code`() async throws {
    let players = try await TestPlayers(ServerEnvironment(address: try PublicAddress("https://words.example")))
    var browser = TestBrowser(players)
    let made = try JSON(try await shorten(&browser, challenge).body)
    let answer = try await players.visitor.ask(made["picture"]?.string ?? "")
    #expect(answer.status == 200 && answer.headers[.contentType] == "image/svg+xml")
    #expect(answer.text == QRCode(made["url"]?.string ?? "")?.svg)
  }

  @Test(arguments: ["/l/AbCdEfG", "/l/AbCdEfG.svg", "/l/.svg", "/l/a", "/l/' OR 1=1", "/l/"])
  func `an unknown short link returns status 404`(
    path: String
  ) async throws {
    let players = try await TestPlayers()
    #expect(try await players.visitor.ask(path.replacing(" ", with: "%20")).status == 404)
  }

  @Test func `a short link includes the site's address and folder`() async throws {
    let players = try await TestPlayers(
      ServerEnvironment(address: try PublicAddress("https://words.example/games/orchard")))
    var browser = TestBrowser(players)
    let made = try JSON(try await shorten(&browser, challenge).body)
    let path = made["path"]?.string ?? ""
    #expect(made["url"]?.string == "https://words.example/games/orchard\(path)")
    let answer = try await players.visitor.ask("/games/orchard\(path)")
    #expect(answer.headers[.location] == "/games/orchard\(challenge)")
  }

  @Test func `short links are rate-limited and can be created only from this site`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    for number in 0...100 {
      let answer = try await shorten(&browser, "/lists#\(number)")
      #expect(answer.status == (number < 100 ? 200 : 429))
    }
    browser.origin = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]
    #expect(try await shorten(&browser, "/").status == 403)
  }
}
