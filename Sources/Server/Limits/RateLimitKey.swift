import Hummingbird
import Store

/// The key under which rate limits count requests: the player, or the client's address, which a whole class may share.
enum RateLimitKey: Hashable, Sendable {
  case player(PlayerID)
  /// ``ServerContext/client``.
  case client([UInt8])

  /// The name of the bucket.
  var name: [UInt8] {
    switch self {
    case .player(let player): Array(player.text.utf8)
    case .client(let name): name
    }
  }
}

extension Players {
  /// Returns the rate-limit key of a request. A pass counts only after it was accepted once since the server started:
  /// looking it up each time would make every request wait for the database.
  func rateLimitKey(_ request: Request, _ context: ServerContext) -> RateLimitKey {
    guard let secret = Secret(request), let player = seen.player(secret.hash)
    else { return .client(context.client) }
    return .player(player)
  }

  /// Applies the general rate limit of the API, now. Expensive requests have additional limits.
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
