import Foundation

/// The measurements of a contestant: seconds per answer, one for each repetition.
public struct Timing: Sendable {
  public var seconds: [Double] = []

  public var median: Double { seconds.quantile(0.5) }
  /// The interquartile range as a fraction of the median.
  public var spread: Double { (seconds.quantile(0.75) - seconds.quantile(0.25)) / median }
}

public struct Timings: Sendable {
  private var timings: [Job: [Who: Timing]] = [:]

  public subscript(job: Job, who: Who) -> Timing? { timings[job]?[who] }

  /// Returns the time of `who` as a multiple of another contestant's time, or nil if one of the two was not measured.
  ///
  /// This is the median of the repetitions' ratios, not the ratio of the medians: in each repetition, both contestants
  /// ran moments apart, so a temporary slowdown of the machine affects both and cancels out.
  public func ratio(_ job: Job, _ who: Who, to other: Who = .ours) -> Double? {
    guard let times = self[job, who], let base = self[job, other] else { return nil }
    return zip(times.seconds, base.seconds).map { $0 / $1 }.quantile(0.5)
  }

  /// Times all contestants in turn: each repetition runs each contestant once. The first contestant of a job changes
  /// with each repetition.
  public init(_ contestants: [Contestant], repetitions: Int, progress: (Int) -> Void) {
    var sum = 0
    for repetition in 0..<repetitions {
      progress(repetition)
      for job in Job.all {
        let group = contestants.filter { $0.job == job }
        for index in group.indices {
          let contestant = group[(index + repetition) % group.count]
          if contestant.warmsUp {
            sum &+= contestant.run()
            contestant.after()
          }
          let start = Timings.now
          sum &+= contestant.run()
          let seconds = Timings.now - start
          contestant.after()
          timings[job, default: [:]][contestant.who, default: Timing()].seconds.append(
            seconds / Double(contestant.items))
        }
      }
    }
    // Use the sum of the answers, so that the compiler cannot omit a run.
    precondition(sum != .min)
  }

  /// The processor time of this thread, on which all timed code runs; it excludes time given to other programs.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension [Double] {
  /// Returns a quantile, interpolated linearly between two values.
  func quantile(_ part: Double) -> Double {
    let sorted = sorted()
    let position = part * Double(count - 1)
    let (low, high) = (Int(position.rounded(.down)), Int(position.rounded(.up)))
    return sorted[low] + (sorted[high] - sorted[low]) * (position - Double(low))
  }
}
