/// A performance target and the measured value.
public struct Target {
  public let promise: String
  public let found: Double
  /// The unit of the value.
  public let unit: String
  public let isMet: Bool
  /// Whether the measured value is the same on every machine and in every run; if such a value misses its target, the
  /// benchmark fails.
  public let isExact: Bool

  static func atMost(
    _ bound: Double, _ promise: String, _ found: Double?, unit: String = "×", isExact: Bool = false
  ) -> Target {
    Target(promise: promise, found: found ?? .nan, unit: unit, isMet: (found ?? .infinity) <= bound, isExact: isExact)
  }

  static func atLeast(_ bound: Double, _ promise: String, _ found: Double?) -> Target {
    Target(promise: promise, found: found ?? .nan, unit: "×", isMet: (found ?? 0) >= bound, isExact: false)
  }

  public static func exact(_ figures: Figures) -> [Target] {
    [.atMost(3.5, "graph: at most 3.5 bytes a word", figures.graphBytesPerWord, unit: "bytes", isExact: true)]
      + figures.allocations.map { what, count in
        .atMost(0, "\(what): no allocation", Double(count), unit: "", isExact: true)
      }
  }

  public static func timed(_ timings: Timings) -> [Target] {
    var targets = [
      atMost(1, "ready: at most 1 ms", timings[.ready, .ours].map { $0.median * 1e3 }, unit: "ms"),
      atLeast(50, "ready: hunspell takes at least 50 times as long", timings.ratio(.ready, .hunspell)),
    ]
    for job in [Job.hit, .miss] {
      targets += [
        atMost(1.5, "\(job.title): at most 1.5 times dawgdic's time", timings.ratio(job, .ours, to: .dawgdic)),
        atLeast(2, "\(job.title): the KWG walk takes at least twice as long", timings.ratio(job, .kwg)),
        atLeast(5, "\(job.title): marisa takes at least 5 times as long", timings.ratio(job, .marisa)),
      ]
    }
    for letters in Samples.lengths {
      let job = Job.list(letters)
      let bound = letters <= 9 ? 4 : 3
      targets += [
        atLeast(
          Double(bound), "\(job.title): the KWG walk takes at least \(bound) times as long", timings.ratio(job, .kwg)),
        atLeast(
          5000, "\(job.title): the tutorial loop takes at least 5000 times as long", timings.ratio(job, .tutorial)),
      ]
    }
    targets.append(
      atLeast(12, "many racks: at least 12 times as many racks/s as the KWG walk", timings.ratio(.manyRacks, .kwg)))
    targets += Job.all.map { job in
      atMost(1.7, "\(job.title): Swift takes at most 1.7 times as long as C++", timings.ratio(job, .ours, to: .oursInC))
    }
    return targets
  }
}
