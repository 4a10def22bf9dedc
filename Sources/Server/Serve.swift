import DataFiles
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Serves until it is told to stop by SIGINT or SIGTERM; then it finishes the answers that it has begun, for at most
/// 10 seconds.
///
/// `port` 0 takes a free port. `announce` is called once, with the address to open (`http://127.0.0.1:8080/`), as soon
/// as the server listens.
///
/// - Throws: `DataFault` when a file of `data` is missing or broken, ``ServeFault`` when it cannot listen at the
/// address.
public func serve(hostname: String, port: Int, data: DataFolder, announce: @escaping @Sendable (String) -> Void)
  async throws
{
  var logger = Logger(label: "orchard", factory: { StreamLogHandler.standardError(label: $0) })
  logger.logLevel = .info
  let voice = await Espeak.installed()
  if voice == nil { logger.notice("no voice", metadata: ["reason": "\(SpeechFault.noProgram)"]) }
  let site = try Site(data, speaker: voice.map { Speaker($0, logger: logger) })
  let host = hostname.contains(":") ? "[\(hostname)]" : hostname
  let application = Application(
    router: routes(site),
    server: .http1(configuration: .init(idleTimeout: .seconds(60))),
    configuration: ApplicationConfiguration(address: .hostname(hostname, port: port)),
    onServerRunning: { channel in announce("http://\(host):\(channel.localAddress?.port ?? port)/") },
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
