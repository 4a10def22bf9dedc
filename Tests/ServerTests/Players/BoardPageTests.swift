import Formats
import HTTPTypes
import Interface
import Play
import Rules
import Testing
import Wire

@testable import Server

extension TestBrowser {
  /// Requests a page, or submits a form to the page.
  fileprivate func open(
    _ path: String, _ form: String? = nil, _ headers: HTTPFields = [:]
  ) async throws -> Answer {
    var headers = headers
    headers.append(contentsOf: origin)
    if let cookie { headers[.cookie] = cookie }
    headers[.accept] = "text/html"
    return try await players.visitor.ask(
      path, form == nil ? .get : .post, body: Array((form ?? "").utf8), headers)
  }
}

@Suite struct `The pages of the leaderboards` {
  @Test func `leaderboard pages are public, exist in every language and do not load the browser program`() async throws
  {
    let browser = TestBrowser(try await TestPlayers())
    for language in InterfaceLanguage.allCases {
      let answer = try await browser.open("/boards", nil, [.acceptLanguage: language.tag])
      #expect(answer.status == 200 && answer.text.contains("<html lang=\"\(language.tag)\""))
      #expect(!answer.text.contains("browser.wasm") && !answer.text.contains("{name}"))
      #expect(answer.headers[HTTPField.Name("Content-Security-Policy")!]?.contains("form-action 'self'") == true)
    }
    let game = try await browser.open("/find-words")
    #expect(game.headers[HTTPField.Name("Content-Security-Policy")!]?.contains("form-action 'none'") == true)
  }

  @Test func `leaderboard forms without a valid pass redirect to the leaderboards`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    #expect(try await browser.open("/boards/circles", "").headers[.location] == "/boards")
    browser.cookie = "orchard=" + String(repeating: "A", count: 43)
    let answer = try await browser.open("/boards/part", "language=en&turn=0&offer=0")
    #expect(answer.status == 303 && answer.headers[.location] == "/boards")
  }

  @Test func `a rate-limited leaderboard page explains the refusal in words`() async throws {
    let players = try await TestPlayers()
    var (answer, count) = (try await TestBrowser(players).open("/boards"), 1)
    while answer.status == 200, count < 10_000 {
      answer = try await TestBrowser(players).open("/boards")
      count += 1
    }
    #expect(answer.status == 429 && answer.headers[.retryAfter] != nil)
    #expect(
      answer.headers[.contentType]?.hasPrefix("text/html") == true && answer.text.contains("Not available right now"))
  }

  @Test func `players join the leaderboards, create a circle and leave with forms alone`() async throws {
    let players = try await TestPlayers()
    var (browser, friend) = (TestBrowser(players), TestBrowser(players))
    #expect(try await browser.open("/boards").text.contains("href=\"/profile\""))
    try await browser.sync()
    try await friend.sync()
    var page = try await browser.open("/boards").text
    let name = try #require(page.firstMatch(of: /name="offer" type="submit" value="1">([^<]+)</)?.1)
    var answer = try await browser.open(
      "/boards/part", "language=en&turn=0&offer=1&back=%2Fboards%3Fcourse%3Dapple-tree-en%26period%3Dweek")
    #expect(answer.status == 303 && answer.headers[.location] == "/boards?course=apple-tree-en&period=week")
    page = try await browser.open("/boards").text
    #expect(page.contains("You take part as \(name)."))
    answer = try await browser.open("/boards/circles", "")
    let circle = try #require(answer.headers[.location])
    // The circle's owner sees the link to share; other members do not need it.
    let link = try await browser.open(circle).text.firstMatch(of: /readonly type="text" value="([^"]+)"/)?.1
    #expect(link?.hasPrefix("http") == true && link?.hasSuffix(circle) == true)
    page = try await friend.open(circle).text
    #expect(page.contains("Friends of \(name)") && !page.contains("readonly"))
    _ = try await friend.open("/boards/part", "language=en&turn=0&offer=0")
    #expect(try await friend.open(circle + "/join", "").headers[.location] == circle)
    page = try await friend.open(circle).text
    #expect(page.contains("<tr class=\"own\">") && page.contains("(you)"))
    #expect(try await browser.open("/boards/leave", "").status == 303)
    #expect(try await friend.open(circle).status == 404)
  }

  @Test func `leaderboard forms redirect only within the site and refuse requests from other sites`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.sync()
    for back in ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2Fboardsx", "%2Fboards.evil.example"] {
      let answer = try await browser.open("/boards/part", "language=en&turn=0&offer=1&back=" + back)
      #expect(answer.headers[.location] == "/boards")
    }
    browser.origin = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]
    for path in ["part", "leave", "circles"] {
      #expect(try await browser.open("/boards/" + path, "language=en&turn=0&offer=1").status == 403)
    }
  }

  @Test func `a leaderboard address with invalid parameters still shows a leaderboard`() async throws {
    let browser = TestBrowser(try await TestPlayers())
    for query in ["?course=chess", "?day=2026-02-30", "?day=9999-12-31", "?period=x", "?cursor=x", "?turn=99"] {
      #expect(try await browser.open("/boards" + query).status == 200)
    }
    #expect(try await browser.open("/boards/circles/none").status == 404)
  }
}
