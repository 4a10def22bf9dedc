import Formats
import HTTPTypes
import Journal
import Store
import TestTools
import Testing
import Wire

@testable import Server

@Suite struct `The API of sync` {
  /// Returns the examples of a document, which are blocks of lines indented by four spaces.
  private static func examples(_ text: String) -> [[String]] {
    let lines = text.components(separatedBy: "\n")
    return lines.split { !$0.hasPrefix("    ") }.map { block in block.map { String($0.dropFirst(4)) } }
  }

  @Test func `the sync API answers the documented request with the documented response`() async throws {
    let examples = Self.examples(try document("sync.md"))
    let (request, answer) = (examples[examples.count - 2], examples[examples.count - 1])
    var browser = TestBrowser(try await TestPlayers())
    let answered = try await browser.ask("journal", .post, request.joined(separator: "\n"))
    #expect(answered.text == answer.joined(separator: "\n") + "\n")
  }

  @Test func `the first lines of sync requests survive encoding and decoding`() throws {
    let log = KnownLog(device: DeviceID(random: 7), covered: 3, through: 9, beyond: [11...12, 14...14], revision: 5)
    let request = SyncRequestHead(have: [log], name: "phone")
    #expect(try SyncRequestHead(line: Array(request.line.utf8)) == request)
    let answer = SyncAnswerHead(
      have: [log], forks: [Fork(device: DeviceID(random: 7), from: 2, newDevice: DeviceID(random: 8))],
      refused: [.init(line: 4, reason: "no \"deed\"")], hasMore: true, size: 5, room: 6)
    #expect(SyncAnswerHead(line: Array(answer.line.utf8)) == answer)
  }

  @Test(arguments: [
    "", "nonsense", "[]", "{}", #"{"format":"word-orchard-profile","version":1,"have":[]}"#,
    #"{"format":"word-orchard-sync","version":2,"have":[]}"#, #"{"format":"word-orchard-sync","version":1}"#,
    #"{"format":"word-orchard-sync","version":1,"have":{}}"#, #"{"format":"word-orchard-sync","version":1,"have":[1]}"#,
    #"{"format":"word-orchard-sync","version":1,"have":[{"device":"0000000000002a","through":-1}]}"#,
    #"{"format":"word-orchard-sync","version":1,"have":[{"device":"0000000000002a","covered":1e9}]}"#,
    #"{"format":"word-orchard-sync","version":1,"have":[{"device":"0000000000002a","beyond":[[5,4]]}]}"#,
    #"{"format":"word-orchard-sync","version":1,"have":[{"device":"0000000000002a","beyond":[[3,5],[5,6]]}]}"#,
    #"{"format":"word-orchard-sync","version":1,"have":[{"device":"2a"}]}"#,
    #"{"format":"word-orchard-sync","version":1,"have":[],"name":"\u0007"}"#, String(repeating: "[", count: 60_000),
  ])
  func `a sync request with an invalid first line is refused and creates no player`(head: String) async throws {
    let players = try await TestPlayers()
    var browser = TestBrowser(players)
    let answer = try await browser.ask("journal", .post, head)
    #expect(answer.status == 400 && answer.error != nil && browser.cookie == nil)
    let rows = try await players.store.database.transaction(.reading) { try $0.run("SELECT id FROM players") }
    #expect(rows.isEmpty)
  }

  @Test func `the size of a sync request without a pass is limited`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    let answer = try await browser.ask("journal", .post, String(repeating: "a", count: 70_000))
    #expect(answer.status == 413 && answer.error?.code == "tooLarge")
  }

  @Test func `text that looks like SQL is stored as ordinary text`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    let word = "x'); DROP TABLE events; --"
    let line =
      #"{"version":6,"device":"0000000000002a","counter":1,"at":1,"offset":0,"deed":"reported","language":"en","guess":"\#(word)","root":"$1 ?1 \u0000"}"#
    try await browser.sync([line], have: [KnownLog(device: DeviceID(random: 42), through: 1)])
    #expect(try await browser.lines() == [line])
  }

  @Test func `a player's syncs are rate-limited`() async throws {
    var browser = TestBrowser(try await TestPlayers())
    try await browser.sync()
    var statuses: [Int] = []
    for _ in 0..<130 { statuses.append(try await browser.ask("journal", .post, SyncRequestHead().line).status) }
    #expect(statuses.contains(200) && statuses.last == 429)
  }

  /// Sends randomly damaged requests, which must never cause a server error.
  @Test func `a damaged sync request never causes a server error`() async throws {
    var numbers = SeededNumbers(seed: seedOfThisRun)
    let players = try await TestPlayers()
    let request = Self.examples(try document("sync.md"))
    let text = Array(request[request.count - 2].joined(separator: "\n").utf8)
    for _ in 0..<300 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let index = Int.random(in: 0..<damaged.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &numbers)
        case 1: damaged.removeSubrange(index..<min(damaged.count, index + 9))
        default: damaged.insert(contentsOf: damaged[index..<min(damaged.count, index + 9)], at: index)
        }
      }
      var browser = TestBrowser(players)
      browser.origin[HTTPField.Name("Sec-Fetch-Site")!] = "same-origin"
      let answer = try await players.visitor.ask(
        "/api/v1/journal", .post, body: damaged, browser.origin)
      #expect(answer.status < 500, "\(String(decoding: damaged, as: UTF8.self))")
    }
  }
}
