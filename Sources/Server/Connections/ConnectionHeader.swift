import NIOCore
import NIOHTTP1

/// Has every request after which the connection ends say so in one way, `Connection: close`: one of HTTP/1.0 too, and one whose header has
/// other options beside it (RFC 9112, 9.3).
final class ConnectionHeader: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), isLast(head) else { return context.fireChannelRead(data) }
    head.headers.replaceOrAdd(name: "Connection", value: "close")
    // HTTP/1.0 knows no answer before the answer.
    if head.version != .http1_1 { head.headers.remove(name: "Expect") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  private func isLast(_ head: HTTPRequestHead) -> Bool {
    head.version != .http1_1 || !head.isKeepAlive
  }
}
