import HTTPTypes
import Hummingbird

/// Serves the routes in the site's folder, so that the routes themselves need not know it. Also answers addresses
/// without the folder, because a proxy may have removed it.
struct SiteFolder<Inner: HTTPResponder>: HTTPResponder {
  typealias Context = Inner.Context

  /// The site's folder; empty at the root.
  let folder: String
  let inner: Inner

  func respond(to request: Request, context: Context) async throws -> Response {
    guard !folder.isEmpty, request.uri.path.hasPrefix(folder) else {
      return try await inner.respond(to: request, context: context)
    }
    let rest = request.uri.path.dropFirst(folder.count)
    // Without the slash, the page's relative addresses would resolve one folder too high.
    if rest.isEmpty { return .redirect(to: folder + "/", type: .permanent) }
    guard rest.hasPrefix("/") else { return try await inner.respond(to: request, context: context) }
    var head = request.head
    head.path = String(rest) + (request.uri.query.map { "?" + $0 } ?? "")
    return try await inner.respond(to: Request(head: head, body: request.body), context: context)
  }
}
