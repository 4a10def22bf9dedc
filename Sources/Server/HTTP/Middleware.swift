import Formats
import HTTPTypes
import Hummingbird
import Play
import Store
import Wire

/// What a page may load and do: nothing of other origins, no inline scripts and styles.
let contentSecurityPolicy = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'",
  "media-src 'self' blob:", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
  "form-action 'none'",
]

/// Headers that forbid other origins, inline scripts and styles, and frames around the page. What is said to documents and workers is not said
/// with files that are neither: a first visit fetches nine, and it would be 3 kB.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await next(request, context).guarded(hasForms: BoardPages.have(request.uri.path) || request.uri.path == Devices.path)
  }
}

extension Response {
  /// The answer with the headers of ``SecurityHeaders``. `hasForms`: the page sends forms to this site.
  func guarded(hasForms: Bool = false) -> Response {
    var response = self
    response.headers[HTTPField.Name("X-Content-Type-Options")!] = "nosniff"
    response.headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] = "same-origin"
    guard !isPartOfAPage else { return response }
    var policy = contentSecurityPolicy + ["frame-ancestors 'none'"]
    if hasForms { policy = policy.map { $0 == "form-action 'none'" ? "form-action 'self'" : $0 } }
    response.headers[HTTPField.Name("Content-Security-Policy")!] = policy.joined(separator: "; ")
    response.headers[HTTPField.Name("Referrer-Policy")!] = "no-referrer"
    response.headers[HTTPField.Name("Cross-Origin-Opener-Policy")!] = "same-origin"
    response.headers[HTTPField.Name("Permissions-Policy")!] = "camera=(), geolocation=(), microphone=()"
    return response
  }

  /// A file under its hash, which a browser shows as no document; drawings it does.
  private var isPartOfAPage: Bool {
    headers[.cacheControl]?.contains("immutable") == true && headers[.contentType]?.hasPrefix("image/") == false
  }
}

/// Turns every error into the answer `{"error":{"code","message"}}`. An unforeseen error is logged, and its answer gives
/// no details.
struct ErrorAnswers<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let fault as RequestFault {
      return answer(fault.status, code: fault.code, fault.description)
    } catch let fault as SpeechFault {
      var response = answer(fault.status, code: fault.code, fault.description)
      response.headers[.retryAfter] = fault.retryAfter.map { "\($0)" }
      return response
    } catch let fault as PlayerFault {
      var response = answer(fault.status, code: fault.code, fault.description)
      response.headers[.retryAfter] = fault.retryAfter.map { "\($0)" }
      // A browser that was put out begins anew.
      if fault == .unknownPass { response.takeBackSecret(from: request) }
      return response
    } catch let fault as StoreFault {
      context.logger.error("the database", metadata: ["error": "\(fault)"])
      guard fault.mayPass else { return answer(.internalServerError, code: "internal", "something went wrong here") }
      var response = answer(
        .serviceUnavailable, code: "notNow", "nothing can be stored at the moment; Retry-After says when to ask again")
      response.headers[.retryAfter] = "5"
      return response
    } catch let error as any HTTPResponseError {
      switch error.status {
      case .notFound: return answer(.notFound, code: "notFound", "nothing is at \(request.uri.path.clipped)")
      case .methodNotAllowed:
        var response = answer(
          .methodNotAllowed, code: "wrongMethod", "not with \(request.method.rawValue.clipped); Allow says with what")
        response.headers[.allow] = (error as? HTTPError)?.headers[.allow]
        return response
      case .contentTooLarge:
        return answer(.contentTooLarge, code: "tooLarge", "the body is larger than \(bodyLimit) bytes")
      case .requestTimeout: return answer(.requestTimeout, code: "tooSlow", "the body took too long to come")
      case let status where status.code < 500:
        return answer(status, code: "badRequest", status.reasonPhrase)
      default: return unforeseen(error, context)
      }
    } catch {
      return unforeseen(error, context)
    }
  }

  private func unforeseen(_ error: any Error, _ context: Context) -> Response {
    context.logger.error("unforeseen error", metadata: ["error": "\(error)"])
    return answer(.internalServerError, code: "internal", "something went wrong here")
  }

  private func answer(_ status: HTTPResponse.Status, code: String, _ message: String) -> Response {
    errorAnswer(code: code, message: message).response(status)
  }
}

extension RequestFault {
  fileprivate var status: HTTPResponse.Status {
    if case .unknownWord = self { .notFound } else { .badRequest }
  }
}

/// Answers a browser that asks for a page that does not exist with a page, unless the answer is one.
struct LostPages<Context: RequestContext>: RouterMiddleware {
  let documents: [Appearance: Content]

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let response = try await next(request, context)
    let wantsPage = request.headers[.accept]?.contains("text/html") ?? false
    guard response.status == .notFound, response.headers[.contentType] == ContentType.json, wantsPage,
      !request.uri.path.hasPrefix("/api/")
    else { return response }
    let appearance = Appearance(request)
    return documents[appearance]?.response(
      to: request, status: .notFound,
      headers: [
        .contentType: ContentType.html, .cacheControl: "no-cache", .vary: "Accept, Accept-Language, Cookie",
        .contentLanguage: appearance.interface.tag,
      ]) ?? response
  }
}

extension JSON {
  /// The value as an answer.
  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: ContentType.json, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
