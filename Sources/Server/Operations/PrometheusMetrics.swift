import CoreMetrics
import Synchronization

/// Metrics in memory for Prometheus to fetch: counters, gauges, and histograms of times in seconds. All handlers with
/// the same name and labels share one series.
final class PrometheusMetrics: MetricsFactory {
  private let metrics = Mutex<[String: [String: any PrometheusSeries]]>([:])

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions) { PrometheusCounter() }
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions) { PrometheusGauge() }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions) { PrometheusHistogram() }
  }

  func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
    NOOPMetricsHandler.instance
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    NOOPMetricsHandler.instance
  }

  // Keep every series until the server stops, because other handlers may share it.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}

  private func series<Series: PrometheusSeries>(
    _ name: String, _ labels: [(String, String)], _ make: () -> Series
  ) -> Series {
    let text = labels.map { "\($0.0)=\"\($0.1.escapedForPrometheus)\"" }.joined(separator: ",")
    return metrics.withLock { metrics in
      if let known = metrics[name]?[text] as? Series { return known }
      let made = make()
      metrics[name, default: [:]][text] = made
      return made
    }
  }

  /// Returns all series in Prometheus' text format, version 0.0.4. O(series).
  ///
  /// - Parameter help: the description of each metric.
  func text(help: [(name: String, text: String)]) -> String {
    let metrics = metrics.withLock { $0 }
    var lines: [String] = []
    for (name, all) in metrics.sorted(by: { $0.key < $1.key }) {
      if let text = help.first(where: { $0.name == name })?.text { lines.append("# HELP \(name) \(text)") }
      if let kind = all.values.first.map({ type(of: $0).kind }) { lines.append("# TYPE \(name) \(kind)") }
      for (labels, series) in all.sorted(by: { $0.key < $1.key }) { lines += series.lines(name, labels) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate var escapedForPrometheus: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

/// A metric with a particular combination of labels.
private protocol PrometheusSeries: AnyObject, Sendable {
  static var kind: String { get }
  func lines(_ name: String, _ labels: String) -> [String]
}

/// Returns the text line for a sample.
private func sample(_ name: String, _ labels: String, _ value: String) -> String {
  name + (labels.isEmpty ? "" : "{\(labels)}") + " " + value
}

private final class PrometheusCounter: CounterHandler, PrometheusSeries {
  static let kind = "counter"
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }
  func reset() { value.store(0, ordering: .relaxed) }

  func lines(_ name: String, _ labels: String) -> [String] {
    [sample(name, labels, "\(value.load(ordering: .relaxed))")]
  }
}

private final class PrometheusGauge: MeterHandler, PrometheusSeries {
  static let kind = "gauge"
  private let value = Mutex(0.0)

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }

  func lines(_ name: String, _ labels: String) -> [String] { [sample(name, labels, "\(value.withLock { $0 })")] }
}

private final class PrometheusHistogram: TimerHandler, PrometheusSeries {
  static let kind = "histogram"
  /// The upper bounds of the histogram's buckets, in seconds.
  private static let bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

  private struct State {
    var counts = Array(repeating: 0, count: bounds.count)
    var count = 0
    var sum = 0.0
  }

  private let state = Mutex(State())

  func recordNanoseconds(_ duration: Int64) {
    let seconds = Double(duration) / 1e9
    state.withLock { state in
      for (place, bound) in PrometheusHistogram.bounds.enumerated() where seconds <= bound { state.counts[place] += 1 }
      state.count += 1
      state.sum += seconds
    }
  }

  func lines(_ name: String, _ labels: String) -> [String] {
    let state = state.withLock { $0 }
    let before = labels.isEmpty ? "" : labels + ","
    let buckets = zip(PrometheusHistogram.bounds.map { "\($0)" } + ["+Inf"], state.counts + [state.count])
    return buckets.map { sample("\(name)_bucket", "\(before)le=\"\($0.0)\"", "\($0.1)") } + [
      sample("\(name)_sum", labels, "\(state.sum)"), sample("\(name)_count", labels, "\(state.count)"),
    ]
  }
}
