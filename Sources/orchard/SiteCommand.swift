import ArgumentParser
import DataFiles
import Server

/// Writes the site as static files, for hosts that do not run the server.
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Write the games as files that any web host can hand out, in any folder.",
    discussion: """
      All of it works but the server's voice and the API: the games, the vocabulary, lists, and use without a network.
      docs/deploying.md says what a host should do with the files.
      """)

  @Option(help: "The folder to write into: a new or empty one, or one with an earlier build, which is replaced.")
  var output: String
  @Option(help: "In which language the pages are painted; the program shows every reader their own.")
  var interface = "en"
  @OptionGroup var options: DataOptions

  func run() throws {
    let count = try writeSite(from: options.folder, to: output, paintedIn: interface)
    try put("\(count) files in \(output)")
  }
}
