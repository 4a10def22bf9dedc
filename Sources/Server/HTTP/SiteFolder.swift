import HTTPTypes
import Hummingbird

/// Serves the routes below the site's folder, so that the routes need not include the folder in their paths. Also
/// serves addresses without the folder, because a proxy may have removed the folder.
struct SiteFolder<Inner: HTTPResponder>: HTTPResponder {
  typealias Context = Inner.Context

  /// The path of the site's folder; empty if the site is at the root of its host.
  let folder: String
  let inner: Inner

  func respond(to request: Request, context: Context) async throws -> Response {
    guard !folder.isEmpty, request.uri.path.hasPrefix(folder) else {
      return try await inner.respond(to: request, context: context)
    }
    let rest = request.uri.path.dropFirst(folder.count)
    // Redirect to the address with a slash, because without the slash the browser would resolve the page's relative
    // addresses one folder too high.
    if rest.isEmpty { return .redirect(to: folder + "/", type: .permanent) }
    guard rest.hasPrefix("/") else { return try await inner.respond(to: request, context: context) }
    var head = request.head
    head.path = String(rest) + (request.uri.query.map { "?" + $0 } ?? "")
    return try await inner.respond(to: Request(head: head, body: request.body), context: context)
  }
}
