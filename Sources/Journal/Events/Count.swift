import Formats
import Rules

/// Saturating arithmetic for counts. Counts come from files and could overflow `Int`, which has 32 bits in WebAssembly.
///
/// Sums are commutative and associative as long as no count is negative.
package enum Count {
  /// The greatest count. Twice this number still fits in 32 bits.
  package static let most = 1_000_000_000

  /// Returns the count clamped to 0 … ``most``.
  package static func clamped(_ value: Int) -> Int { min(max(value, 0), most) }
  /// Returns the sum, at most ``most``.
  package static func sum(_ left: Int, _ right: Int) -> Int { min(clamped(left) + clamped(right), most) }
}

/// Limits of times and clock differences.
package enum Time {
  /// The latest time, which is the end of 9999-12-30 (UTC), so that the year has four digits in every time zone.
  package static let latest: Int64 = 253_402_214_399_999
  /// The maximum difference between a clock and UTC in either direction, in minutes: one day.
  package static let mostMinutesEast = 1440

  /// Returns the time clamped to 1970 … ``latest``.
  package static func clamped(_ time: Milliseconds) -> Milliseconds { Milliseconds(min(max(time.value, 0), latest)) }
  /// Returns the sum of two durations, at most ``latest``.
  static func sum(_ left: Milliseconds, _ right: Milliseconds) -> Milliseconds {
    clamped(clamped(left) + clamped(right))
  }
}

extension Stamped {
  /// Inserts this item into a list that is sorted by stamp. Does nothing if the list already has an item with the same
  /// stamp. Keeps only the newest `most` items.
  func put(into list: inout [Self], keeping most: Int) {
    let isNewest = list.last.map { $0.stamp < stamp } ?? true
    let index = isNewest ? list.count : (0..<list.count).partitioningIndex { list[$0].stamp >= stamp }
    if index < list.count, list[index].stamp == stamp { return }
    list.insert(self, at: index)
    if list.count > most { list.removeFirst() }
  }
}
