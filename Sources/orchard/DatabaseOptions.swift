import ArgumentParser
import Store

/// The options of all commands that use the database.
struct DatabaseOptions: ParsableArguments {
  @Option(
    help:
      "Where players are remembered: sqlite:PATH or postgresql://USER@HOST/DATABASE. By default a file in the user's data folder."
  )
  var database: String?
  @Option(help: "A file with values for these options, a JSON object: {\"port\": 8080}.")
  var config: String?

  /// Returns the database's address from the command line, or otherwise from the environment, or otherwise from the
  /// file.
  func address(_ values: ConfiguredValues) throws -> DatabaseAddress {
    try values.text("database", database)?.read { try DatabaseAddress($0) } ?? .standard
  }
}
