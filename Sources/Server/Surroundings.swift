import Hummingbird

/// What an operator has said of what stands between the browsers and the routes, and who watches.
struct Surroundings: Sendable {
  /// Where browsers find the site.
  var address = PublicAddress()
  /// Whose word about clients counts.
  var proxies = TrustedProxies()
  var metrics = ServerMetrics()
}

/// The routes as they are served, in the site's folder.
func responder(
  _ site: Site, _ players: Players? = nil, _ surroundings: Surroundings = Surroundings()
) -> some HTTPResponder<ServerContext> {
  SiteFolder(folder: surroundings.address.folder, inner: routes(site, players, surroundings).buildResponder())
}
