import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// HTTP/1.1 as Hummingbird speaks it, with our rules for connections.
struct ConnectionChannel: ServerChildChannel {
  /// The most bytes of a request's head, its address among them. Ours have 500.
  static let headLimit = 16 * 1024
  /// After so long without a request, or without the end of a request's head, a connection is closed.
  static let idleTime = TimeAmount.seconds(60)

  private let http: HTTP1Channel
  private let connections: Connections
  private let surroundings: Surroundings

  init(
    _ responder: @escaping HTTPChannelHandler.Responder, _ connections: Connections, _ surroundings: Surroundings
  ) {
    self.connections = connections
    self.surroundings = surroundings
    http = HTTP1Channel(
      responder: responder,
      configuration: HTTP1Channel.Configuration(
        idleTimeout: ConnectionChannel.idleTime,
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: ConnectionChannel.headLimit, maxHeaderListSize: ConnectionChannel.headLimit,
          maxHeaderFieldCount: 100)))
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http.setup(channel: channel, logger: logger).flatMapThrowing { value in
      let isServed = connections.takePlace()
      if isServed { channel.closeFuture.whenComplete { _ in connections.leavePlace() } }
      let pipeline = channel.pipeline.syncOperations
      // It turns requests into those that do not have a version.
      let codec = try pipeline.context(handlerType: HTTP1ToHTTPServerCodec.self).handler
      try pipeline.addHandler(ConnectionHeader(), position: .before(codec))
      try pipeline.addHandler(handler(isRefused: !isServed, logger), position: .after(codec))
      // A connection that is accepted while the server stops is never handled. NIO traps if its writer is released before the connection is
      // closed, so the connection keeps the writer until then.
      channel.closeFuture.whenComplete { _ in withExtendedLifetime(value) {} }
      return value
    }
  }

  private func handler(isRefused: Bool, _ logger: Logger) -> ConnectionHandler {
    ConnectionHandler(isRefused: isRefused, surroundings: surroundings, logger: logger)
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
      await http.handle(value: value, logger: logger)
    }
  }
}
