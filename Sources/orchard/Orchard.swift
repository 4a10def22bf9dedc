import ArgumentParser
import DataFiles
import Foundation
import Server
import Store
import Wire
import Words

/// The command `orchard`, which contains the engine for use in the terminal, and the server.
///
/// The module reads arguments and files and writes text. `Rules` and `Wire` contain the rules and formats, and `Server`
/// contains the server.
@main
struct Orchard: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "orchard", abstract: "Word games that teach words.",
    // The version must be the newest version in CHANGELOG.md.
    version: "0.9.0",
    subcommands: [
      Serve.self, Reports.self, SiteCommand.self, Solve.self, Check.self, Why.self, Roots.self, Judge.self, Puzzle.self,
      LexiconCommand.self, VocabularyCommand.self, AppleTree.self, ChallengeCommand.self,
    ])

  /// If the input is invalid, prints one line on standard error and exits with code 1, whichever module found the
  /// problem.
  static func main() async {
    do {
      // Register the languages before parsing the arguments, because arguments contain names of languages.
      try dataFolder.registerLanguages()
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let fault as any Error & CustomStringConvertible where isOurs(fault) {
      fail(fault.description)
    } catch let code as ExitCode {
      // The command has already printed the problem, so only exit.
      Foundation.exit(code.rawValue)
    } catch {
      let isRequest = exitCode(for: error) == .success
      let message = fullMessage(for: error)
      if isRequest { try? put(message) } else { fail(message) }
    }
  }

  /// The folder given by `--data FOLDER` or `--data=FOLDER`, or otherwise the program's own data folder.
  private static var dataFolder: DataFolder {
    let arguments = CommandLine.arguments
    guard let option = arguments.lastIndex(where: { $0 == "--data" || $0.hasPrefix("--data=") }) else { return .beside }
    if arguments[option] != "--data" { return DataFolder(String(arguments[option].dropFirst("--data=".count))) }
    return option + 1 < arguments.count ? DataFolder(arguments[option + 1]) : .beside
  }

  private static func isOurs(_ error: any Error) -> Bool {
    error is DataFault || error is RequestFault || error is Complaint || error is ServeFault || error is SiteFault
      || error is StoreFault
  }

  private static func fail(_ message: String) -> Never {
    complain(message)
    Foundation.exit(1)
  }
}

/// A problem with a command's input, described in one line for the user.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The options of all commands that read data or have a language as an argument. The data folder may contain more
/// languages than the program itself.
struct DataOptions: ParsableArguments {
  @Option(name: .long, help: "The folder of built data. (default: the program's own data folder)")
  var data: String?

  var folder: DataFolder { data.map(DataFolder.init) ?? .beside }
}

extension Language {
  /// The codes of all languages, for use in help texts: `en, es or it`.
  static var codes: String {
    let codes = allCases.map { $0.code }
    return codes.dropLast().joined(separator: ", ") + " or " + codes[codes.count - 1]
  }
}
