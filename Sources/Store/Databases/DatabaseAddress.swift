import Foundation

/// The database to use, as given by the option `--database`.
public enum DatabaseAddress: Hashable, Sendable {
  /// An SQLite file, which is created if it does not exist.
  case sqlite(path: String)
  /// A PostgreSQL server, identified by its libpq URL.
  case postgreSQL(url: String)

  /// Reads an address in one of the forms `sqlite:PATH`, `postgresql://…` and `postgres://…`.
  ///
  /// - Throws: ``StoreFault/wrongAddress(_:)`` for any other text.
  public init(_ text: String) throws(StoreFault) {
    if text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") {
      self = .postgreSQL(url: text)
    } else if text.hasPrefix("sqlite:"), text != "sqlite:" {
      self = .sqlite(path: String(text.dropFirst("sqlite:".count)))
    } else {
      throw .wrongAddress(DatabaseAddress.withoutPassword(text))
    }
  }

  /// The default database file, in the platform's folder for application data.
  public static var standard: DatabaseAddress { .sqlite(path: folder().appendingPathComponent("orchard.sqlite").path) }

  /// Returns the folder for application data: on Apple's systems Application Support, elsewhere `XDG_DATA_HOME` or, if
  /// that variable is not set, `~/.local/share`.
  static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    #if canImport(Darwin)
      return URL.applicationSupportDirectory.appendingPathComponent("Word Orchard")
    #else
      // Ignore a relative path, as the XDG Base Directory Specification 0.8 requires.
      let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
      return (named ?? home.appendingPathComponent(".local/share")).appendingPathComponent("word-orchard")
    #endif
  }

  /// Returns a URL without its password, for use in messages.
  static func withoutPassword(_ url: String) -> String {
    guard let start = url.range(of: "://")?.upperBound, let end = url[start...].lastIndex(of: "@"),
      let colon = url[start..<end].firstIndex(of: ":")
    else { return url }
    return String(url[..<colon] + url[end...])
  }
}
