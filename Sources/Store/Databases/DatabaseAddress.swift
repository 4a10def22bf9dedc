import Foundation

/// Which database to use, as `--database` says it.
public enum DatabaseAddress: Hashable, Sendable {
  /// A file, which is made when there is none.
  case sqlite(path: String)
  /// A server, by a URL as libpq reads it.
  case postgreSQL(url: String)

  /// The address that a text means: `sqlite:PATH`, `postgresql://…` or `postgres://…`.
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

  /// The file in the folder that the platform has for a program's data.
  public static var standard: DatabaseAddress { .sqlite(path: folder().appendingPathComponent("orchard.sqlite").path) }

  /// `XDG_DATA_HOME`, else `~/.local/share`; on Apple's systems Application Support.
  static func folder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    #if canImport(Darwin)
      return URL.applicationSupportDirectory.appendingPathComponent("Word Orchard")
    #else
      // A relative path is to be passed over (XDG Base Directory Specification 0.8).
      let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
      return (named ?? home.appendingPathComponent(".local/share")).appendingPathComponent("word-orchard")
    #endif
  }

  /// A URL without what stands between `user:` and `@`, for messages.
  static func withoutPassword(_ url: String) -> String {
    guard let start = url.range(of: "://")?.upperBound, let end = url[start...].lastIndex(of: "@"),
      let colon = url[start..<end].firstIndex(of: ":")
    else { return url }
    return String(url[..<colon] + url[end...])
  }
}
