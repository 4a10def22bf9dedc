import Hummingbird
import Store

/// The key under which rate limits count requests. The key is the player or the client's address; a whole school class
/// may share an address.
enum RateLimitKey: Hashable, Sendable {
  case player(PlayerID)
  /// A client without a player, by ``ServerContext/client``.
  case client([UInt8])

  /// The name of the client's token bucket.
  var name: [UInt8] {
    switch self {
    case .player(let player): Array(player.text.utf8)
    case .client(let name): name
    }
  }
}

extension Players {
  /// Returns the key under which rate limits count a request. A pass selects the player's key only if the server has
  /// accepted the pass since it started. If the server looked up each pass, every request would have to wait for the
  /// database.
  func rateLimitKey(_ request: Request, _ context: ServerContext) -> RateLimitKey {
    guard let secret = Secret(request), let player = seen.player(secret.hash)
    else { return .client(context.client) }
    return .player(player)
  }

  /// Applies the API's general rate limit to a request that arrives now. Expensive requests have additional rate
  /// limits.
  ///
  /// - Throws: ``PlayerFault/tooManyRequests(wait:)``.
  func limit(_ request: Request, _ context: ServerContext) throws(PlayerFault) {
    let rateLimitKey = rateLimitKey(request, context)
    switch rateLimitKey {
    case .player: try limits.take(.playerRequest, rateLimitKey.name)
    case .client: try limits.take(.clientRequest, rateLimitKey.name)
    }
  }
}
