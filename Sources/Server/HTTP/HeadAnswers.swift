import Hummingbird

/// Answers HEAD without a body, whatever the answer is: the next one on the connection would else begin in the middle of it.
struct HeadAnswers<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    return request.method == .head ? response.createHeadResponse() : response
  }
}
