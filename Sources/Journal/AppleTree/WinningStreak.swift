import Formats
import Rules

/// Rounds of Apple Tree won in a row.
///
/// Devices play side by side, so that what is in a row shows only when they are joined: wins are kept by their time until a loss.
public struct WinningStreak: Equatable, Sendable {
  public private(set) var lastLoss: Stamp?
  /// Since the last loss, in order; the newest ``mostWins``.
  public private(set) var wins: [Stamp] = []
  /// The longest of one device, or what is in a row now on all together: a longer row of several devices is forgotten with its end.
  public private(set) var best = 0

  public static let mostWins = 1000

  public init() {}

  package init(lastLoss: Stamp?, wins: [Stamp], best: Int) {
    self.lastLoss = lastLoss
    self.best = Count.clamped(best)
    for win in wins { insert(win) }
    settle()
  }

  public var current: Int { wins.count }

  /// Takes in the device's next end of a round. One that its clock puts before the last end, since it was set back, counts as one of
  /// the same time: what a device did stays in its order.
  mutating func take(_ ending: AppleTreeEnding) {
    let last = max(lastLoss?.at ?? ending.stamp.at, wins.last?.at ?? ending.stamp.at)
    let stamp = Stamp(at: max(ending.stamp.at, last), id: ending.stamp.id)
    switch ending.outcome {
    case .won: insert(stamp)
    case .lost: lose(stamp)
    }
    settle()
  }

  /// Takes in another device's wins and losses. Which wins are in a row is known when all are joined: ``settle()``.
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
    let place = (0..<wins.count).partitioningIndex { wins[$0] >= stamp }
    if place < wins.count, wins[place] == stamp { return }
    wins.insert(stamp, at: place)
    if wins.count > WinningStreak.mostWins { wins.removeFirst() }
  }
}
