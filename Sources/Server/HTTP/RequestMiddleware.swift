import HTTPTypes
import Hummingbird
import Play

/// The steps that every request passes through, one after the other. Separate middlewares would each add a suspension
/// point, which takes microseconds.
struct RequestMiddleware: RouterMiddleware {
  let problemPages: ProblemPages
  /// The operations on players, whose rate limits apply to requests; `nil` if the server stores nothing.
  let players: Players?
  let environment: ServerEnvironment

  init(_ site: Site, _ players: Players?, _ environment: ServerEnvironment) {
    problemPages = ProblemPages(
      lost: site.lostDocuments, unavailable: site.unavailableDocuments, address: environment.address)
    self.players = players
    self.environment = environment
  }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let path = request.uri.path
    var context = context
    context.client = clientName(environment.proxies.client(context.remoteAddress, request.headers))
    var response: Response
    do {
      if path.hasPrefix("/api/") { try players?.limit(request, context) }
      response = try await next(request, context)
    } catch {
      response = answer(to: error, request, context)
    }
    note(response.status, to: request, at: path, context, since: start)
    response = response.guarded(hasForms: BoardPages.have(path) || path == Devices.path)
    // Remove the body from every response to HEAD, because the client would read a body as the beginning of the
    // connection's next response.
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func answer(to error: any Error, _ request: Request, _ context: ServerContext) -> Response {
    var response = Problem(error, request, context.logger).response(in: environment.address.folder)
    // A browser with a revoked pass begins again, as a new browser.
    if error as? PlayerFault == .unknownPass { response.takeBackSecret(from: request, at: environment.address) }
    return problemPages.page(for: response, to: request) ?? response
  }

  /// Logs the request without any data about the client, and updates the metrics.
  private func note(
    _ status: HTTPResponse.Status, to request: Request, at path: String, _ context: ServerContext,
    since start: ContinuousClock.Instant
  ) {
    let duration = ContinuousClock.now - start
    context.logger.answered(
      status, method: request.method.rawValue.clipped, path: path.clipped, after: duration)
    guard environment.metrics.isWatched else { return }
    environment.metrics.answered(status, method: request.method, route: context.endpointPath, after: duration)
  }
}
