import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Wire

/// Decides when a connection ends, and announces the end in the last response (`Connection: close`, RFC 9112, 9.6).
/// Also responds to invalid requests, to clients beyond the connection limit, and to `Expect: 100-continue`, because
/// these never reach a route.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private enum Stage: Int, Comparable {
    /// Requests are received and get responses.
    case open
    /// The connection closes after the next response that leaves no request waiting.
    case ending
    /// The last request has arrived; any later bytes are discarded.
    case lastRequest
    /// The last response has begun.
    case lastAnswer
    /// The last response is written.
    case over

    static func < (one: Stage, other: Stage) -> Bool { one.rawValue < other.rawValue }
  }

  private let limits: ConnectionLimits
  private let isRefused: Bool
  private let environment: ServerEnvironment
  private let logger: Logger
  private var stage = Stage.open
  /// The number of requests whose head has arrived and whose response is not yet complete.
  private var unanswered = 0
  /// Whether the end of the most recent request's body has not yet arrived.
  private var isReceiving = false
  private var drained = 0
  /// Whether only the head of the current response is written.
  private var isHeadHeld = false
  /// Whether a flush of the written responses is scheduled.
  private var isFlushing = false
  /// The only pending timer; the next event may cancel or replace it.
  private var timer: Scheduled<Void>?

  /// - Parameter isRefused: whether to refuse the client: the first request then gets the response 503.
  init(
    _ limits: ConnectionLimits = ConnectionLimits(), isRefused: Bool = false,
    environment: ServerEnvironment = ServerEnvironment(),
    logger: Logger
  ) {
    self.limits = limits
    self.isRefused = isRefused
    self.environment = environment
    self.logger = logger
  }

  // MARK: - Requests

  func channelActive(context: ChannelHandlerContext) {
    if isRefused { schedule(limits.farewell, context) { context in context.close(promise: nil) } }
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    switch stage {
    case .open, .ending: receive(part, data, context)
    case .lastRequest where isReceiving: receive(part, data, context)
    case .lastRequest, .lastAnswer, .over: drain(part, context)
    }
  }

  /// - Parameter data: the unwrapped `part` in its original form, to be passed on.
  private func receive(_ part: HTTPRequestPart, _ data: NIOAny, _ context: ChannelHandlerContext) {
    switch part {
    case .head(let request):
      cancelTimer()
      unanswered += 1
      isReceiving = true
      if request.headerFields[.connection] == "close" { stage = .lastRequest }
      if isRefused {
        let problem = Problem(
          .serviceUnavailable, "busy", "all connections are in use; retry after the number of seconds in Retry-After",
          retryAfter: 5)
        write(problem, context, hasBody: request.method != .head)
        return end(context)
      }
      // Send `100 Continue` only if no response is being written, because it would end up in the middle of that
      // response.
      if request.headerFields[.expect]?.lowercased() == "100-continue", unanswered == 1 {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
    case .body: break
    case .end:
      isReceiving = false
      cancelTimer()
    }
    context.fireChannelRead(data)
  }

  private func drain(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    guard case .body(let bytes) = part else { return }
    drained += bytes.readableBytes
    if drained > limits.drainBytes { context.close(promise: nil) }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if stage == .over {
      context.read()
    } else if isReceiving, timer == nil {
      schedule(limits.bodyTime, context) { [self] context in
        stage = .lastRequest
        // The route that waits for the body receives this error and responds with it.
        context.fireErrorCaught(HTTPError(.requestTimeout))
      }
    }
    context.fireChannelReadComplete()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTP1TypeConversionError else { return context.fireErrorCaught(error) }
    // Report the error as a parser error, because Hummingbird then writes an empty response after the responses to
    // earlier requests.
    stage = max(stage, .lastRequest)
    context.fireErrorCaught(HTTPParserError.unknown)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ChannelShouldQuiesceEvent else { return context.fireUserInboundEventTriggered(event) }
    if stage == .open { stage = .ending }
    sayFarewell(context)
  }

  /// Closes an idle connection, but only after a moment: if one more request arrives, its response can announce that
  /// the server closes the connection.
  private func sayFarewell(_ context: ChannelHandlerContext) {
    guard stage == .ending, unanswered == 0 else { return }
    schedule(limits.farewell, context) { context in context.close(promise: nil) }
  }

  // MARK: - Answers

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard stage != .over else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    isHeadHeld = false
    switch unwrapOutboundIn(data) {
    case .head where unanswered == 0:
      // A response without a request is Hummingbird's response to an invalid request.
      unanswered = 1
      write(Problem(.badRequest, "badRequest", "the request is not valid HTTP"), context)
      promise?.succeed()
    case .head(var response):
      isHeadHeld = true
      guard unanswered == 1, isReceiving || stage > .open else { return context.write(data, promise: promise) }
      stage = .lastAnswer
      response.headerFields[.connection] = "close"
      context.write(wrapOutboundOut(.head(response)), promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      unanswered -= 1
      if stage == .lastAnswer {
        promise?.succeed()
        end(context)
      } else {
        context.write(data, promise: promise)
        sayFarewell(context)
      }
    }
  }

  /// Delays flushing until all received requests have responses, and sends a response's head together with its body.
  /// Few flushes are better because each write to the socket may have to wake the client.
  func flush(context: ChannelHandlerContext) {
    guard !isHeadHeld, !isFlushing else { return }
    isFlushing = true
    context.eventLoop.assumeIsolated().execute { [self] in
      isFlushing = false
      context.flush()
    }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    context.flush()
    context.close(mode: mode, promise: promise)
  }

  /// Begins the last response with a problem that no route reports.
  private func write(_ problem: Problem, _ context: ChannelHandlerContext, hasBody: Bool = true) {
    stage = .lastAnswer
    let folder = environment.address.folder
    var response = problem.response(in: folder).guarded()
    response.headers[.connection] = "close"
    logger.answered(problem.status)
    environment.metrics.answered(problem.status)
    context.write(wrapOutboundOut(.head(response.head)), promise: nil)
    if hasBody {
      context.write(wrapOutboundOut(.body(ByteBuffer(string: problem.json(in: folder).text))), promise: nil)
    }
  }

  /// Ends the last response. The connection closes when the client closes its side, or after
  /// ``ConnectionLimits/drainTime``.
  private func end(_ context: ChannelHandlerContext) {
    stage = .over
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(mode: .output, promise: nil)
    schedule(limits.drainTime, context) { context in context.close(promise: nil) }
    context.read()
  }

  // MARK: - Time

  private func schedule(
    _ time: TimeAmount, _ context: ChannelHandlerContext, _ action: @escaping (ChannelHandlerContext) -> Void
  ) {
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [self] in
      timer = nil
      action(context)
    }
  }

  private func cancelTimer() {
    timer?.cancel()
    timer = nil
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancelTimer() }
}
