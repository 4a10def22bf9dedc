import Store

/// The settings that an operator can choose.
public struct ServerSettings: Sendable {
  /// The host name or IP address to listen on.
  public var hostname = "127.0.0.1"
  /// The port to listen on; with 0 the system chooses a free port.
  public var port = 8080
  /// The maximum number of connections served at the same time.
  public var connections = ConnectionLimit.standard
  /// The address of the database that stores the players' data.
  public var database = DatabaseAddress.standard
  /// The public address of the site.
  public var address = PublicAddress()
  /// The proxies whose headers are trusted to name the clients' addresses.
  public var proxies = TrustedProxies()
  /// The host name and the port at which `/metrics` and `/ready` are served; without a port, they are not served.
  public var operationsHostname = "127.0.0.1"
  public var operationsPort: Int?

  /// Creates the default settings.
  public init() {}
}
