import HTTPTypes
import Hummingbird

/// Pages in the place of problem details, for a browser that asks for a page or sends a form.
struct ProblemPages: Sendable {
  /// For an address that leads nowhere.
  let lost: [Appearance: Content]
  /// For what the server cannot do now.
  let notNow: [Appearance: Content]
  let address: PublicAddress

  /// `nil` where the problem is to be told as it is.
  func page(for problem: Response, to request: Request) -> Response? {
    guard request.headers[.accept]?.contains("text/html") ?? false, !request.uri.path.hasPrefix("/api/")
    else { return nil }
    switch problem.status {
    case .notFound: return page(lost, in: problem, request)
    case .conflict, .tooManyRequests, .serviceUnavailable: return page(notNow, in: problem, request)
    case .unauthorized where request.method == .post:
      // Its pass opens nothing any more: the page shows how to begin.
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
