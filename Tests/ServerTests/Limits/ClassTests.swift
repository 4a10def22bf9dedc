import HTTPTypes
import Testing
import Wire

@testable import Server

@Suite struct `Rate limits of players` {
  @Test func `forty pupils behind one address can play at the same time`() async throws {
    let players = try await TestPlayers()
    var pupils: [TestBrowser] = (0..<40).map { _ in TestBrowser(players) }
    for pupil in pupils.indices {
      // All pupils begin in the same minute, and each pupil syncs, plays and looks up words.
      #expect(try await pupils[pupil].ask("journal", .post, SyncRequestHead().line).status == 200)
    }
    for round in 0..<30 {
      for pupil in pupils.indices {
        let guess = #"{"language":"en","root":"alarming","guess":"ring"}"#
        #expect(try await pupils[pupil].ask("find-words/judge", .post, guess).status == 200, "round \(round)")
        #expect(try await pupils[pupil].ask("vocabulary/en/apple").status == 200)
      }
    }
  }

  @Test func `a player who sends too many requests is rate-limited, but others at the address are not`() async throws {
    let players = try await TestPlayers()
    var (flood, neighbour) = (TestBrowser(players), TestBrowser(players))
    try await flood.sync()
    try await neighbour.sync()
    // The sync itself did not send a pass yet.
    for _ in 0..<300 { #expect(try await flood.ask("languages").status == 200) }
    let answer = try await flood.ask("languages")
    #expect(answer.status == 429 && answer.error?.code == "tooManyRequests" && answer.headers[.retryAfter] == "1")
    #expect(try await neighbour.ask("languages").status == 200)
    // Requests of a client without a pass count towards the rate limit of the client's address.
    flood.cookie = nil
    #expect(try await flood.ask("languages").status == 200)
    #expect(try await players.visitor.ask("/find-words").status == 200)
  }

  @Test func `requests with forged passes share their address's rate limit`() async throws {
    let players = try await TestPlayers()
    for number in 0...2000 {
      let answer = try await players.visitor.ask("/api/v1/languages", [.cookie: "orchard-pass=\(Secret().text)"])
      #expect((answer.status == 200) == (number < 2000))
    }
  }
}
