import Store
import Synchronization

/// A cache that maps recently used passes to their players. Use it only for rate limits, because it still contains
/// passes that were revoked in the meantime.
final class RecentPasses: Sendable {
  /// The maximum number of cached passes, which take about 20 MB.
  static let most = 100_000

  private let players = Mutex(RecentlyUsed<SecretHash, PlayerID>(room: most))

  /// Returns the player of a pass; `nil` if the pass is not in the cache.
  func player(_ hash: SecretHash) -> PlayerID? { players.withLock { $0.value(hash) } }

  func note(_ hash: SecretHash, of player: PlayerID) { players.withLock { $0.keep(player, hash) } }
}
