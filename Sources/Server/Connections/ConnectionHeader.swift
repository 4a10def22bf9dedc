import NIOCore
import NIOHTTP1

/// Normalizes the `Connection` header to `Connection: close` in each request after which the connection must close. The
/// connection must close after an HTTP/1.0 request, and after a request whose `Connection` header contains `close` and
/// other options (RFC 9112, 9.3).
final class ConnectionHeader: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), isLast(head) else { return context.fireChannelRead(data) }
    head.headers.replaceOrAdd(name: "Connection", value: "close")
    // HTTP/1.0 has no interim responses such as `100 Continue`.
    if head.version != .http1_1 { head.headers.remove(name: "Expect") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  private func isLast(_ head: HTTPRequestHead) -> Bool {
    head.version != .http1_1 || !head.isKeepAlive
  }
}
