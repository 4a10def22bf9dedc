import HTTPTypes
import Hummingbird
import Logging
import Store
import Wire

extension Problem {
  /// Creates the problem that reports this error to the client. The details of an unexpected error appear only in the
  /// log.
  init(_ error: any Error, _ request: Request, _ logger: Logger) {
    switch error {
    case let fault as any ProblemError: self.init(fault)
    case let fault as StoreFault:
      logger.error("the database", metadata: ["error": "\(fault)"])
      self = fault.mayPass ? .unavailable : .hidden
    case let error as any HTTPResponseError where error.status.code < 500: self.init(error, request)
    default:
      logger.error("unforeseen error", metadata: ["error": "\(error)"])
      self = .hidden
    }
  }

  /// Creates the problem that reports an error found by Hummingbird.
  private init(_ error: any HTTPResponseError, _ request: Request) {
    switch error.status {
    case .notFound: self.init(.notFound, "notFound", "no page or route exists at \(request.uri.path.clipped)")
    case .methodNotAllowed:
      self.init(
        .methodNotAllowed, "wrongMethod",
        "the method \(request.method.rawValue.clipped) is not allowed; the header Allow lists the allowed methods")
      headers[.allow] = (error as? HTTPError)?.headers[.allow]
    case .contentTooLarge: self.init(.contentTooLarge, "tooLarge", "the body is larger than \(bodyLimit) bytes")
    case .requestTimeout: self.init(.requestTimeout, "tooSlow", "the body arrived too slowly")
    default: self.init(error.status, "badRequest", error.status.reasonPhrase)
    }
  }

  private static let hidden = Problem(
    .internalServerError, "internal", "an internal error occurred; the server's log contains the cause")

  private static let unavailable = Problem(
    .serviceUnavailable, "notNow",
    "the server cannot store data at the moment; retry after the number of seconds in Retry-After",
    retryAfter: 5)
}

extension RequestFault: ProblemError {
  var status: HTTPResponse.Status {
    if case .unknownWord = self { .notFound } else { .badRequest }
  }
}
