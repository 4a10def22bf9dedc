import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing

@testable import Server

/// One connection, and the router's side of it.
private struct QuickLine {
  let channel = EmbeddedChannel()

  init(
    _ players: Players? = nil, _ surroundings: Surroundings = Surroundings(),
    logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  ) throws {
    let answers = QuickAnswers(TestData.shipped, players, surroundings)
    try channel.pipeline.syncOperations.addHandler(QuickHandler(answers, logger: logger))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  func head(_ path: String, _ method: HTTPRequest.Method = .get, _ headers: HTTPFields = [:]) throws {
    try channel.writeInbound(
      HTTPRequestPart.head(
        HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers)))
  }

  func body(_ text: String) throws { try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: text))) }

  func end() throws { try channel.writeInbound(HTTPRequestPart.end(nil)) }

  func ask(_ path: String, _ method: HTTPRequest.Method = .get, _ headers: HTTPFields = [:]) throws {
    try head(path, method, headers)
    try end()
  }

  func judge(_ question: String) throws {
    try head("/api/v1/find-words/judge", .post, [.contentLength: "\(question.utf8.count)"])
    try body(question)
    try end()
  }

  /// The router answers the request that it got first.
  func answerOfRouter() throws {
    channel.write(HTTPResponsePart.head(HTTPResponse(status: .notFound)), promise: nil)
    channel.writeAndFlush(HTTPResponsePart.end(nil), promise: nil)
  }

  /// What was answered since.
  func answers() throws -> [(head: HTTPResponse, body: String)] {
    var answers: [(head: HTTPResponse, body: String)] = []
    while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
      switch part {
      case .head(let head): answers.append((head, ""))
      case .body(let body): answers[answers.count - 1].body += String(buffer: body)
      case .end: break
      }
    }
    return answers
  }

  /// What the router got since: the paths of heads, the texts of bodies, `end`.
  func passedOn() throws -> [String] {
    var parts: [String] = []
    while let part = try channel.readInbound(as: HTTPRequestPart.self) {
      switch part {
      case .head(let head): parts.append(head.path ?? "")
      case .body(let body): parts.append(String(buffer: body))
      case .end: parts.append("end")
      }
    }
    return parts
  }
}

@Suite struct `What players ask for most` {
  private static let question = #"{"language":"en","root":"orchard","guess":"chord","found":["road"]}"#
  private static let puzzle = "/api/v1/puzzle?language=it&length=8&seed=42"

  @Test func `is answered on the spot as the router would answer it`() async throws {
    let line = try QuickLine()
    try line.ask(Self.puzzle)
    try line.judge(Self.question)
    let given = try line.answers()
    #expect(given.count == 2)
    #expect(try line.passedOn().isEmpty)
    let visitor = Visitor()
    let routed = [
      try await visitor.ask(Self.puzzle),
      try await visitor.ask("/api/v1/find-words/judge", .post, body: Array(Self.question.utf8)),
    ]
    for (given, routed) in zip(given, routed) {
      #expect(given.head.status == .ok && routed.status == 200 && given.body == routed.text)
      var headers = given.head.headerFields
      // The application adds it to those of the router.
      #expect(headers[.date]?.hasSuffix(" GMT") == true)
      headers[.date] = nil
      #expect(Set(headers.map(\.description)) == Set(routed.headers.map(\.description)))
    }
  }

  @Test func `waits for the whole body`() throws {
    let line = try QuickLine()
    try line.head("/api/v1/find-words/judge", .post, [.contentLength: "\(Self.question.utf8.count)"])
    for character in Self.question { try line.body(String(character)) }
    #expect(try line.answers().isEmpty)
    try line.end()
    #expect(try line.answers().first?.body.contains("accepted") == true)
  }

  @Test func `keeps its place among what the router answers`() throws {
    let line = try QuickLine()
    try line.ask("/find-words")
    try line.ask(Self.puzzle)
    #expect(try line.passedOn() == ["/find-words", "end", Self.puzzle, "end"])
    try line.answerOfRouter()
    try line.ask(Self.puzzle)
    #expect(try line.passedOn() == [Self.puzzle, "end"])
    for _ in 0..<2 { try line.answerOfRouter() }
    #expect(try line.answers().map(\.head.status) == [.notFound, .notFound, .notFound])
    try line.ask(Self.puzzle)
    #expect(try line.answers().map(\.head.status) == [.ok])
    #expect(try line.passedOn().isEmpty)
  }

  @Test(
    arguments: [
      ("/", .get, [:]), ("/api/v1/puzzle", .head, [:]), ("/api/v1/puzzle", .post, [.contentLength: "0"]),
      ("/api/v1/puzzles", .get, [:]), ("/api/v1/puzzle/7", .get, [:]),
      ("/api/v1/puzzle?length=1", .get, [:]), ("/api/v1/puzzle", .get, [.contentLength: "3"]),
      ("/api/v1/find-words/judge", .get, [:]), ("/api/v1/find-words/judge", .post, [.transferEncoding: "chunked"]),
      ("/api/v1/find-words/judge", .post, [.contentLength: "2", .expect: "100-continue"]),
      ("/api/v1/find-words/judge", .post, [.contentLength: "70000"]), ("/api/v1/find-words/judge", .post, [:]),
    ] as [(String, HTTPRequest.Method, HTTPFields)])
  func `is the router's where it is anything else`(path: String, method: HTTPRequest.Method, headers: HTTPFields) throws
  {
    let line = try QuickLine()
    try line.ask(path, method, headers)
    #expect(try line.passedOn() == [path, "end"])
    #expect(try line.answers().isEmpty)
  }

  @Test func `is the router's with all that has come when it is wrong`() throws {
    let line = try QuickLine()
    for question in ["{", #"{"language":"xx"}"#, Self.question.replacing("orchard", with: "x")] {
      try line.judge(question)
      #expect(try line.passedOn() == ["/api/v1/find-words/judge", question, "end"])
      try line.answerOfRouter()
    }
    try line.judge(Self.question)
    #expect(try line.answers().map(\.head.status) == [.notFound, .notFound, .notFound, .ok])
  }

  @Test func `is the router's when the rest of it does not come`() throws {
    let line = try QuickLine()
    try line.head("/api/v1/find-words/judge", .post, [.contentLength: "100"])
    try line.body("{")
    line.channel.pipeline.fireErrorCaught(HTTPError(.requestTimeout))
    #expect(throws: HTTPError.self) { try line.channel.throwIfErrorCaught() }
    #expect(try line.passedOn() == ["/api/v1/find-words/judge", "{"])
    try line.head("/api/v1/find-words/judge", .post, [.contentLength: "100"])
    #expect(try line.passedOn() == ["/api/v1/find-words/judge"])
  }

  @Test func `is the router's when its sender has closed its side in the middle`() throws {
    let line = try QuickLine()
    try line.head("/api/v1/find-words/judge", .post, [.contentLength: "100"])
    line.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(try line.passedOn() == ["/api/v1/find-words/judge"])
  }

  @Test func `is the router's when its sender reads no answers`() throws {
    let line = try QuickLine()
    line.channel.isWritable = false
    try line.ask(Self.puzzle)
    #expect(try line.passedOn() == [Self.puzzle, "end"])
    #expect(try line.answers().isEmpty)
  }

  @Test func `is limited as all of the API, and by the router when it is wrong`() async throws {
    let players = try await TestPlayers().players
    let line = try QuickLine(players)
    try line.judge("{")
    #expect(try line.passedOn().last == "end")
    try line.answerOfRouter()
    // The token for what was wrong is still there: the router takes it.
    for _ in 0..<2000 {
      try line.ask(Self.puzzle)
      #expect(try line.passedOn().isEmpty)
    }
    try line.ask(Self.puzzle)
    #expect(try line.passedOn() == [Self.puzzle, "end"])
  }

  @Test func `is in the log and among what is counted`() async throws {
    let lines = Lines()
    let queue = LogQueue { lines.add($0) }
    let prometheus = PrometheusMetrics()
    let line = try QuickLine(
      nil, Surroundings(metrics: ServerMetrics(factory: prometheus)),
      logger: Logger(label: "orchard") { LogLines($0, to: queue) })
    try line.ask(Self.puzzle)
    #expect(
      prometheus.text(help: ServerMetrics.help).contains(
        #"orchard_requests_total{method="GET",route="/api/v1/puzzle",status="200"} 1"#))
    await queue.empty(within: .seconds(100))
    #expect(lines.text.contains(/hb\.request\.id=\w+ method=GET microseconds=\d+ path=\/api\/v1\/puzzle status=200/))
  }

  private final class Lines: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
  }

  @Test func `is found in the site's folder`() throws {
    let line = try QuickLine(
      nil, Surroundings(address: try PublicAddress("https://words.example/games/orchard")))
    try line.ask("/games/orchard" + Self.puzzle)
    #expect(try line.answers().map(\.head.status) == [.ok])
    // A proxy may have taken the folder away.
    try line.ask(Self.puzzle)
    #expect(try line.passedOn() == [Self.puzzle, "end"])
  }
}

@Suite struct `The time as a text` {
  @Test func `is that of HTTP in its headers`() {
    #expect(SecondText.ofHeaders.text(1_795_254_400) == "Sat, 21 Nov 2026 09:46:40 GMT")
    #expect(SecondText.ofHeaders.text(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
  }
}
