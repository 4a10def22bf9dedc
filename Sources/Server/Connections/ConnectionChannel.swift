import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

/// Hummingbird's HTTP/1.1 channel with this server's limits and rules for connections.
struct ConnectionChannel: ServerChildChannel {
  /// The maximum number of bytes of a request's head, including its address. The heads that the site's own pages send
  /// have about 500 bytes.
  static let headLimit = 16 * 1024
  /// The time after which a connection is closed if no request arrives or a request's head remains incomplete.
  static let idleTime = TimeAmount.seconds(60)

  private let http: HTTP1Channel
  private let connections: Connections
  private let environment: ServerEnvironment

  init(
    _ responder: @escaping HTTPChannelHandler.Responder, _ connections: Connections, _ environment: ServerEnvironment
  ) {
    self.connections = connections
    self.environment = environment
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
      // The codec converts HTTP/1 messages to Swift's version-independent HTTP types.
      let codec = try pipeline.context(handlerType: HTTP1ToHTTPServerCodec.self).handler
      try pipeline.addHandler(ConnectionHeader(), position: .before(codec))
      try pipeline.addHandler(handler(isRefused: !isServed, logger), position: .after(codec))
      // A connection that is accepted while the server stops is never passed to `handle`. NIO traps if a connection's
      // writer is released before the connection is closed, so the connection retains the writer until then.
      channel.closeFuture.whenComplete { _ in withExtendedLifetime(value) {} }
      return value
    }
  }

  private func handler(isRefused: Bool, _ logger: Logger) -> ConnectionHandler {
    ConnectionHandler(isRefused: isRefused, environment: environment, logger: logger)
  }

  func handle(value: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
      await http.handle(value: value, logger: logger)
    }
  }
}
