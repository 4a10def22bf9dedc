import Formats
import HTTPTypes
import Hummingbird
import Wire

/// An error that defines the response which reports it.
protocol ProblemError: Error, CustomStringConvertible {
  /// The error code in the response, listed in ``Problem/titles``.
  var code: String { get }
  var status: HTTPResponse.Status { get }
  /// The number of seconds after which the client may try again, for the header `Retry-After`.
  var retryAfter: Int64? { get }
}

extension ProblemError {
  var retryAfter: Int64? { nil }
}

/// An error response as problem details (RFC 9457). Every error response is created from this type.
///
///     {"type":"/api/v1/problems#unknownLanguage","title":"The language is unknown","status":400,
///       "detail":"no language \"xx\"; there are en, es, it",
///       "error":{"code":"unknownLanguage","message":"no language \"xx\"; there are en, es, it"}}
///
/// The JSON field `error` belongs to the older format that preceded problem details. Pages cached in browsers still
/// read the field `error`.
struct Problem: Sendable {
  /// An error code that is listed in ``titles``.
  let code: String
  let status: HTTPResponse.Status
  let detail: String
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ code: String, _ detail: String, retryAfter: Int64? = nil) {
    self.code = code
    self.status = status
    self.detail = detail
    if let retryAfter { headers[.retryAfter] = "\(retryAfter)" }
  }

  init(_ fault: some ProblemError) {
    self.init(fault.status, fault.code, fault.description, retryAfter: fault.retryAfter)
  }

  /// Returns the body of the error response. The addresses in the body begin with the site's folder.
  func json(in folder: String) -> JSON {
    guard case .object(let members) = errorAnswer(code: code, message: detail) else { return .null }
    return .object(
      [
        ("type", .string("\(folder)\(Problem.path)#\(code)")),
        ("title", .string(Problem.titles.first { $0.code == code }?.title ?? status.reasonPhrase)),
        ("status", .integer(status.code)), ("detail", .string(detail)),
      ] + members)
  }

  func response(in folder: String) -> Response {
    var response = json(in: folder).response(status, type: ContentType.problem)
    response.headers.append(contentsOf: headers)
    return response
  }

  /// The path of ``titles``, to which a problem's `type` links.
  static let path = "/api/v1/problems"

  /// The body of the response to `GET /api/v1/problems`.
  static var list: JSON {
    .object([
      ("problems", .array(titles.map { .object([("code", .string($0.code)), ("title", .string($0.title))]) }))
    ])
  }
}
