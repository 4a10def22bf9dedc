import Formats
import HTTPTypes
import Testing
import Wire

@testable import Server

@Suite struct `Two servers on one database` {
  @Test func `two servers on one database share the limit of sixty pairing code attempts`() async throws {
    let one = try await TestPlayers()
    var browser = TestBrowser(one)
    let servers = [one, try one.neighbour()]
    var statuses: [Int] = []
    for number in 0..<70 {
      browser.players = servers[number % 2]
      statuses.append(try await browser.ask("player/join", .post, #"{"code":"word\#(number)"}"#).status)
    }
    #expect(statuses == Array(repeating: 404, count: 60) + Array(repeating: 429, count: 10))
    one.wait(milliseconds: 2000)
    let answer = try await browser.ask("player/join", .post, #"{"code":"word"}"#)
    #expect(answer.status == 404)
  }

  @Test func `two servers on one database share the limit of a hundred new players`() async throws {
    let one = try await TestPlayers()
    let servers = [one, try one.neighbour()]
    for number in 0..<104 {
      var browser = TestBrowser(servers[number % 2])
      let answer = try await browser.ask("journal", .post, SyncRequestHead().line)
      #expect(answer.status == (number < 100 ? 200 : 429))
      if number >= 100 { #expect(answer.headers[.retryAfter] == "10") }
    }
  }

  @Test func `two servers on one database share players, revocations and deletions`() async throws {
    let one = try await TestPlayers()
    let two = try one.neighbour()
    var (phone, desk) = (TestBrowser(one), TestBrowser(two))
    try await phone.save("apple")
    let offered = try JSON(try await phone.ask("player/code", .post, #"{"language":"en"}"#).body)
    let code = try #require(offered["code"]?.string)
    #expect(try await desk.ask("player/join", .post, #"{"code":"\#(code)"}"#).status == 200)
    // Send requests with both passes to both servers, so that each server caches both passes.
    for server in [two, one] {
      (phone.players, desk.players) = (server, server)
      #expect(try await phone.lines() == desk.lines())
    }
    #expect(try await phone.ask("player/passes/2", .delete).status == 200)
    desk.players = two
    #expect(try await desk.ask("journal", .post, SyncRequestHead().line).error?.code == "unknownPass")
    phone.players = two
    let cookie = phone.cookie
    #expect(try await phone.ask("player", .delete).status == 200)
    (phone.players, phone.cookie) = (one, cookie)
    #expect(try await phone.ask("player").error?.code == "unknownPass")
  }

  @Test func `each of two servers follows short links that the other server created`() async throws {
    let one = try await TestPlayers()
    var browser = TestBrowser(one)
    let made = try JSON(try await browser.ask("links", .post, #"{"target":"/find-words"}"#).body)
    browser.players = try one.neighbour()
    #expect(try await browser.send(try #require(made["path"]?.string)).headers[.location] == "/find-words")
  }

  @Test func `the shared rate limits store only a prefix of a hashed address`() async throws {
    let players = try await TestPlayers()
    try await players.players.sharedLimits.take(.code, [192, 0, 2, 7], at: players.players.now())
    let rows = try await players.store.database.transaction(.reading) { try $0.run("SELECT kind, client FROM limits") }
    // Of the 2³² addresses, 256 have the same three bytes.
    #expect(rows.map(\.values) == [[.text("code"), .bytes([0xC0, 0x0C, 0x23])]])
  }
}
