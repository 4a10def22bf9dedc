import Store

/// What an operator decides.
public struct ServerSettings: Sendable {
  /// The address to listen on.
  public var hostname = "127.0.0.1"
  /// The port to listen on; 0 takes a free one.
  public var port = 8080
  /// The most connections that are served at the same time.
  public var connections = ConnectionLimit.standard
  /// Where players are remembered.
  public var database = DatabaseAddress.standard
  /// Where browsers find the site.
  public var address = PublicAddress()
  /// Whose word about clients counts.
  public var proxies = TrustedProxies()
  /// Where `/metrics` and `/ready` are; no port, nowhere.
  public var operationsHostname = "127.0.0.1"
  public var operationsPort: Int?

  /// The usual ones.
  public init() {}
}
