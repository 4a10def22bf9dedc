import HTTPTypes
import Hummingbird

/// What no route takes: says which methods the routes at this path take, if there are any.
struct WrongMethods<Context: RequestContext>: RouterMiddleware {
  private let routes: [(parts: [RouterPath.Element], method: HTTPRequest.Method)]

  /// With all the routes that were added to a router.
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

  /// The methods that a path can be asked with, in the order of the alphabet. Where there is an answer to GET there is one to HEAD. O(routes).
  private func methods(at path: String) -> [String] {
    let parts = path.split(separator: "/")
    let methods = routes.filter { route in
      route.parts.count == parts.count && zip(route.parts, parts).allSatisfy { $0 ~= $1 }
    }.map(\.method)
    return Set(methods.flatMap { $0 == .get ? ["GET", "HEAD"] : [$0.rawValue] }).sorted()
  }
}
