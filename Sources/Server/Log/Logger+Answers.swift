import HTTPTypes
import Logging

extension Logger {
  /// Logs a response. The method and the path are `-` if the received bytes were not a valid HTTP request.
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
