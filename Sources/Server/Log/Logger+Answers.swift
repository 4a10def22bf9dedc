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
        "method": "\(method)", "path": "\(path)", "status": "\(status.code)",
        "microseconds": "\(Int(duration / .microseconds(1)))",
      ])
  }
}
