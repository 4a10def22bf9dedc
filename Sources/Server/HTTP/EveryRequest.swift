import Formats
import HTTPTypes
import Hummingbird
import Play

/// What is done with every request, whatever it is for, one step after the other. As a middleware each step would be a suspension point more, and
/// each of those takes microseconds.
struct EveryRequest: RouterMiddleware {
  let problemPages: ProblemPages
  /// Whose limits are kept; `nil` where nobody is remembered.
  let players: Players?
  let surroundings: Surroundings

  init(_ site: Site, _ players: Players?, _ surroundings: Surroundings) {
    problemPages = ProblemPages(lost: site.lostDocuments, notNow: site.notNowDocuments, address: surroundings.address)
    self.players = players
    self.surroundings = surroundings
  }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let path = request.uri.path
    var context = context
    identify(&context, request)
    var response: Response
    do {
      if path.hasPrefix("/api/") { try players?.limit(request, context) }
      response = try await next(request, context)
    } catch {
      response = answer(to: error, request, context)
    }
    note(response.status, to: request, at: path, context, since: start)
    response = response.guarded(hasForms: BoardPages.have(path) || path == Devices.path)
    // Whatever the answer is: the next one on the connection would else begin in the middle of it.
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// As ``handle(_:context:next:)`` for an answer of the API that takes microseconds. `nil` where it fails or comes too often: then nothing is
  /// noted, no token is taken, and the router is to say so. The context's logger has no number of the request.
  func answer(_ request: Request, _ context: ServerContext, route: String, _ answer: () throws -> JSON) -> JSON? {
    let start = ContinuousClock.now
    var context = context
    identify(&context, request)
    do {
      let json = try answer()
      try players?.limit(request, context)
      context.coreContext.endpointPath.value = route
      note(.ok, to: request, at: request.uri.path, context, RequestID(), since: start)
      return json
    } catch {
      return nil
    }
  }

  private func identify(_ context: inout ServerContext, _ request: Request) {
    context.client = clientName(surroundings.proxies.client(context.remoteAddress, request.headers))
  }

  private func answer(to error: any Error, _ request: Request, _ context: ServerContext) -> Response {
    var response = Problem(error, request, context.logger).response(in: surroundings.address.folder)
    // A browser that was put out begins anew.
    if error as? PlayerFault == .unknownPass { response.takeBackSecret(from: request, at: surroundings.address) }
    return problemPages.page(for: response, to: request) ?? response
  }

  /// One line of the log, which says nothing of the client; and the metrics.
  private func note(
    _ status: HTTPResponse.Status, to request: Request, at path: String, _ context: ServerContext,
    _ id: RequestID? = nil, since start: ContinuousClock.Instant
  ) {
    let duration = ContinuousClock.now - start
    context.logger.answered(
      status, method: request.method.rawValue.clipped, path: path.clipped, after: duration, id: id)
    guard surroundings.metrics.isWatched else { return }
    surroundings.metrics.answered(status, method: request.method, route: context.endpointPath, after: duration)
  }
}
