import Hummingbird

/// The server's environment: its public address, its proxies and its metrics.
struct ServerEnvironment: Sendable {
  /// The public address of the site.
  var address = PublicAddress()
  /// The proxies that are trusted to name their clients.
  var proxies = TrustedProxies()
  var metrics = ServerMetrics()
}

/// Returns a responder with all routes in the site's folder.
func responder(
  _ site: Site, _ players: Players? = nil, _ environment: ServerEnvironment = ServerEnvironment()
) -> some HTTPResponder<ServerContext> {
  SiteFolder(folder: environment.address.folder, inner: routes(site, players, environment).buildResponder())
}
