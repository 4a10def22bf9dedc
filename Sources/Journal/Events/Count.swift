import Formats
import Rules

/// Sums that stop at a bound instead of overflowing: what is summed comes from files, and `Int` has 32 bits in wasm.
///
/// Adding so is commutative and associative as long as nothing is negative.
package enum Count {
  /// Twice this still fits 32 bits.
  package static let most = 1_000_000_000

  package static func clamped(_ value: Int) -> Int { min(max(value, 0), most) }
  package static func sum(_ left: Int, _ right: Int) -> Int { min(clamped(left) + clamped(right), most) }
}

/// Bounds of times, in milliseconds.
package enum Time {
  /// The end of 9999-12-30 (UTC): wherever a clock stands, its day still has a year of four digits.
  package static let latest: Int64 = 253_402_214_399_999
  /// A clock's distance from UTC, in minutes either way.
  package static let mostMinutesEast = 1440

  package static func clamped(_ time: Milliseconds) -> Milliseconds { Milliseconds(min(max(time.value, 0), latest)) }
  static func sum(_ left: Milliseconds, _ right: Milliseconds) -> Milliseconds {
    clamped(Milliseconds(clamped(left).value + clamped(right).value))
  }
}

extension Stamped {
  /// Puts itself into a list that is in the order of stamps, none twice, and has of more than `most` the newest.
  func put(into list: inout [Self], keeping most: Int) {
    let isNewest = list.last.map { $0.stamp < stamp } ?? true
    let place = isNewest ? list.count : (0..<list.count).partitioningIndex { list[$0].stamp >= stamp }
    if place < list.count, list[place].stamp == stamp { return }
    list.insert(self, at: place)
    if list.count > most { list.removeFirst() }
  }
}
