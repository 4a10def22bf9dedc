import HTTPTypes
import Hummingbird
import Logging

/// Writes one line to the log for each request, once its answer is known. It says nothing of the client.
struct RequestLog<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    context.logger.answered(
      response.status, method: request.method.rawValue.clipped, path: request.uri.path.clipped,
      after: ContinuousClock.now - start)
    return response
  }
}

extension Logger {
  /// The line of an answer. `-` stands for the method and the path of what was no request.
  func answered(
    _ status: HTTPResponse.Status, method: String = "-", path: String = "-", after duration: Duration = .zero
  ) {
    info(
      "request",
      metadata: [
        "method": "\(method)", "path": "\(path)", "status": "\(status.code)",
        "microseconds": "\(duration / .microseconds(1))",
      ])
  }
}
