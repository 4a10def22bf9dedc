import HTTPTypes
import Hummingbird

/// Responds to requests that match no route. If the path has routes for other methods, the response is 405 and lists
/// these methods.
struct WrongMethods<Context: RequestContext>: RouterMiddleware {
  private let routes: [(parts: [RouterPath.Element], method: HTTPRequest.Method)]

  /// Records all routes that were added to a router so far.
  init(_ router: Router<Context>) {
    routes = router.routes.map { (Array($0.path), $0.method) }
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let methods = methods(at: request.uri.path)
    guard !methods.isEmpty else { return try await next(request, context) }
    throw HTTPError(.methodNotAllowed, headers: [.allow: methods.joined(separator: ", ")])
  }

  /// Returns the methods that a path supports, in alphabetical order. A path that supports GET also supports HEAD.
  /// O(routes).
  private func methods(at path: String) -> [String] {
    let parts = path.split(separator: "/")
    let methods = routes.filter { route in
      route.parts.count == parts.count && zip(route.parts, parts).allSatisfy { $0 ~= $1 }
    }.map(\.method)
    return Set(methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }).sorted()
  }
}
