/// Milliseconds: as a moment, those since 1970-01-01 00:00 UTC by the host's clock; as `played`, a duration.
///
/// Times come from clocks, files and requests, so they can have any value. Sums and differences therefore saturate: a result that does not fit
/// is the nearest ``value`` that does. Calculate with the times themselves, not with their ``value``; `make check` looks for the latter.
public struct Milliseconds: Hashable, Comparable, Sendable {
  /// How many milliseconds, for output and storage.
  public let value: Int64

  /// So many milliseconds.
  public init(_ value: Int64) { self.value = value }

  /// No time, or the beginning of 1970.
  public static let zero = Milliseconds(0)
  /// The duration of so many seconds.
  public static func seconds(_ count: Int) -> Milliseconds { Milliseconds(1000) * count }
  /// The duration of so many minutes.
  public static func minutes(_ count: Int) -> Milliseconds { Milliseconds(60_000) * count }
  /// The duration of so many hours.
  public static func hours(_ count: Int) -> Milliseconds { Milliseconds(3_600_000) * count }
  /// The duration of so many days of 24 hours.
  public static func days(_ count: Int) -> Milliseconds { Milliseconds(86_400_000) * count }

  /// The duration without its sign.
  public var magnitude: Milliseconds { self < .zero ? .zero - self : self }

  /// An earlier moment, or a shorter duration, is less.
  public static func < (left: Milliseconds, right: Milliseconds) -> Bool { left.value < right.value }

  /// The moment a duration later, or the sum of two durations; saturates.
  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (sum, overflows) = left.value.addingReportingOverflow(right.value)
    return Milliseconds(overflows ? (right.value < 0 ? .min : .max) : sum)
  }

  /// The moment a duration earlier, or the duration between two moments; saturates.
  public static func - (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (difference, overflows) = left.value.subtractingReportingOverflow(right.value)
    return Milliseconds(overflows ? (right.value < 0 ? .max : .min) : difference)
  }

  /// The duration so many times; saturates.
  public static func * (time: Milliseconds, count: Int) -> Milliseconds {
    let (product, overflows) = time.value.multipliedReportingOverflow(by: Int64(count))
    return Milliseconds(overflows ? ((time.value < 0) != (count < 0) ? .min : .max) : product)
  }
}
