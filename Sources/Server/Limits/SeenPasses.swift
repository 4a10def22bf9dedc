import Store
import Synchronization

/// The players whose passes were shown lately. For limits alone: whoever was put out meanwhile is still among them.
final class SeenPasses: Sendable {
  /// The most passes that are remembered, in about 20 MB.
  static let most = 100_000

  private let players = Mutex(RecentlyUsed<SecretHash, PlayerID>(room: most))

  /// Whose pass it is; `nil` for one that was not seen.
  func player(_ hash: SecretHash) -> PlayerID? { players.withLock { $0.value(hash) } }

  func note(_ hash: SecretHash, of player: PlayerID) { players.withLock { $0.keep(player, hash) } }
}
