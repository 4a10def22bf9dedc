import ArgumentParser
import Store

/// The options of all commands that use the database.
struct DatabaseOptions: ParsableArguments {
  @Option(
    help:
      "The database for players' data: sqlite:PATH or postgresql://USER@HOST/DATABASE. (default: an SQLite file in the user's data folder)"
  )
  var database: String?
  @Option(help: "A JSON file that sets these options, for example {\"port\": 8080}.")
  var config: String?

  /// Returns the database's address from the command line, or otherwise from the environment, or otherwise from the
  /// file.
  func address(_ values: ConfiguredValues) throws -> DatabaseAddress {
    try values.text("database", database)?.read { try DatabaseAddress($0) } ?? .standard
  }
}
