import Foundation

/// What was measured of a contestant: seconds an answer, one for each repetition.
public struct Timing: Sendable {
  public var seconds: [Double] = []

  public var median: Double { seconds.quantile(0.5) }
  /// The distance between the quartiles, as a part of the median.
  public var spread: Double { (seconds.quantile(0.75) - seconds.quantile(0.25)) / median }
}

public struct Timings: Sendable {
  private var timings: [Job: [Who: Timing]] = [:]

  public subscript(job: Job, who: Who) -> Timing? { timings[job]?[who] }

  /// How many times as long `who` takes as another; nil when one of both was not measured.
  ///
  /// The median of the repetitions' ratios, not the ratio of the medians: in each repetition both ran moments apart,
  /// so that what slows the machine for a while is in both and cancels out.
  public func ratio(_ job: Job, _ who: Who, to other: Who = .ours) -> Double? {
    guard let times = self[job, who], let base = self[job, other] else { return nil }
    return zip(times.seconds, base.seconds).map { $0 / $1 }.quantile(0.5)
  }

  /// Times all contestants in turns: each repetition runs each once. Who begins a job changes from one repetition to
  /// the next.
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
    // Their answers are wanted, so that no compiler leaves a run out.
    precondition(sum != .min)
  }

  /// The processor time of this thread, on which all that is timed runs: a pause in favour of another program is not
  /// in it.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension [Double] {
  /// What a part of the values are below, with the way between two of them measured out.
  func quantile(_ part: Double) -> Double {
    let sorted = sorted()
    let position = part * Double(count - 1)
    let (low, high) = (Int(position.rounded(.down)), Int(position.rounded(.up)))
    return sorted[low] + (sorted[high] - sorted[low]) * (position - Double(low))
  }
}
