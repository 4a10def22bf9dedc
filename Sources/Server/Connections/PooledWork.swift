import Hummingbird

/// Runs routes on the global executor, where work of several milliseconds delays no other connection. (``LoopExecutor``
/// explains the alternative.)
struct PooledWork<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await withTaskExecutorPreference(globalConcurrentExecutor) { try await next(request, context) }
  }
}
