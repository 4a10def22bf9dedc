import HTTPTypes
import Logging
import NIOCore
import NIOHTTPTypes

/// Answers on the spot what ``QuickAnswers`` can answer, and passes on to the router what it cannot. It stands where the router's side of a
/// connection begins, so that all rules for connections hold for its answers too.
final class QuickHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// A request that waits for the rest of its body.
  private struct Held {
    let question: QuickAnswers.Question
    let head: HTTPRequest
    var body = ByteBuffer()
  }

  private let answers: QuickAnswers
  private let logger: Logger
  private var held: Held?
  /// Requests that the router has and has not answered. While there is one, those behind it are passed on too, or answers would change places.
  private var passedOn = 0

  init(_ answers: QuickAnswers, logger: Logger) {
    self.answers = answers
    self.logger = logger
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      // A client that does not read its answers waits for the router, which reads no more of it then.
      if passedOn == 0, context.channel.isWritable, let question = answers.question(head) {
        held = Held(question: question, head: head)
        return
      }
      passedOn += 1
    case .body(var bytes):
      guard let known = held?.body.readableBytes else { break }
      // Most bodies come in one piece.
      if known == 0 { held?.body = bytes } else { held?.body.writeBuffer(&bytes) }
      return
    case .end:
      guard let request = held else { break }
      if let answer = answers.answer(request.question, request.head, request.body, on: context.channel, logger) {
        held = nil
        context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
        context.write(wrapOutboundOut(.body(answer.body)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        return
      }
      release(context)
    }
    context.fireChannelRead(data)
  }

  /// Passes on what has come of a request that waits.
  private func release(_ context: ChannelHandlerContext) {
    guard let request = held else { return }
    held = nil
    passedOn += 1
    context.fireChannelRead(wrapInboundOut(.head(request.head)))
    if request.body.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(.body(request.body))) }
  }

  /// The rest of the body will not come, or not in time: the router says so.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    release(context)
    context.fireErrorCaught(error)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    release(context)
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    held = nil
    context.fireChannelInactive()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data), passedOn > 0 { passedOn -= 1 }
    context.write(data, promise: promise)
  }
}
