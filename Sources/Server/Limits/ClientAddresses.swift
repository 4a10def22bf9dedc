import Hummingbird

/// Learns from trusted proxies who the client of a request is.
struct ClientAddresses: RouterMiddleware {
  let proxies: TrustedProxies

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.client = clientName(proxies.client(context.remoteAddress, request.headers))
    return try await next(request, context)
  }
}
