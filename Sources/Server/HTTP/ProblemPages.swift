import HTTPTypes
import Hummingbird

/// HTML pages instead of problem details, for a browser that asks for a page or sends a form.
struct ProblemPages: Sendable {
  /// The pages for an unknown address.
  let lost: [Appearance: Content]
  /// The pages for an action that the server cannot perform now.
  let unavailable: [Appearance: Content]
  let address: PublicAddress

  /// Returns the page for a problem; `nil` if the client should get the problem details.
  func page(for problem: Response, to request: Request) -> Response? {
    guard request.headers[.accept]?.contains("text/html") ?? false, !request.uri.path.hasPrefix("/api/")
    else { return nil }
    switch problem.status {
    case .notFound: return page(lost, in: problem, request)
    case .conflict, .tooManyRequests, .serviceUnavailable: return page(unavailable, in: problem, request)
    case .unauthorized where request.method == .post:
      // The pass is invalid: redirect to the page, which shows how to begin.
      let page = request.uri.path.split(separator: "/").first ?? ""
      var again = Response(status: .seeOther, headers: [.location: "\(address.folder)/\(page)"])
      again.headers[values: .setCookie] = problem.headers[values: .setCookie]
      return again
    default: return nil
    }
  }

  private func page(_ documents: [Appearance: Content], in problem: Response, _ request: Request) -> Response? {
    let appearance = Appearance(request)
    var response = documents[appearance]?.response(
      to: request, status: problem.status,
      headers: [
        .contentType: ContentType.html, .cacheControl: "no-cache", .vary: "Accept, Accept-Language, Cookie",
        .contentLanguage: appearance.interface.tag,
      ])
    response?.headers[.retryAfter] = problem.headers[.retryAfter]
    return response
  }
}
