import HTTPTypes
import Hummingbird

/// HTML pages that replace problem details when a browser asks for a page or sends a form.
struct ProblemPages: Sendable {
  /// The pages to show at unknown addresses.
  let lost: [Appearance: Content]
  /// The pages to show when the server cannot perform an action now.
  let unavailable: [Appearance: Content]
  let address: PublicAddress

  /// Returns the page that shows a problem; `nil` if the client should receive the problem details.
  func page(for problem: Response, to request: Request) -> Response? {
    guard request.headers[.accept]?.contains("text/html") ?? false, !request.uri.path.hasPrefix("/api/")
    else { return nil }
    switch problem.status {
    case .notFound: return page(lost, in: problem, request)
    case .conflict, .tooManyRequests, .serviceUnavailable: return page(unavailable, in: problem, request)
    case .unauthorized where request.method == .post:
      // If the browser's pass is invalid, redirect to the page that the form belongs to, because that page shows how to
      // begin.
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
