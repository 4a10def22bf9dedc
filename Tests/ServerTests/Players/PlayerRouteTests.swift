import DataFiles
import Formats
import HTTPTypes
import Rules
import Store
import TestTools
import Testing
import Wire

@testable import Server

@Suite struct `A browser and its player` {
  @Test func `the first sync creates a player and sets a cookie that JavaScript cannot read`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    let answer = try await browser.ask("journal", .post, SyncRequestHead().line)
    let cookie = try #require(answer.headers[.setCookie])
    #expect(answer.status == 200 && answer.headers[.contentType] == "application/x-ndjson; charset=utf-8")
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] { #expect(cookie.contains("; " + part)) }
    #expect(!cookie.contains("Secure"))
    #expect(cookie.split(separator: ";")[0].utf8.count == "orchard-pass=".utf8.count + 43)
  }

  @Test func `the player's cookie is marked Secure behind TLS`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    let answer = try await browser.ask(
      "journal", .post, SyncRequestHead().line, [HTTPField.Name("X-Forwarded-Proto")!: "https"])
    #expect(answer.headers[.setCookie]?.hasSuffix("; Secure") == true)
  }

  @Test func `syncing renews the player's cookie daily`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    try await browser.sync()
    let cookie = browser.cookie
    let same = try await browser.ask("journal", .post, SyncRequestHead().line)
    players.wait(milliseconds: 86_400_000)
    let next = try await browser.ask("journal", .post, SyncRequestHead().line)
    #expect(same.headers[.setCookie] == nil && next.headers[.setCookie]?.contains("Max-Age=34560000") == true)
    #expect(browser.cookie == cookie)
  }

  @Test func `the database stores only the hash of a player's secret`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    try await browser.sync()
    let secret = try #require(browser.cookie?.split(separator: "=")[1])
    let rows = try await players.store.database.transaction(.reading) { try $0.run("SELECT hash, name FROM passes") }
    #expect(rows.count == 1 && !"\(rows)".contains(secret))
  }

  @Test func `a player can neither read nor write another player's journal`() async throws {
    let players = try await TestPlayers()
    var (one, two) = (TestBrowser(players), TestBrowser(players))
    try await one.save("apple")
    try await two.save("pear")
    #expect(try await one.lines().count == 1 && one.cookie != two.cookie)
    #expect(try await one.lines() != two.lines())
    // A program that is not a browser sends its secret in the header `Authorization`.
    let secret = try #require(one.cookie?.split(separator: "=")[1])
    let answer = try await players.visitor.ask("/api/v1/player/journal", [.authorization: "Bearer \(secret)"])
    #expect(answer.text.contains("apple") && !answer.text.contains("pear"))
  }

  @Test(arguments: [
    nil, "", "orchard-pass=", "orchard-pass=AAAA", "orchard-pass=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "orchard-pass=' OR 1=1 --", "other=1",
  ])
  func `requests without a valid secret reveal and change nothing`(cookie: String?) async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.save("apple")
    browser.cookie = cookie
    let requests: [(String, HTTPRequest.Method)] = [
      ("player", .get), ("player", .delete), ("player/journal", .get), ("player/passes/1", .delete),
      ("player/code", .post),
    ]
    for (path, method) in requests {
      let answer = try await browser.ask(path, method, #"{"language":"en"}"#)
      #expect(answer.status == 401 && ["noPass", "unknownPass"].contains(answer.error?.code))
      browser.cookie = cookie
    }
  }

  @Test(
    arguments: [
      [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"], [HTTPField.Name("Sec-Fetch-Site")!: "same-site"],
      [HTTPField.Name("Sec-Fetch-Site")!: "none"], [.origin: "https://elsewhere.example"], [.origin: "null"],
      [.origin: "https://localhost.elsewhere.example"], [:],
    ] as [HTTPFields])
  func `requests from another site change no data`(origin: HTTPFields) async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.save("apple")
    let own = browser.origin
    browser.origin = origin
    let requests: [(String, HTTPRequest.Method)] = [
      ("journal", .post), ("player", .delete), ("player/passes/1", .delete), ("player/code", .post),
      ("player/join", .post),
    ]
    for (path, method) in requests {
      let answer = try await browser.ask(path, method, SyncRequestHead().line)
      #expect(answer.status == 403 && answer.error?.code == "otherOrigin")
    }
    browser.origin = own
    #expect(try await browser.lines().count == 1)
  }

  @Test func `an Origin header with this site's address is sufficient for a sync`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    browser.origin = [.origin: "http://localhost"]
    try await browser.save("apple")
    #expect(try await browser.lines().count == 1)
  }

  @Test func `a second device can join with a pairing code once, in any letter case and spacing`() async throws {
    for tag in ["en", "es", "it", "ko", "zh-Hans", "zh-Hant"] {
      // Each language uses its own server, so that the limit of attempts does not add up.
      let players = try await TestPlayers()
      var (phone, desk, third) = (TestBrowser(players), TestBrowser(players), TestBrowser(players))
      try await phone.save("apple")
      let offered = try JSON(try await phone.ask("player/code", .post, #"{"language":"\#(tag)"}"#).body)
      let code = try #require(offered["code"]?.string)
      #expect(code.split(separator: " ").count == 5)
      let typed = code.uppercased().split(separator: " ").joined(separator: tag.hasPrefix("zh") ? "" : "-")
      let joined = try await desk.ask("player/join", .post, #"{"code":"\#(typed)","name":"desk"}"#)
      #expect(joined.status == 200)
      #expect(try await desk.lines() == phone.lines())
      let again = try await third.ask("player/join", .post, #"{"code":"\#(code)"}"#)
      #expect(again.status == 404 && again.error?.code == "unknownCode" && third.cookie == nil)
    }
  }

  @Test func `the words of English pairing codes use only the letters a to z`() throws {
    let words = try CodeWords(DataFolder(repository.appending(path: "Data").path)).list(.english)
    #expect(words.count == 1024 && words.filter { $0.contains { !("a"..."z").contains($0) } } == [])
  }

  @Test func `a pairing code expires after ten minutes`() async throws {
    let players = try await TestPlayers()
    var (phone, desk) = (TestBrowser(players), TestBrowser(players))
    try await phone.sync()
    let offered = try JSON(try await phone.ask("player/code", .post, #"{"language":"es"}"#).body)
    players.wait(milliseconds: 600_000)
    let code = try #require(offered["code"]?.string)
    #expect(try await desk.ask("player/join", .post, #"{"code":"\#(code)"}"#).status == 404)
  }

  @Test func `attempts at pairing codes are rate-limited`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    var statuses: [Int] = []
    for number in 0..<65 {
      statuses.append(try await browser.ask("player/join", .post, #"{"code":"word\#(number)"}"#).status)
    }
    #expect(statuses.prefix(60).allSatisfy { $0 == 404 } && statuses.last == 429)
  }

  @Test func `a player's devices are listed and can be revoked`() async throws {
    let players = try await TestPlayers()
    var (phone, desk) = (TestBrowser(players), TestBrowser(players))
    try await phone.sync()
    let offered = try JSON(try await phone.ask("player/code", .post, #"{"language":"en"}"#).body)
    _ = try await desk.ask("player/join", .post, #"{"code":"\#(offered["code"]?.string ?? "")","name":"desk"}"#)
    let player = try JSON(try await phone.ask("player").body)
    #expect(
      player["passes"]?.text
        == #"[{"number":1,"name":"phone","made":"2026-11-21","seen":"2026-11-21","own":true},{"number":2,"name":"desk","made":"2026-11-21","seen":"2026-11-21","own":false}]"#
    )
    #expect(try await phone.ask("player/passes/2", .delete).status == 200)
    let out = try await desk.ask("journal", .post, SyncRequestHead().line)
    #expect(out.status == 401 && out.error?.code == "unknownPass" && desk.cookie == nil)
    #expect(try await phone.ask("player/passes/2", .delete).error?.code == "noSuchPass")
    #expect(try await phone.ask("player/passes/1'%20OR%201=1", .delete).error?.code == "noSuchPass")
  }

  @Test func `a player's journal can be downloaded as a file that the browser program can import`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.save("apple")
    try await browser.save("pear", 43)
    let answer = try await browser.ask("player/journal")
    let file = try ProfileFile(answer.body)
    #expect(file.badLines.isEmpty && file.missingLines == 0)
    #expect(file.journal.profile.savedWords.map { $0.word }.sorted() == ["apple", "pear"])
    #expect(answer.headers[.contentDisposition] == "attachment; filename=\"word-orchard-2026-11-21.txt\"")
  }

  @Test func `deleting a player removes all the player's passes and events`() async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    try await browser.save("apple")
    let cookie = browser.cookie
    #expect(try await browser.ask("player", .delete).status == 200 && browser.cookie == nil)
    browser.cookie = cookie
    #expect(try await browser.ask("player").error?.code == "unknownPass")
    for table in ["players", "passes", "logs", "events"] {
      let rows = try await players.store.database.transaction(.reading) { try $0.run("SELECT COUNT(*) FROM \(table)") }
      #expect(rows == (try await players.store.database.transaction(.reading) { try $0.run("SELECT 0") }))
    }
  }
}
