/// A moment or a duration. A moment is stored as milliseconds since 1970-01-01 00:00 UTC by the host's clock, a
/// duration as milliseconds.
///
/// Times come from clocks, files and requests, and can therefore have any value. Sums and differences therefore
/// saturate: a result that does not fit becomes the nearest valid ``value``. Calculate with `Milliseconds` and not with
/// ``value``. The command `make check` reports calculations with ``value``.
public struct Milliseconds: Hashable, Comparable, Sendable {
  /// The number of milliseconds, for output and storage.
  public let value: Int64

  /// Creates a moment or duration.
  public init(_ value: Int64) { self.value = value }

  /// A duration of zero, or the moment at which 1970 began (UTC).
  public static let zero = Milliseconds(0)
  /// Returns the duration of this number of seconds.
  public static func seconds(_ count: Int) -> Milliseconds { Milliseconds(1000) * count }
  /// Returns the duration of this number of minutes.
  public static func minutes(_ count: Int) -> Milliseconds { Milliseconds(60_000) * count }
  /// Returns the duration of this number of hours.
  public static func hours(_ count: Int) -> Milliseconds { Milliseconds(3_600_000) * count }
  /// Returns the duration of this number of days of 24 hours.
  public static func days(_ count: Int) -> Milliseconds { Milliseconds(86_400_000) * count }

  /// The absolute value of the duration.
  public var magnitude: Milliseconds { self < .zero ? .zero - self : self }

  /// Earlier moments and shorter durations compare as less.
  public static func < (left: Milliseconds, right: Milliseconds) -> Bool { left.value < right.value }

  /// Returns the moment after a duration, or the sum of two durations; saturates.
  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (sum, overflows) = left.value.addingReportingOverflow(right.value)
    return Milliseconds(overflows ? (right.value < 0 ? .min : .max) : sum)
  }

  /// Returns the moment before a duration, or the duration between two moments; saturates.
  public static func - (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (difference, overflows) = left.value.subtractingReportingOverflow(right.value)
    return Milliseconds(overflows ? (right.value < 0 ? .max : .min) : difference)
  }

  /// Returns a multiple of the duration; saturates.
  public static func * (time: Milliseconds, count: Int) -> Milliseconds {
    let (product, overflows) = time.value.multipliedReportingOverflow(by: Int64(count))
    return Milliseconds(overflows ? ((time.value < 0) != (count < 0) ? .min : .max) : product)
  }
}
