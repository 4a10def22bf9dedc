import Foundation
import HTTPTypes
import Testing

@testable import Server

@Suite struct `The devices page` {
  @Test func `turning on sync creates only one player, however often the button is pressed`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    let first = try await browser.press("begin", "name=My+phone")
    #expect(first.status == 303 && first.headers[.location] == "/devices?cookie=given")
    #expect(try await browser.send("/devices?cookie=given").headers[.location] == "/devices")
    let cookies = first.headers[values: .setCookie]
    #expect(cookies.count == 2 && cookies.allSatisfy { $0.contains("; Path=/; ") })
    // The page's scripts can read the player's ID but not the secret.
    #expect(cookies.map { $0.contains("HttpOnly") } == [true, false])
    #expect(cookies[1].split(separator: ";")[0].utf8.count == "orchard-player=".utf8.count + 22)
    let second = try await browser.press("begin")
    #expect(second.status == 303 && second.headers[.setCookie] == nil)
    let page = try await browser.page()
    #expect(page.contains("My phone") && page.contains("This device") && !page.contains("Turn on sync"))
  }

  @Test func `the devices page shows an error if the browser rejects the cookie`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    _ = try await browser.press("begin")
    browser.cookie = nil
    let answer = try await browser.send("/devices?cookie=given")
    #expect(answer.status == 200 && answer.text.contains("Allow cookies for this site"))
    #expect(try await !browser.page().contains("Allow cookies for this site"))
  }

  @Test func `a pairing code lets one other browser in, and only once`() async throws {
    let players = try await TestPlayers()
    var (one, two, three) = (TestBrowser(players), TestBrowser(players), TestBrowser(players))
    _ = try await one.press("begin")
    let code = try #require(try await one.press("offer").text.firstMatch(of: /<strong>([a-z ]+)<\/strong>/)?.1)
    #expect(code.split(separator: " ").count == 5)
    #expect(try await two.press("join", "code=\(code.replacing(" ", with: "+"))").status == 303)
    let refused = try await three.press("join", "code=\(code.replacing(" ", with: "+"))")
    #expect(refused.status == 200 && refused.text.contains("This code doesn’t work") && three.cookie == nil)
    // The code stays in the field, so that the player can correct it.
    #expect(refused.text.contains("value=\"\(code)\""))
    let page = try await one.page()
    #expect(page.contains("Device 1") && page.contains("Device 2"))
  }

  @Test func `a pairing code is also shown as a QR code with the site's address`() async throws {
    let address = try PublicAddress("https://words.example/games")
    let players = try await TestPlayers(ServerEnvironment(address: address))
    var browser = TestBrowser(players)
    _ = try await browser.send("/games/devices", .post, "order=begin")
    let page = try await browser.send("/games/devices", .post, "order=offer").text
    let code = try #require(page.firstMatch(of: /<strong>([a-z ]+)<\/strong>/)?.1)
    let picture = try #require(
      QRCode("https://words.example/games/devices?code=\(code.replacing(" ", with: "%20"))"))
    #expect(page.contains("<path d=\"\(picture.path)\">"))
  }

  @Test func `a revoked device loses access, and deletion removes the player from the server`() async throws {
    let players = try await TestPlayers()
    var (one, two) = (TestBrowser(players), TestBrowser(players))
    _ = try await one.press("begin")
    let code = try #require(try await one.press("offer").text.firstMatch(of: /<strong>([a-z ]+)<\/strong>/)?.1)
    _ = try await two.press("join", "code=\(code.replacing(" ", with: "%20"))")
    #expect(try await one.press("revoke", "number=2").status == 303)
    #expect(try await two.page().contains("Turn on sync") && two.cookie == nil)
    let deleted = try await one.press("delete")
    #expect(deleted.status == 303 && one.cookie == nil)
    let page = try await one.send(deleted.headers[.location] ?? "").text
    #expect(page.contains("The server has deleted everything") && page.contains("Turn on sync"))
    #expect(try await !one.page().contains("The server has deleted"))
    let rows = try await players.store.database.transaction(.reading) { try $0.run("SELECT * FROM players") }
    #expect(rows.isEmpty)
  }

  @Test func `a form submitted from another site is refused`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    _ = try await browser.press("begin")
    browser.origin = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]
    #expect(try await browser.press("delete").status == 403)
    browser.origin = [HTTPField.Name("Sec-Fetch-Site")!: "same-origin"]
    #expect(try await browser.page().contains("This device"))
  }

  @Test(arguments: ["", "order=", "order=dance", "order=revoke", "order=revoke&number=-1", "order=revoke&number=x"])
  func `an invalid form on the devices page is refused`(_ body: String) async throws {
    var browser = TestBrowser(try await TestPlayers())
    _ = try await browser.press("begin")
    #expect(try await browser.send("/devices", .post, body).status == 400)
  }

  @Test func `a device's name is escaped and shortened`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    _ = try await browser.press("begin", "name=%3Cb%3E%00%0Ahi" + String(repeating: "x", count: 100))
    let page = try await browser.page()
    #expect(page.contains("&lt;b>hi") || page.contains("&lt;b&gt;hi"))
    #expect(page.contains(String(repeating: "x", count: 59)) && !page.contains(String(repeating: "x", count: 60)))
  }

  @Test func `a pairing code in the address is not used until the player confirms it`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    let page = try await browser.send("/devices?code=a+b").text
    #expect(page.contains(#"value="a b""#) && browser.cookie == nil)
  }
}

extension TestBrowser {
  /// Submits a form of the page.
  fileprivate mutating func press(_ order: String, _ fields: String = "") async throws -> Answer {
    try await send("/devices", .post, "order=\(order)" + (fields.isEmpty ? "" : "&" + fields))
  }

  /// The text of the devices page.
  fileprivate mutating func page() async throws -> String { try await send("/devices").text }
}
