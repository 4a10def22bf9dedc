import CoreMetrics
import HTTPTypes
import Hummingbird
import Store
import Wire

/// The metrics of the running server. The metrics contain no data about players, clients or words.
struct ServerMetrics: Sendable {
  /// The default factory discards all metrics.
  var factory: any MetricsFactory = NOOPMetricsHandler.instance
  /// Whether the metrics are recorded instead of discarded.
  var isWatched: Bool { !(factory is NOOPMetricsHandler) }

  /// The description of each metric; `docs/operations.md` contains the same list.
  static let help = [
    (name: "orchard_requests_total", text: "Number of responses, by method, route and status."),
    (name: "orchard_request_seconds", text: "Time until the response is ready, in seconds, by route."),
    (name: "orchard_connections", text: "Number of open connections."),
    (name: "orchard_syncs_total", text: "Number of completed sync requests."),
    (name: "orchard_sync_lines_refused_total", text: "Number of refused journal lines, which violate the format."),
    (name: "orchard_sync_forks_total", text: "Number of forks: devices whose events conflict with stored events."),
    (name: "orchard_database_busy", text: "Number of database connections in use."),
    (name: "orchard_database_connections", text: "Maximum number of database connections."),
    (name: "orchard_database_waiting", text: "Number of transactions waiting for a database connection."),
  ]

  /// The HTTP methods that have separate labels in the metrics. Clients can invent other methods, which share the label
  /// "other".
  private static let methods: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .patch, .delete, .options]

  /// Counts a response. `route` is the route's pattern, for example `/vocabulary/:language/:word`; `nil` if the request
  /// matched no route.
  func answered(
    _ status: HTTPResponse.Status, method: HTTPRequest.Method? = nil, route: String? = nil,
    after duration: Duration = .zero
  ) {
    let method = method.map { ServerMetrics.methods.contains($0) ? $0.rawValue : "other" } ?? "none"
    // Hummingbird reports a special name without a slash for requests that match no route.
    let route = route.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "none"
    count("orchard_requests_total", [("method", method), ("route", route), ("status", "\(status.code)")])
    Timer(label: "orchard_request_seconds", dimensions: [("route", route)], factory: factory)
      .recordNanoseconds(Int64(duration / .nanoseconds(1)))
  }

  func synced(_ head: SyncAnswerHead) {
    count("orchard_syncs_total")
    count("orchard_sync_lines_refused_total", by: head.refused.count)
    count("orchard_sync_forks_total", by: head.forks.count)
  }

  func set(_ load: DatabaseLoad) {
    set("orchard_database_busy", load.busy)
    set("orchard_database_connections", load.most)
    set("orchard_database_waiting", load.waiting)
  }

  func setConnections(_ count: Int) { set("orchard_connections", count) }

  private func count(_ name: String, _ labels: [(String, String)] = [], by amount: Int = 1) {
    Counter(label: name, dimensions: labels, factory: factory).increment(by: amount)
  }

  private func set(_ name: String, _ value: Int) { Meter(label: name, factory: factory).set(value) }
}
