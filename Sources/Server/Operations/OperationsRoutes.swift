import Formats
import Hummingbird
import Store

/// The routes `/metrics` and `/ready` for operators and their tools. The routes have a separate port, which players
/// cannot reach.
struct OperationsRoutes: Sendable {
  let store: Store
  let prometheus: PrometheusMetrics
  let connections: Connections
  /// The time limit for the database's response to `/ready`.
  var patience = Duration.seconds(2)

  var router: Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.get("/metrics") { _, _ in metrics() }
    router.get("/ready") { _, _ in await ready() }
    return router
  }

  private func metrics() -> Response {
    let metrics = ServerMetrics(factory: prometheus)
    metrics.set(store.database.load)
    metrics.setConnections(connections.open)
    return Response(
      status: .ok,
      headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: prometheus.text(help: ServerMetrics.help))))
  }

  private func ready() async -> Response {
    if await databaseAnswers() { return JSON.object([("status", .string("ready"))]).response() }
    return Problem(
      .serviceUnavailable, "notNow", "the database does not respond; the server's log contains the cause", retryAfter: 5
    ).response(in: "")
  }

  /// Returns whether the database responds within the time limit. After the time limit the query continues, but its
  /// result is ignored.
  private func databaseAnswers() async -> Bool {
    let (answers, continuation) = AsyncStream<Bool>.makeStream()
    Task {
      do {
        try await store.check()
        continuation.yield(true)
      } catch {
        continuation.yield(false)
      }
    }
    let impatience = Task {
      try await Task.sleep(for: patience)
      continuation.yield(false)
    }
    defer { impatience.cancel() }
    for await answer in answers { return answer }
    return false
  }
}
