import ArgumentParser
import DataFiles
import Server
import Store

/// The command that runs the server.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the games in the browser.",
    discussion: """
      Each option can also be set in the environment, for example WORD_ORCHARD_PORT for --port, or in a file (--config). \
      An option of the command overrides the environment, and the environment overrides the file.
      """)

  @Option(help: "The address to listen on. (default: 127.0.0.1)")
  var hostname: String?
  @Option(help: "The port to listen on; 0 chooses a free port. (default: 8080)")
  var port: Int?
  @Option(help: "The maximum number of simultaneous connections. (default: 10000, or as many as the system allows)")
  var connections: Int?
  @Option(name: .customLong("public-url"), help: "The public address of the site: https://HOST or https://HOST/FOLDER.")
  var publicURL: String?
  @Option(
    help:
      "The address or network of a trusted proxy, whose header X-Forwarded-For or Forwarded names the client. Repeat the option for several proxies."
  )
  var trustedProxy: [String] = []
  @Option(
    help: "The port for /metrics and /ready; 0 chooses a free port. (default: none, so these pages are not served)")
  var operationsPort: Int?
  @Option(help: "The address for /metrics and /ready. (default: 127.0.0.1)")
  var operationsHostname: String?
  @OptionGroup var database: DatabaseOptions
  @OptionGroup var data: DataOptions

  func run() async throws {
    let values = try await ConfiguredValues(file: database.config)
    let settings = try settings(values)
    let folder = values.text("data", data.data).map { DataFolder($0.value) } ?? data.folder
    // The languages are registered only now, because the environment or a configuration file can name the data folder.
    try folder.registerLanguages()
    try await serve(settings, data: folder) { address in try put("Word Orchard is at \(address)") }
  }

  private func settings(_ values: ConfiguredValues) throws -> ServerSettings {
    var settings = ServerSettings()
    if let name = values.text("hostname", hostname) { settings.hostname = name.value }
    if let port = try values.port("port", port) { settings.port = port }
    if let count = values.number("connections", connections) {
      settings.connections = try count.checked(
        in: 1...ConnectionLimit.possible, why: "; the limit of open files allows no more (ulimit -n)")
    }
    if let url = values.text("public-url", publicURL) { settings.address = try url.read { try PublicAddress($0) } }
    if let proxies = values.texts("trusted-proxy", trustedProxy) {
      settings.proxies = try proxies.read { try TrustedProxies($0) }
    }
    settings.operationsPort = try values.port("operations-port", operationsPort)
    if let name = values.text("operations-hostname", operationsHostname) { settings.operationsHostname = name.value }
    settings.database = try database.address(values)
    return settings
  }
}
