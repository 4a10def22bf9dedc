import DataFiles
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Store

/// Serves until it is told to stop by SIGINT or SIGTERM; then it finishes the answers that it has begun, for at most
/// 10 seconds.
///
/// `port` 0 takes a free port. At most `connections` are served at the same time. `announce` is called once, with the address to open
/// (`http://127.0.0.1:8080/`), as soon as the server listens; when it fails, the log says so.
///
/// The log goes to standard error. Nothing waits for its reader.
///
/// - Throws: `DataFault` when a file of `data` is missing or broken, `StoreFault` when the database cannot be used, ``ServeFault`` when it
/// cannot listen at the address.
public func serve(
  hostname: String, port: Int, connections: Int = ConnectionLimit.standard, data: DataFolder,
  database: DatabaseAddress = .standard,
  announce: @escaping @Sendable (String) throws -> Void
) async throws {
  prepareStreams()
  let log = LogQueue.standardError()
  var logger = Logger(label: "orchard") { StreamLogHandler(label: $0, stream: log.stream) }
  logger.logLevel = .info
  do {
    let store = try await Store(database)
    do {
      try await run(hostname: hostname, port: port, connections: connections, data: data, store, logger, announce)
      await store.close()
    } catch {
      await store.close()
      throw error
    }
    await log.empty(within: .seconds(1))
  } catch {
    await log.empty(within: .seconds(1))
    throw error
  }
}

/// Has standard input, output and error be open, so that no connection gets their numbers and with them what is written there; and has a write
/// to a reader who is gone fail, where it would end the program.
private func prepareStreams() {
  var next = open("/dev/null", O_RDWR)
  while (0...2).contains(next) { next = open("/dev/null", O_RDWR) }
  close(next)
  signal(SIGPIPE, SIG_IGN)
}

private func run(
  hostname: String, port: Int, connections: Int, data: DataFolder, _ store: Store, _ logger: Logger,
  _ announce: @escaping @Sendable (String) throws -> Void
) async throws {
  let voice = await Espeak.installed()
  if voice == nil { logger.notice("no voice", metadata: ["reason": "\(SpeechFault.noProgram)"]) }
  let site = try Site(data, speaker: voice.map { Speaker($0, logger: logger) })
  let host = hostname.contains(":") ? "[\(hostname)]" : hostname
  let connections = Connections(most: connections, logger: logger)
  let application = Application(
    router: routes(site, Players(store, try CodeWords(data))),
    server: HTTPServerBuilder { ConnectionChannel($0, connections) },
    configuration: ApplicationConfiguration(
      address: .hostname(hostname, port: port), availableConnectionsDelegate: connections),
    onServerRunning: { channel in
      do {
        try announce("http://\(host):\(channel.localAddress?.port ?? port)/")
      } catch {
        logger.warning("the address was not told", metadata: ["error": "\(error)"])
      }
    },
    logger: logger)
  do {
    // A request that never ends does not hold the shutdown up for ever.
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(10)
    try await ServiceGroup(configuration: configuration).run()
  } catch let error as IOError {
    throw ServeFault("cannot listen on \(hostname):\(port): \(reason(error)); choose another with --port or --hostname")
  } catch is SocketAddressError.UnknownHost {
    throw ServeFault("cannot listen on \(hostname):\(port): no such host; choose another with --hostname")
  } catch let error as SocketAddressError {
    throw ServeFault("cannot listen on \(hostname):\(port): \(error)")
  }
}

private func reason(_ error: IOError) -> String {
  switch error.errnoCode {
  case EADDRINUSE: "the port is taken"
  case EADDRNOTAVAIL: "this machine has no such address"
  case EACCES: "not permitted"
  default: "\(error)"
  }
}
