import Formats
import HTTPTypes
import Hummingbird
import Play
import Store
import Wire

/// What a page may load and do: nothing of other origins, no inline scripts and styles.
let contentSecurityPolicy = policy(forms: "'none'")

private func policy(forms: String) -> [String] {
  [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'",
    "media-src 'self' blob:", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
    "form-action \(forms)",
  ]
}

/// The headers that every answer has, and those of answers that a browser can show; made once.
private enum GuardingHeaders {
  static let ofAll: HTTPFields = [
    HTTPField.Name("X-Content-Type-Options")!: "nosniff",
    HTTPField.Name("Cross-Origin-Resource-Policy")!: "same-origin",
  ]
  static let ofDocuments = ofDocuments(contentSecurityPolicy)
  static let ofDocumentsWithForms = ofDocuments(policy(forms: "'self'"))
  /// A drawing that is opened by itself is a document, which needs nothing.
  static let ofDrawings: HTTPFields = [
    HTTPField.Name("Content-Security-Policy")!: "default-src 'none'; frame-ancestors 'none'"
  ]

  private static func ofDocuments(_ policy: [String]) -> HTTPFields {
    [
      HTTPField.Name("Content-Security-Policy")!: (policy + ["frame-ancestors 'none'"]).joined(separator: "; "),
      HTTPField.Name("Referrer-Policy")!: "no-referrer",
      HTTPField.Name("Cross-Origin-Opener-Policy")!: "same-origin",
      HTTPField.Name("Permissions-Policy")!: "camera=(), geolocation=(), microphone=()",
    ]
  }
}

/// Headers that forbid other origins, inline scripts and styles, and frames around the page. What is said to documents and workers is not said
/// with files that are neither: a first visit fetches nine, and it would be 3 kB.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await next(request, context).guarded(
      hasForms: BoardPages.have(request.uri.path) || request.uri.path == Devices.path)
  }
}

extension Response {
  /// The answer with the headers of ``SecurityHeaders``. `hasForms`: the page sends forms to this site.
  func guarded(hasForms: Bool = false) -> Response {
    var response = self
    response.headers.append(contentsOf: GuardingHeaders.ofAll)
    if !isPartOfAPage {
      response.headers.append(
        contentsOf: hasForms ? GuardingHeaders.ofDocumentsWithForms : GuardingHeaders.ofDocuments)
    } else if headers[.contentType]?.hasPrefix("image/") == true {
      response.headers.append(contentsOf: GuardingHeaders.ofDrawings)
    }
    return response
  }

  /// A file under its hash.
  private var isPartOfAPage: Bool { headers[.cacheControl]?.hasSuffix("immutable") == true }
}

/// Turns every error into a ``Problem``. An unforeseen error is logged, and its answer gives no details.
struct ErrorAnswers: RouterMiddleware {
  let address: PublicAddress

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      var response = problem(error, request, context).response(in: address.folder)
      // A browser that was put out begins anew.
      if error as? PlayerFault == .unknownPass { response.takeBackSecret(from: request, at: address) }
      return response
    }
  }

  private func problem(_ error: any Error, _ request: Request, _ context: ServerContext) -> Problem {
    switch error {
    case let fault as any AnsweredFault: return Problem(fault)
    case let fault as StoreFault:
      context.logger.error("the database", metadata: ["error": "\(fault)"])
      guard fault.mayPass else { return .hidden }
      return Problem(
        .serviceUnavailable, "notNow", "nothing can be stored at the moment; Retry-After says when to ask again",
        retryAfter: 5)
    case let error as any HTTPResponseError where error.status.code < 500: return problem(error, request)
    default:
      context.logger.error("unforeseen error", metadata: ["error": "\(error)"])
      return .hidden
    }
  }

  /// What Hummingbird found wrong.
  private func problem(_ error: any HTTPResponseError, _ request: Request) -> Problem {
    switch error.status {
    case .notFound: return Problem(.notFound, "notFound", "nothing is at \(request.uri.path.clipped)")
    case .methodNotAllowed:
      var problem = Problem(
        .methodNotAllowed, "wrongMethod", "not with \(request.method.rawValue.clipped); Allow says with what")
      problem.headers[.allow] = (error as? HTTPError)?.headers[.allow]
      return problem
    case .contentTooLarge:
      return Problem(.contentTooLarge, "tooLarge", "the body is larger than \(bodyLimit) bytes")
    case .requestTimeout: return Problem(.requestTimeout, "tooSlow", "the body took too long to come")
    default: return Problem(error.status, "badRequest", error.status.reasonPhrase)
    }
  }
}

extension Problem {
  /// A fault of the server, of which only the log tells.
  fileprivate static let hidden = Problem(.internalServerError, "internal", "something went wrong here")
}

extension RequestFault: AnsweredFault {
  var status: HTTPResponse.Status {
    if case .unknownWord = self { .notFound } else { .badRequest }
  }
}

/// Answers a browser that asks for a page, or sends a form, with a page also where there is a problem.
struct ProblemPages<Context: RequestContext>: RouterMiddleware {
  /// For an address that leads nowhere.
  let lost: [Appearance: Content]
  /// For what the server cannot do now.
  let notNow: [Appearance: Content]
  let address: PublicAddress

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    guard response.status.code >= 400, response.headers[.contentType] == ContentType.problem,
      request.headers[.accept]?.contains("text/html") ?? false, !request.uri.path.hasPrefix("/api/")
    else { return response }
    switch response.status {
    case .notFound: return page(lost, in: response, request)
    case .conflict, .tooManyRequests, .serviceUnavailable: return page(notNow, in: response, request)
    case .unauthorized where request.method == .post:
      // Its pass opens nothing any more: the page shows how to begin.
      let page = request.uri.path.split(separator: "/").first ?? ""
      var again = Response(status: .seeOther, headers: [.location: "\(address.folder)/\(page)"])
      again.headers[values: .setCookie] = response.headers[values: .setCookie]
      return again
    default: return response
    }
  }

  private func page(_ documents: [Appearance: Content], in answer: Response, _ request: Request) -> Response {
    let appearance = Appearance(request)
    var response = documents[appearance]?.response(
      to: request, status: answer.status,
      headers: [
        .contentType: ContentType.html, .cacheControl: "no-cache", .vary: "Accept, Accept-Language, Cookie",
        .contentLanguage: appearance.interface.tag,
      ])
    response?.headers[.retryAfter] = answer.headers[.retryAfter]
    return response ?? answer
  }
}

extension JSON {
  /// The value as an answer.
  func response(_ status: HTTPResponse.Status = .ok, type: String = ContentType.json) -> Response {
    Response(
      status: status,
      headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
