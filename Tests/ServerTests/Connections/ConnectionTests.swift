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

/// One connection on an embedded channel, where time advances only on demand.
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

  /// Handles the closing of the output, which would close an embedded channel entirely.
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

  /// Writes and flushes a part of an answer.
  func write(_ part: HTTPResponsePart) {
    channel.write(part, promise: nil)
    channel.flush()
  }

  func quiesce() { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }

  func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

  /// The heads and bodies sent since the last call.
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

  /// The number of request parts that the routes received.
  func received() throws -> Int {
    var count = 0
    while try channel.readInbound(as: HTTPRequestPart.self) != nil { count += 1 }
    return count
  }

  /// Whether each answer sent since the last call announces the end of the connection.
  func announced() throws -> [Bool] { try sent().heads.map { $0.headerFields[.connection] == "close" } }
}

extension ConnectionLimits { fileprivate static let usual = ConnectionLimits() }

@Suite struct `A connection` {
  @Test func `a connection stays open between requests`() throws {
    let line = try Line()
    for _ in 0..<3 {
      try line.request()
      try line.answer()
    }
    line.pass(.hours(1))
    #expect(try line.announced() == [false, false, false] && line.channel.isActive)
  }

  @Test func `a connection sends the head of a response together with its body`() throws {
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

  @Test func `a connection sends response parts that are written at the same time together`() throws {
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

  @Test func `a connection sends pending response parts before it closes`() throws {
    let line = try Line()
    try line.request()
    line.write(.head(HTTPResponse(status: .ok)))
    line.channel.close(mode: .output, promise: nil)
    #expect(try line.sent().heads.count == 1)
  }

  @Test func `a connection closes after answering a client that asks to close it`() throws {
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

  @Test func `a stopping server announces the connection's end in the response in progress`() throws {
    let line = try Line()
    try line.request()
    line.quiesce()
    line.pass(.seconds(30))
    #expect(line.channel.isActive)
    try line.answer()
    #expect(try line.announced() == [true])
  }

  @Test func `a stopping server answers one more request and announces the connection's end in it`() throws {
    let line = try Line()
    try line.request()
    try line.answer()
    line.quiesce()
    line.pass(ConnectionLimits.usual.farewell - .milliseconds(1))
    try line.request()
    line.pass(.seconds(5))
    try line.answer()
    #expect(try line.announced() == [false, true])
    // If the first handler passed the event on, the next handler would close the connection at once.
    #expect(line.errors.quiesces == 0)
  }

  @Test func `a stopping server closes an idle connection`() throws {
    let line = try Line()
    line.quiesce()
    #expect(line.channel.isActive)
    line.pass(ConnectionLimits.usual.farewell)
    #expect(!line.channel.isActive)
  }

  @Test func `a connection whose request body is late sends an error and then closes`() throws {
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

  @Test func `a connection waits for the response after the request body is complete`() throws {
    let line = try Line()
    try line.head(.post)
    line.pass(.seconds(19))
    try line.end()
    line.pass(.minutes(5))
    #expect(line.errors.caught.isEmpty && line.channel.isActive)
  }

  @Test func `a connection that answers before the request body arrives closes and reads little more`() throws {
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

  @Test func `a connection with invalid HTTP sends the usual problem document`() throws {
    let line = try Line()
    line.channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
    #expect(line.errors.caught.first is HTTPParserError)
    // Send the answer that Hummingbird writes for an invalid request.
    try line.answer(.badRequest)
    let sent = try line.sent()
    let head = try #require(sent.heads.first)
    #expect(sent.heads.count == 1 && head.status == .badRequest && head.headerFields[.connection] == "close")
    #expect(head.headerFields[.contentType] == ContentType.problem)
    #expect(head.headerFields[HTTPField.Name("X-Content-Type-Options")!] == "nosniff")
    #expect(head.headerFields[.contentLength] == "\(sent.bodies.joined().utf8.count)")
    #expect(try JSON(Array(sent.bodies.joined().utf8)).at("error", "code").string == "badRequest")
  }

  @Test func `a valid request followed by invalid HTTP receives both responses in order`() throws {
    let line = try Line()
    try line.request()
    line.channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
    try line.answer()
    try line.answer(.badRequest)
    let heads = try line.sent().heads
    #expect(heads.map(\.status) == [.ok, .badRequest])
    #expect(heads.map { $0.headerFields[.connection] } == [nil, "close"])
  }

  @Test func `a connection answers Expect: 100-continue with status 100`() throws {
    let line = try Line()
    try line.head(.post, [.expect: "100-Continue", .contentLength: "1"])
    #expect(try line.sent().heads.map(\.status) == [.continue])
    try line.body(1)
    try line.end()
    try line.answer()
    #expect(try line.announced() == [false])
  }

  @Test func `a connection over the limit receives status 503, or is closed if its client sends nothing`() throws {
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

@Suite struct `The Connection header` {
  @Test(
    arguments: [
      (.http1_1, nil, nil), (.http1_1, "keep-alive", "keep-alive"), (.http1_1, "Close", "close"),
      (.http1_1, "keep-alive, close, x", "close"), (.http1_1, "x,close", "close"), (.http1_0, nil, "close"),
      (.http1_0, "keep-alive", "close"),
    ] as [(HTTPVersion, String?, String?)])
  func `HTTP/1.0 and any Connection header that lists close are normalized to close`(
    version: HTTPVersion, said: String?, read: String?
  ) throws {
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

@Suite struct `The limit of connections` {
  private let connections = Connections(most: 10, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })

  @Test func `connections up to a limit are served, further connections refused, and the rest left waiting`() {
    // The server accepts all these connections before the first connection takes a place.
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

  @Test func `the connection limit leaves file descriptors for the server itself`() {
    #expect(ConnectionLimit.possible >= 1 && ConnectionLimit.standard <= ConnectionLimit.usual)
  }
}
