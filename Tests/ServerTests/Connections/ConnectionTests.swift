import Formats
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Testing

@testable import Server

/// One connection, in whose time nothing happens by itself.
private final class Line {
  let channel = EmbeddedChannel()
  let errors = Errors()

  final class Errors: ChannelInboundHandler {
    typealias InboundIn = HTTPRequestPart
    var caught: [any Error] = []
    var quiesces = 0

    func errorCaught(context: ChannelHandlerContext, error: any Error) { caught.append(error) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if event is ChannelShouldQuiesceEvent { quiesces += 1 }
    }
  }

  /// An embedded channel would end altogether when its output is closed.
  private final class Output: ChannelOutboundHandler {
    typealias OutboundIn = HTTPResponsePart

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
      if mode == .output { promise?.succeed() } else { context.close(mode: mode, promise: promise) }
    }
  }

  init(isRefused: Bool = false) throws {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    try channel.pipeline.syncOperations.addHandlers([
      Output(), ConnectionHandler(isRefused: isRefused, logger: logger), errors,
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  func head(_ method: HTTPRequest.Method = .get, _ headers: HTTPFields = [:]) throws {
    try channel.writeInbound(
      HTTPRequestPart.head(
        HTTPRequest(method: method, scheme: "http", authority: "a", path: "/", headerFields: headers)))
  }

  func body(_ count: Int) throws {
    try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: count)))
  }

  func end() throws { try channel.writeInbound(HTTPRequestPart.end(nil)) }

  func request(_ headers: HTTPFields = [:]) throws {
    try head(.get, headers)
    try end()
  }

  func answer(_ status: HTTPResponse.Status = .ok) throws {
    write(.head(HTTPResponse(status: status)))
    write(.end(nil))
    channel.embeddedEventLoop.run()
  }

  /// As an answer's parts are written: each is to go out.
  func write(_ part: HTTPResponsePart) {
    channel.write(part, promise: nil)
    channel.flush()
  }

  func quiesce() { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }

  func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

  /// What was sent since: heads, and bodies as texts.
  func sent() throws -> (heads: [HTTPResponse], bodies: [String]) {
    var sent: (heads: [HTTPResponse], bodies: [String]) = ([], [])
    while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
      switch part {
      case .head(let head): sent.heads.append(head)
      case .body(let body): sent.bodies.append(String(buffer: body))
      case .end: break
      }
    }
    return sent
  }

  /// The parts of requests that the routes get.
  func received() throws -> Int {
    var count = 0
    while try channel.readInbound(as: HTTPRequestPart.self) != nil { count += 1 }
    return count
  }

  /// Whether each answer since announces that the connection ends.
  func announced() throws -> [Bool] { try sent().heads.map { $0.headerFields[.connection] == "close" } }
}

extension ConnectionLimits { fileprivate static let usual = ConnectionLimits() }

@Suite struct `A connection` {
  @Test func `stays open between requests`() throws {
    let line = try Line()
    for _ in 0..<3 {
      try line.request()
      try line.answer()
    }
    line.pass(.hours(1))
    #expect(try line.announced() == [false, false, false] && line.channel.isActive)
  }

  @Test func `sends the head of an answer together with its body`() throws {
    let line = try Line()
    try line.request()
    line.write(.head(HTTPResponse(status: .ok)))
    line.channel.embeddedEventLoop.run()
    #expect(try line.sent().heads.isEmpty)
    line.write(.body(ByteBuffer(string: "apple")))
    line.channel.embeddedEventLoop.run()
    let sent = try line.sent()
    #expect(sent.heads.count == 1 && sent.bodies == ["apple"])
  }

  @Test func `sends what is written at the same time together`() throws {
    let line = try Line()
    for _ in 0..<3 { try line.request() }
    for _ in 0..<3 {
      line.write(.head(HTTPResponse(status: .ok)))
      line.write(.end(nil))
    }
    #expect(try line.sent().heads.isEmpty)
    line.channel.embeddedEventLoop.run()
    #expect(try line.sent().heads.count == 3)
  }

  @Test func `sends what is written before it ends`() throws {
    let line = try Line()
    try line.request()
    line.write(.head(HTTPResponse(status: .ok)))
    line.channel.close(mode: .output, promise: nil)
    #expect(try line.sent().heads.count == 1)
  }

  @Test func `ends after the answer to a client that asks for that`() throws {
    let line = try Line()
    try line.request()
    try line.request([.connection: "close"])
    try line.request()
    try line.answer()
    try line.answer()
    #expect(try line.announced() == [false, true])
    line.pass(ConnectionLimits.usual.drainTime)
    #expect(!line.channel.isActive)
  }

  @Test func `of a server that ends is told so in the answer that is being made`() throws {
    let line = try Line()
    try line.request()
    line.quiesce()
    line.pass(.seconds(30))
    #expect(line.channel.isActive)
    try line.answer()
    #expect(try line.announced() == [true])
  }

  @Test func `of a server that ends gets one more answer, which tells so`() throws {
    let line = try Line()
    try line.request()
    try line.answer()
    line.quiesce()
    line.pass(ConnectionLimits.usual.farewell - .milliseconds(1))
    try line.request()
    line.pass(.seconds(5))
    try line.answer()
    #expect(try line.announced() == [false, true])
    // Else the next handler would close it at once.
    #expect(line.errors.quiesces == 0)
  }

  @Test func `of a server that ends is closed when nothing comes`() throws {
    let line = try Line()
    line.quiesce()
    #expect(line.channel.isActive)
    line.pass(ConnectionLimits.usual.farewell)
    #expect(!line.channel.isActive)
  }

  @Test func `whose body does not come in time gets an error to answer with, and is the last one`() throws {
    let line = try Line()
    try line.head(.post, [.contentLength: "1000"])
    for _ in 0..<3 {
      line.pass(.seconds(5))
      try line.body(1)
    }
    #expect(line.errors.caught.isEmpty)
    line.pass(.seconds(5))
    #expect((line.errors.caught.first as? HTTPError)?.status == .requestTimeout)
    try line.answer(.requestTimeout)
    #expect(try line.announced() == [true])
    line.pass(ConnectionLimits.usual.drainTime)
    #expect(!line.channel.isActive)
  }

  @Test func `waits as long as an answer takes once the body has come`() throws {
    let line = try Line()
    try line.head(.post)
    line.pass(.seconds(19))
    try line.end()
    line.pass(.minutes(5))
    #expect(line.errors.caught.isEmpty && line.channel.isActive)
  }

  @Test func `that is answered before its body has come ends, and little more is read`() throws {
    for pieces in [10, 10_000] {
      let line = try Line()
      try line.head(.post, [.contentLength: "5000000000"])
      try line.answer(.notFound)
      #expect(try line.announced() == [true])
      _ = try line.received()
      var written = 0
      while written < pieces, line.channel.isActive {
        try? line.body(16 * 1024)
        written += 1
      }
      #expect(try line.received() == 0)
      #expect(line.channel.isActive == (pieces == 10) && written <= 65)
      line.pass(ConnectionLimits.usual.drainTime)
      #expect(!line.channel.isActive)
    }
  }

  @Test func `that brings what is no HTTP gets the usual error`() throws {
    let line = try Line()
    line.channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
    #expect(line.errors.caught.first is HTTPParserError)
    // What Hummingbird then writes.
    try line.answer(.badRequest)
    let sent = try line.sent()
    let head = try #require(sent.heads.first)
    #expect(sent.heads.count == 1 && head.status == .badRequest && head.headerFields[.connection] == "close")
    #expect(head.headerFields[.contentType] == ContentType.problem)
    #expect(head.headerFields[HTTPField.Name("X-Content-Type-Options")!] == "nosniff")
    #expect(head.headerFields[.contentLength] == "\(sent.bodies.joined().utf8.count)")
    #expect(try JSON(Array(sent.bodies.joined().utf8)).at("error", "code").string == "badRequest")
  }

  @Test func `with a request behind which there is no HTTP answers both in their order`() throws {
    let line = try Line()
    try line.request()
    line.channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
    try line.answer()
    try line.answer(.badRequest)
    let heads = try line.sent().heads
    #expect(heads.map(\.status) == [.ok, .badRequest])
    #expect(heads.map { $0.headerFields[.connection] } == [nil, "close"])
  }

  @Test func `that expects to be told to go on is told so`() throws {
    let line = try Line()
    try line.head(.post, [.expect: "100-Continue", .contentLength: "1"])
    #expect(try line.sent().heads.map(\.status) == [.continue])
    try line.body(1)
    try line.end()
    try line.answer()
    #expect(try line.announced() == [false])
  }

  @Test func `for which there is no room is told so, and is closed when it asks nothing`() throws {
    let busy = try Line(isRefused: true)
    try busy.request()
    let sent = try busy.sent()
    #expect(sent.heads.map(\.status) == [.serviceUnavailable] && sent.heads[0].headerFields[.retryAfter] == "5")
    #expect(sent.heads[0].headerFields[.connection] == "close" && sent.bodies.joined().contains("busy"))
    #expect(try busy.received() == 0)
    let silent = try Line(isRefused: true)
    silent.pass(ConnectionLimits.usual.farewell)
    #expect(!silent.channel.isActive)
  }
}

@Suite struct `The header of a connection` {
  @Test(
    arguments: [
      (.http1_1, nil, nil), (.http1_1, "keep-alive", "keep-alive"), (.http1_1, "Close", "close"),
      (.http1_1, "keep-alive, close, x", "close"), (.http1_1, "x,close", "close"), (.http1_0, nil, "close"),
      (.http1_0, "keep-alive", "close"),
    ] as [(HTTPVersion, String?, String?)])
  func `says in one way that it ends`(version: HTTPVersion, said: String?, read: String?) throws {
    let channel = EmbeddedChannel(handler: ConnectionHeader())
    var head = HTTPRequestHead(version: version, method: .GET, uri: "/")
    if let said { head.headers.add(name: "connection", value: said) }
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    guard case .head(let seen) = try channel.readInbound(as: HTTPServerRequestPart.self) else {
      Issue.record("no head")
      return
    }
    #expect(seen.headers.first(name: "Connection") == read)
  }
}

@Suite struct `All connections` {
  private let connections = Connections(most: 10, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

  @Test func `are served up to a number, then refused, then wait`() {
    // All are accepted before the first one gets its place.
    for _ in 0..<10 + Connections.mostRefused {
      #expect(connections.isAcceptingNewConnections())
      connections.connectionOpened()
    }
    #expect(!connections.isAcceptingNewConnections())
    for number in 0..<10 + Connections.mostRefused { #expect(connections.takePlace() == (number < 10)) }
    connections.connectionClosed()
    #expect(connections.isAcceptingNewConnections() && !connections.takePlace())
    connections.leavePlace()
    #expect(connections.takePlace() && !connections.takePlace())
  }

  @Test func `leave the server descriptors of its own`() {
    #expect(ConnectionLimit.possible >= 1 && ConnectionLimit.standard <= ConnectionLimit.usual)
  }
}
