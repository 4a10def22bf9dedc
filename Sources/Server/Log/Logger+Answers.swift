import HTTPTypes
import Hummingbird
import Logging

extension Logger {
  /// The line of an answer. `-` stands for the method and the path of what was no request. `id`: the request's, if the logger has none.
  func answered(
    _ status: HTTPResponse.Status, method: String = "-", path: String = "-", after duration: Duration = .zero,
    id: RequestID? = nil
  ) {
    var metadata: Logger.Metadata = [
      "method": .string(method), "path": .string(path), "status": .string(String(status.code)),
      "microseconds": .string(String(Int(duration / .microseconds(1)))),
    ]
    // The name that Hummingbird gives it.
    if let id { metadata["hb.request.id"] = .string(id.description) }
    info("request", metadata: metadata)
  }
}
