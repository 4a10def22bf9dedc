import Foundation

/// The processor time that this thread spends in measured work. Unlike elapsed time, it excludes the time of other
/// programs.
struct EngineTime {
  private var nanoseconds: UInt64 = 0

  mutating func measure<Result>(_ work: () -> Result) -> Result {
    let start = EngineTime.now
    let result = work()
    nanoseconds += EngineTime.now - start
    return result
  }

  /// Writes a line such as `timing: items=1000 nanoseconds=1812345 per_item=1812.3` to standard error.
  func report(items: Int) {
    let each = items == 0 ? 0 : Double(nanoseconds) / Double(items)
    warn("timing: items=\(items) nanoseconds=\(nanoseconds) per_item=\(String(format: "%.1f", each))")
  }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
