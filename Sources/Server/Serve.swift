import Foundation
import Hummingbird
import Logging
import NIOCore

/// HTTP: decode with Wire, decide with Rules, first paint with Play's pages.

/// Serves until it is told to stop (SIGINT, SIGTERM); then it finishes what it has begun.
///
/// - Throws: `DataFault` when a file is missing or broken, `ServeFault` when it cannot listen there.
public func serve(hostname: String, port: Int, data: DataFolder, announce: @escaping @Sendable (String) -> Void)
  async throws
{
  let site = try Site(data)
  var logger = Logger(label: "orchard", factory: { StreamLogHandler.standardError(label: $0) })
  logger.logLevel = .info
  let application = Application(
    router: routes(site),
    configuration: ApplicationConfiguration(address: .hostname(hostname, port: port)),
    onServerRunning: { channel in announce("http://\(hostname):\(channel.localAddress?.port ?? port)/") },
    logger: logger)
  do {
    try await application.runService()
  } catch let error as IOError {
    throw ServeFault("cannot listen on \(hostname):\(port): \(reason(error)); choose another with --port or --hostname")
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
