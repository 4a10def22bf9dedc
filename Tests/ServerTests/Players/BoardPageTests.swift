import Formats
import HTTPTypes
import Interface
import Journal
import Play
import Referee
import Rules
import Store
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
    #expect(page.contains("<tr class=\"own\"") && page.contains("(you)"))
    #expect(try await browser.open("/boards/leave", "").status == 303)
    #expect(try await friend.open(circle).status == 404)
  }

  @Test func `a leaderboard for friends has the name that its owner gave it`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.sync()
    _ = try await browser.open("/boards/part", "language=en&turn=0&offer=1")
    let answer = try await browser.open(
      "/boards/circles", "name=+Class%0A7b+%3Cb%3E" + String(repeating: "x", count: 60))
    let page = try await browser.open(try #require(answer.headers[.location])).text
    let name = "Class 7b &lt;b&gt;" + String(repeating: "x", count: 28)
    #expect(page.contains("id=\"title\">\(name)</h1>"))
    #expect(try await browser.open("/boards").text.contains("<span>\(name)</span>"))
  }

  /// Adds players with these points to today's leaderboard of English words with 8 letters, in this order. If
  /// players have equal points, the earlier player in `points` reached them first. Returns a browser of the player at
  /// the index `own`.
  private func board(_ points: [Int], own: Int? = nil) async throws -> TestBrowser {
    let players = try await TestPlayers()
    var reader = TestBrowser(players)
    let day = players.players.today
    for (number, points) in points.enumerated() {
      let secret = Secret()
      let player = try #require(PlayerID(Secret.random(bytes: 16)))
      try await players.store.addPlayer(player, pass: secret.hash, name: "", on: day)
      if number == own { reader.cookie = "\(Secret.cookie)=\(secret.text)" }
      _ = try await players.store.takePart(player, as: "Player\(number)")
      let round = RoundID(device: DeviceID(random: 7), counter: 1)
      try await players.store.record(
        DailyResult(
          puzzle: DailyPuzzle(try #require(Course(named: "find-words-en-8")), day), round: round, points: points,
          hasHints: false, reached: Milliseconds(1_795_254_400_000 + Int64(number))), of: player)
    }
    return reader
  }

  /// The rows of each part of the leaderboard: rank, name and points.
  private func rows(_ page: String) -> [String: [String]] {
    var parts: [String: [String]] = [:]
    for part in page.matches(of: /<tbody[^>]*class="([a-z ]+)"(.*?)<\/tbody>/) {
      parts[String(part.1)] = part.2.matches(of: /<tr.*?>([0-9–]+)<\/td>.*?<span>(.*?)<\/span>.*?>([0-9–]+)<\/td>/).map
      {
        "\($0.1) \($0.2) \($0.3)"
      }
    }
    return parts
  }

  @Test func `a leaderboard shows the first three on a podium and the others below`() async throws {
    let browser = try await board([10, 40, 30, 20])
    let page = try await browser.open("/boards?course=find-words-en-8").text
    #expect(rows(page) == ["podium": ["1 Player1 40", "2 Player2 30", "3 Player3 20"], "ranks": ["4 Player0 10"]])
  }

  @Test func `players with equal points share a rank on the podium`() async throws {
    let browser = try await board([10, 10, 10, 10])
    let page = try await browser.open("/boards?course=find-words-en-8").text
    #expect(rows(page)["podium"] == ["1 Player0 10", "1 Player1 10", "1 Player2 10"])
    #expect(rows(page)["ranks"] == ["1 Player3 10"])
  }

  @Test func `a leaderboard with one player has a podium of one, and an empty leaderboard has none`() async throws {
    let one = try await board([5], own: 0)
    let page = try await one.open("/boards?course=find-words-en-8").text
    #expect(rows(page) == ["podium": ["1 Player0 (you) 5"]])
    let empty = try await one.open("/boards?course=find-words-es-8").text
    #expect(rows(empty).isEmpty && empty.contains("Nobody is on this board yet."))
  }

  @Test func `a leaderboard shows the reader's own place with its neighbours below the first ten`() async throws {
    let browser = try await board((0..<20).map { 100 - $0 }, own: 15)
    let page = try await browser.open("/boards?course=find-words-en-8").text
    #expect(rows(page)["podium"]?.count == 3 && rows(page)["ranks"]?.count == 7)
    #expect(
      rows(page)["ranks around"] == [
        "14 Player13 87", "15 Player14 86", "16 Player15 (you) 85", "17 Player16 84", "18 Player17 83",
      ])
    #expect(page.contains("aria-label=\"Around you\""))
  }

  @Test func `the reader's neighbours do not repeat the first ten`() async throws {
    let browser = try await board((0..<12).map { 100 - $0 }, own: 11)
    let page = try await browser.open("/boards?course=find-words-en-8").text
    #expect(rows(page)["ranks around"] == ["11 Player10 90", "12 Player11 (you) 89"])
  }

  @Test func `a player who is not on the leaderboard sees a notice and can play the puzzle`() async throws {
    var browser = try await board([10])
    try await browser.sync()
    _ = try await browser.open("/boards/part", "language=en&turn=0&offer=1")
    let page = try await browser.open("/boards?course=find-words-en-8").text
    #expect(page.contains("You’re not on this board yet.") && page.contains("class=\"submit\""))
  }

  @Test func `the leaderboards of other puzzles are links, without a form`() async throws {
    let browser = TestBrowser(try await TestPlayers())
    let page = try await browser.open("/boards?course=find-words-en-8&period=week").text
    for course in ["find-words-es-8", "find-words-en-7", "find-words-en-9", "apple-tree-en", "apple-tree-en-B1"] {
      #expect(page.contains("href=\"/boards?course=\(course)&amp;period=week"), "\(course)")
    }
    #expect(!page.contains("<select") && !page.contains("method=\"get\""))
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
