import DataFiles
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Referee
import ServiceLifecycle
import Store

/// Runs the server until SIGINT or SIGTERM. After the signal, the server completes the responses in progress, for at
/// most 10 seconds.
///
/// `announce` is called once, as soon as the server listens, with the address to open, for example
/// `http://127.0.0.1:8080/`. If `announce` fails, the error is logged.
///
/// The log goes to standard error. A slow reader of the log does not block the server.
///
/// - Throws: `DataFault` if a file of `data` is missing or broken; `StoreFault` if the database cannot be used;
///   ``ServeFault`` if the server cannot listen at the address.
public func serve(
  _ settings: ServerSettings, data: DataFolder,
  announce: @escaping @Sendable (String) throws -> Void
) async throws {
  prepareStreams()
  let log = LogQueue.standardError()
  var logger = Logger(label: "orchard") { LogLines($0, to: log) }
  logger.logLevel = .info
  do {
    let store = try await Store(settings.database)
    do {
      try await run(settings, data: data, store, logger, announce)
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

/// Opens each standard stream that is closed. If a standard stream stayed closed, a connection could get the stream's
/// file descriptor and receive the log. Also ignores SIGPIPE, so that a write to a closed pipe fails instead of ending
/// the program.
private func prepareStreams() {
  var next = open("/dev/null", O_RDWR)
  while (0...2).contains(next) { next = open("/dev/null", O_RDWR) }
  close(next)
  signal(SIGPIPE, SIG_IGN)
}

private func run(
  _ settings: ServerSettings, data: DataFolder, _ store: Store, _ logger: Logger,
  _ announce: @escaping @Sendable (String) throws -> Void
) async throws {
  let voice = await Espeak.installed()
  if voice == nil { logger.notice("no voice", metadata: ["reason": "\(SpeechFault.noProgram)"]) }
  let site = try Site(data, speaker: voice.map { Speaker($0, logger: logger) }, in: settings.address.folder)
  let prometheus = PrometheusMetrics()
  var environment = ServerEnvironment(address: settings.address, proxies: settings.proxies)
  if settings.operationsPort != nil { environment.metrics = ServerMetrics(factory: prometheus) }
  let players = Players(store, try CodeWords(data), PlayerLimits(), environment)
  let connections = Connections(most: settings.connections, logger: logger)
  let games = Application(
    responder: responder(site, players, environment),
    server: HTTPServerBuilder { [environment] in ConnectionChannel($0, connections, environment) },
    configuration: ApplicationConfiguration(
      address: .hostname(settings.hostname, port: settings.port), availableConnectionsDelegate: connections),
    onServerRunning: { channel in
      do {
        try announce(address(settings.hostname, channel.localAddress?.port ?? settings.port))
      } catch {
        logger.warning("could not print the address of the server", metadata: ["error": "\(error)"])
      }
    },
    logger: logger)
  var services: [any Service] = [Listening(server: games, hostname: settings.hostname, port: settings.port)]
  services.append(ServedTargets(referee: Referee(site), store: store, now: players.now, logger: logger))
  if let port = settings.operationsPort {
    let routes = OperationsRoutes(store: store, prometheus: prometheus, connections: connections)
    services.append(operations(routes, hostname: settings.operationsHostname, port: port, logger))
  }
  // Limit the duration of the shutdown, because a request may never end.
  var configuration = ServiceGroupConfiguration(
    services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
  configuration.maximumGracefulShutdownDuration = .seconds(10)
  try await ServiceGroup(configuration: configuration).run()
}

/// Creates the server for operators' routes, and logs the server's address.
private func operations(_ routes: OperationsRoutes, hostname: String, port: Int, _ logger: Logger) -> some Service {
  let application = Application(
    router: routes.router,
    configuration: ApplicationConfiguration(address: .hostname(hostname, port: port)),
    onServerRunning: { channel in
      logger.notice("operations", metadata: ["address": "\(address(hostname, channel.localAddress?.port ?? port))"])
    },
    logger: logger)
  return Listening(
    server: application, hostname: hostname, port: port, hostnameOption: "--operations-hostname",
    portOption: "--operations-port")
}

private func address(_ hostname: String, _ port: Int) -> String {
  "http://\(hostname.contains(":") ? "[\(hostname)]" : hostname):\(port)/"
}
