import ArgumentParser
import Server

/// Serves the pages and the API.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serve the games in the browser.")

  @Option(help: "The address to listen on.")
  var hostname = "127.0.0.1"
  @Option(help: "The port to listen on; 0 takes a free one.")
  var port = 8080
  @Option(help: "How many connections are served at the same time.")
  var connections = ConnectionLimit.standard
  @OptionGroup var options: DataOptions

  func run() async throws {
    guard (0...65535).contains(port) else { throw Complaint("--port \(port): it is 0 to 65535") }
    let possible = ConnectionLimit.possible
    guard (1...possible).contains(connections) else {
      throw Complaint(
        "--connections \(connections): it is 1 to \(possible); the limit of open files allows no more (ulimit -n)")
    }
    try await serve(hostname: hostname, port: port, connections: connections, data: options.folder) { address in
      try put("Word Orchard is at \(address)")
    }
  }
}
