import Formats
import Rules

/// Counts that stop at a bound instead of overflowing: they come from files, and `Int` has 32 bits in wasm.
///
/// Such sums are commutative and associative as long as nothing is negative.
package enum Count {
  /// The greatest count; twice as much still fits 32 bits.
  package static let most = 1_000_000_000

  /// The count, or the nearest from 0 to ``most``.
  package static func clamped(_ value: Int) -> Int { min(max(value, 0), most) }
  /// The sum, at most ``most``.
  package static func sum(_ left: Int, _ right: Int) -> Int { min(clamped(left) + clamped(right), most) }
}

/// Bounds of times, in milliseconds.
package enum Time {
  /// The latest time: the end of 9999-12-30 (UTC), so that its day has a year of four digits in every time zone.
  package static let latest: Int64 = 253_402_214_399_999
  /// The most minutes by which a clock may differ from UTC, either way: a day.
  package static let mostMinutesEast = 1440

  /// The time, or the nearest from 1970 to ``latest``.
  package static func clamped(_ time: Milliseconds) -> Milliseconds { Milliseconds(min(max(time.value, 0), latest)) }
  /// The sum of two durations, at most ``latest``.
  static func sum(_ left: Milliseconds, _ right: Milliseconds) -> Milliseconds {
    clamped(clamped(left) + clamped(right))
  }
}

extension Stamped {
  /// Puts itself into a list in the order of stamps, unless an item with its stamp is there; the list keeps the newest
  /// `most`.
  func put(into list: inout [Self], keeping most: Int) {
    let isNewest = list.last.map { $0.stamp < stamp } ?? true
    let index = isNewest ? list.count : (0..<list.count).partitioningIndex { list[$0].stamp >= stamp }
    if index < list.count, list[index].stamp == stamp { return }
    list.insert(self, at: index)
    if list.count > most { list.removeFirst() }
  }
}
