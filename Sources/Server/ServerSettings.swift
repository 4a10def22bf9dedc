import Store

/// The operator's settings.
public struct ServerSettings: Sendable {
  /// The address to listen on.
  public var hostname = "127.0.0.1"
  /// The port to listen on; 0 chooses a free one.
  public var port = 8080
  /// Maximum number of connections served at the same time.
  public var connections = ConnectionLimit.standard
  /// The database with the players' data.
  public var database = DatabaseAddress.standard
  /// The public address of the site.
  public var address = PublicAddress()
  /// The proxies that are trusted to name their clients.
  public var proxies = TrustedProxies()
  /// The host name and the port of `/metrics` and `/ready`; without a port, they are not served.
  public var operationsHostname = "127.0.0.1"
  public var operationsPort: Int?

  /// Creates the default settings.
  public init() {}
}
