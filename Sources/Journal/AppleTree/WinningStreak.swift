import Formats
import Rules

/// Rounds of Apple Tree won in a row.
///
/// Which wins are in a row is known only when all devices are joined. So wins are kept with their times until a loss.
public struct WinningStreak: Equatable, Sendable {
  /// The last round that was lost; `nil` before the first.
  public private(set) var lastLoss: Stamp?
  /// The rounds won since the last loss, in order; only the newest ``mostWins``.
  public private(set) var wins: [Stamp] = []
  /// The longest row of one device, or the current row of all devices together if that is longer. A longer row of
  /// several devices is forgotten when it ends.
  public private(set) var best = 0

  /// The most wins that are kept.
  public static let mostWins = 1000

  /// No round has ended.
  public init() {}

  package init(lastLoss: Stamp?, wins: [Stamp], best: Int) {
    self.lastLoss = lastLoss
    self.best = Count.clamped(best)
    for win in wins { insert(win) }
    settle()
  }

  /// How many rounds were won since the last loss, at most ``mostWins``.
  public var current: Int { wins.count }

  /// Takes the device's next ending of a round. When its clock was set back, the ending counts as one at the time of
  /// the ending before: the order of a device's events stays.
  mutating func take(_ ending: AppleTreeEnding) {
    let last = max(lastLoss?.at ?? ending.stamp.at, wins.last?.at ?? ending.stamp.at)
    let stamp = Stamp(at: max(ending.stamp.at, last), id: ending.stamp.id)
    switch ending.outcome {
    case .won: insert(stamp)
    case .lost: lose(stamp)
    }
    settle()
  }

  /// Adds another device's wins and losses. Call ``settle()`` when all devices are joined.
  mutating func join(_ other: WinningStreak) {
    best = max(best, other.best)
    if let loss = other.lastLoss { lose(loss) }
    for win in other.wins { insert(win) }
  }

  mutating func settle() { best = max(best, wins.count) }

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
