import NIOCore
import NIOHTTP1

/// Normalizes the header of every request that ends its connection to `Connection: close`. This includes HTTP/1.0
/// requests and headers with further options (RFC 9112, 9.3).
final class ConnectionHeader: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), isLast(head) else { return context.fireChannelRead(data) }
    head.headers.replaceOrAdd(name: "Connection", value: "close")
    // HTTP/1.0 has no interim answers.
    if head.version != .http1_1 { head.headers.remove(name: "Expect") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  private func isLast(_ head: HTTPRequestHead) -> Bool {
    head.version != .http1_1 || !head.isKeepAlive
  }
}
