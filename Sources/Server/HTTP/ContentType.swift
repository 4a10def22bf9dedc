/// What is sent, as the header `Content-Type` says it.
enum ContentType {
  static let html = "text/html; charset=utf-8"
  static let json = "application/json; charset=utf-8"
  /// Problem details (RFC 9457), JSON too.
  static let problem = "application/problem+json"
  /// JSON, a line each.
  static let lines = "application/x-ndjson; charset=utf-8"
  static let text = "text/plain; charset=utf-8"
  static let sound = "audio/wav"
  static let script = "text/javascript; charset=utf-8"
  static let manifest = "application/manifest+json"

  private static let byExtension = [
    "css": "text/css; charset=utf-8",
    "html": html,
    "js": script,
    "png": "image/png",
    "sentences": text,
    "sounds": text,
    "svg": "image/svg+xml",
    "tsv": "text/tab-separated-values; charset=utf-8",
    "txt": text,
    "wasm": "application/wasm",
  ]

  /// The type of a file by the end of its name; `application/octet-stream` for an unknown one.
  static func ofFile(endingWith name: some StringProtocol) -> String {
    byExtension[String(name)] ?? "application/octet-stream"
  }
}
