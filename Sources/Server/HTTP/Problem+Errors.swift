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
    case .notFound: self.init(.notFound, "notFound", "nothing is at \(request.uri.path.clipped)")
    case .methodNotAllowed:
      self.init(.methodNotAllowed, "wrongMethod", "not with \(request.method.rawValue.clipped); Allow says with what")
      headers[.allow] = (error as? HTTPError)?.headers[.allow]
    case .contentTooLarge: self.init(.contentTooLarge, "tooLarge", "the body is larger than \(bodyLimit) bytes")
    case .requestTimeout: self.init(.requestTimeout, "tooSlow", "the body took too long to come")
    default: self.init(error.status, "badRequest", error.status.reasonPhrase)
    }
  }

  private static let hidden = Problem(.internalServerError, "internal", "something went wrong here")

  private static let unavailable = Problem(
    .serviceUnavailable, "notNow", "nothing can be stored at the moment; Retry-After says when to ask again",
    retryAfter: 5)
}

extension RequestFault: ProblemError {
  var status: HTTPResponse.Status {
    if case .unknownWord = self { .notFound } else { .badRequest }
  }
}
