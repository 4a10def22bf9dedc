import HTTPTypes
import Logging

extension Logger {
  /// Logs an answer. The method and the path are `-` if the received bytes were not a valid request.
  func answered(
    _ status: HTTPResponse.Status, method: String = "-", path: String = "-", after duration: Duration = .zero
  ) {
    info(
      "request",
      metadata: [
        "method": .string(method), "path": .string(path), "status": .string(String(status.code)),
        "microseconds": .string(String(Int(duration / .microseconds(1)))),
      ])
  }
}
