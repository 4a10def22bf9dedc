import Formats
import Rules

/// The number of Apple Tree rounds won in a row.
///
/// The streak is known only after all devices are joined. Until the devices are joined, wins are stored with their
/// times, and a later loss removes them.
public struct WinningStreak: Equatable, Sendable {
  /// The stamp of the last lost round; `nil` before the first loss.
  public private(set) var lastLoss: Stamp?
  /// The stamps of the rounds won since the last loss, sorted by time; only the newest ``mostWins`` are stored.
  public private(set) var wins: [Stamp] = []
  /// The longest streak on a single device, or the current streak of all devices together if that streak is longer. If
  /// a streak across several devices was longer, its length is forgotten when it ends.
  public private(set) var best = 0

  /// The maximum number of stored wins.
  public static let mostWins = 1000

  /// Creates a streak without any ended rounds.
  public init() {}

  package init(lastLoss: Stamp?, wins: [Stamp], best: Int) {
    self.lastLoss = lastLoss
    self.best = Count.clamped(best)
    for win in wins { insert(win) }
    reconcile()
  }

  /// The number of rounds won since the last loss, at most ``mostWins``.
  public var current: Int { wins.count }

  /// Applies the next ended round of the device. If the device's clock was set back, the ending gets the previous
  /// ending's time, so that the device's events stay in order.
  mutating func take(_ ending: AppleTreeEnding) {
    let last = max(lastLoss?.at ?? ending.stamp.at, wins.last?.at ?? ending.stamp.at)
    let stamp = Stamp(at: max(ending.stamp.at, last), id: ending.stamp.id)
    switch ending.outcome {
    case .won: insert(stamp)
    case .lost: lose(stamp)
    }
    reconcile()
  }

  /// Adds another device's wins and losses. Call ``reconcile()`` after joining all devices.
  mutating func join(_ other: WinningStreak) {
    best = max(best, other.best)
    if let loss = other.lastLoss { lose(loss) }
    for win in other.wins { insert(win) }
  }

  mutating func reconcile() { best = max(best, wins.count) }

  private mutating func lose(_ stamp: Stamp) {
    if let lastLoss, stamp < lastLoss { return }
    lastLoss = stamp
    wins.removeAll { $0 < stamp }
  }

  private mutating func insert(_ stamp: Stamp) {
    if let lastLoss, stamp < lastLoss { return }
    let index = (0..<wins.count).partitioningIndex { wins[$0] >= stamp }
    if index < wins.count, wins[index] == stamp { return }
    wins.insert(stamp, at: index)
    if wins.count > WinningStreak.mostWins { wins.removeFirst() }
  }
}
