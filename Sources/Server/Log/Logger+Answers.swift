import HTTPTypes
import Logging

extension Logger {
  /// The line of an answer. `-` stands for the method and the path of what was no request.
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
