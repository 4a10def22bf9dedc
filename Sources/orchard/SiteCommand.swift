import ArgumentParser
import DataFiles
import Server

/// Writes the site as static files, for hosts that do not run the server.
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Write the games as static files that any web host can serve from any folder.",
    discussion: """
      The games, the vocabulary, lists and offline use work without a games server. The server's voice, sync, \
      leaderboards and the API require a games server.
      docs/deploying.md describes how a host should serve the files.
      """)

  @Option(help: "The output folder: a new or empty folder, or a folder with an earlier site, which is replaced.")
  var output: String
  @Option(
    help: "The language in which the pages are rendered; the program then shows the pages in the reader's language.")
  var interface = "en"
  @OptionGroup var options: DataOptions

  func run() throws {
    let count = try writeSite(from: options.folder, to: output, paintedIn: interface)
    try put("\(count) files in \(output)")
  }
}
