import ArgumentParser
import Server
import Store

/// Serves the pages and the API.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serve the games in the browser.")

  @Option(help: "The address to listen on.")
  var hostname = "127.0.0.1"
  @Option(help: "The port to listen on; 0 takes a free one.")
  var port = 8080
  @Option(help: "How many connections are served at the same time.")
  var connections = ConnectionLimit.standard
  @Option(
    help:
      "Where players are remembered: sqlite:PATH or postgresql://USER@HOST/DATABASE. By default a file in the user's data folder."
  )
  var database: String?
  @OptionGroup var options: DataOptions

  func run() async throws {
    guard (0...65535).contains(port) else { throw Complaint("--port \(port): it is 0 to 65535") }
    let possible = ConnectionLimit.possible
    guard (1...possible).contains(connections) else {
      throw Complaint(
        "--connections \(connections): it is 1 to \(possible); the limit of open files allows no more (ulimit -n)")
    }
    let database = try database.map { text throws(StoreFault) in try DatabaseAddress(text) } ?? .standard
    try await serve(
      hostname: hostname, port: port, connections: connections, data: options.folder, database: database
    ) { address in
      try put("Word Orchard is at \(address)")
    }
  }
}
