import HTTPTypes
import Logging

extension Logger {
  /// Logs one answer. The method and the path are `-` if the bytes that came were no request.
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
