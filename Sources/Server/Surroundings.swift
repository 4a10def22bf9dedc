import Hummingbird

/// The server's environment: its public address, its proxies and its metrics.
struct Surroundings: Sendable {
  /// The public address of the site.
  var address = PublicAddress()
  /// The proxies that are trusted to name their clients.
  var proxies = TrustedProxies()
  var metrics = ServerMetrics()
}

/// Returns a responder with all routes in the site's folder.
func responder(
  _ site: Site, _ players: Players? = nil, _ surroundings: Surroundings = Surroundings()
) -> some HTTPResponder<ServerContext> {
  SiteFolder(folder: surroundings.address.folder, inner: routes(site, players, surroundings).buildResponder())
}
