import Hummingbird

/// The facts about the server's surroundings: its public address, its proxies and its metrics.
struct ServerEnvironment: Sendable {
  /// The public address of the site.
  var address = PublicAddress()
  /// The proxies whose headers are trusted to name the clients' addresses.
  var proxies = TrustedProxies()
  var metrics = ServerMetrics()
}

/// Returns a responder that serves all routes below the site's folder.
func responder(
  _ site: Site, _ players: Players? = nil, _ environment: ServerEnvironment = ServerEnvironment()
) -> some HTTPResponder<ServerContext> {
  SiteFolder(folder: environment.address.folder, inner: routes(site, players, environment).buildResponder())
}
