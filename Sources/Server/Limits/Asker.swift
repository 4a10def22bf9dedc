import Hummingbird
import Store

/// Who asks, as limits count: a player, wherever they are, else all that share a client's address, a class among them.
enum Asker: Hashable, Sendable {
  case player(PlayerID)
  /// ``ServerContext/client``.
  case client([UInt8])

  /// The name of a bucket.
  var name: [UInt8] {
    switch self {
    case .player(let player): Array(player.text.utf8)
    case .client(let name): name
    }
  }
}

extension Players {
  /// Who asks. A pass counts once it has let somebody in since the server started: to look it up each time would have every request wait for
  /// the database.
  func asker(_ request: Request, _ context: ServerContext) -> Asker {
    guard let secret = Secret(request), let player = seen.player(secret.hash)
    else { return .client(context.client) }
    return .player(player)
  }

  /// Limits how often the API is asked, whatever for: it is asked now. What costs more has limits of its own.
  ///
  /// - Throws: ``PlayerFault/tooManyRequests(wait:)``.
  func limit(_ request: Request, _ context: ServerContext) throws(PlayerFault) {
    let asker = asker(request, context)
    switch asker {
    case .player: try limits.take(.playerRequest, asker.name)
    case .client: try limits.take(.clientRequest, asker.name)
    }
  }
}
