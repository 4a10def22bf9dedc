import Store
import Synchronization

/// The players of recently used passes. Use it only for rate limits: it still contains passes that were revoked in the
/// meantime.
final class RecentPasses: Sendable {
  /// Maximum number of remembered passes, in about 20 MB.
  static let most = 100_000

  private let players = Mutex(RecentlyUsed<SecretHash, PlayerID>(room: most))

  /// Returns the player of a pass; `nil` if the pass is not remembered.
  func player(_ hash: SecretHash) -> PlayerID? { players.withLock { $0.value(hash) } }

  func note(_ hash: SecretHash, of player: PlayerID) { players.withLock { $0.keep(player, hash) } }
}
