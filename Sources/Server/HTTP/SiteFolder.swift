import HTTPTypes
import Hummingbird

/// The routes in the folder of the site: they know no folder themselves. A proxy may take the folder away before; so addresses without it
/// are answered too.
struct SiteFolder<Inner: HTTPResponder>: HTTPResponder {
  typealias Context = Inner.Context

  /// Empty at the root.
  let folder: String
  let inner: Inner

  func respond(to request: Request, context: Context) async throws -> Response {
    guard !folder.isEmpty, request.uri.path.hasPrefix(folder) else {
      return try await inner.respond(to: request, context: context)
    }
    let rest = request.uri.path.dropFirst(folder.count)
    // A page there would look for its files one folder too high.
    if rest.isEmpty { return .redirect(to: folder + "/", type: .permanent) }
    guard rest.hasPrefix("/") else { return try await inner.respond(to: request, context: context) }
    var head = request.head
    head.path = String(rest) + (request.uri.query.map { "?" + $0 } ?? "")
    return try await inner.respond(to: Request(head: head, body: request.body), context: context)
  }
}
