/// The values of the header `Content-Type` that the server sends.
enum ContentType {
  static let html = "text/html; charset=utf-8"
  static let json = "application/json; charset=utf-8"
  /// Problem details in JSON (RFC 9457).
  static let problem = "application/problem+json"
  /// Newline-delimited JSON: one value per line.
  static let lines = "application/x-ndjson; charset=utf-8"
  static let text = "text/plain; charset=utf-8"
  static let sound = "audio/wav"
  static let script = "text/javascript; charset=utf-8"
  static let manifest = "application/manifest+json"

  private static let byExtension = [
    "css": "text/css; charset=utf-8",
    "details": "text/tab-separated-values; charset=utf-8",
    "html": html,
    "js": script,
    "levels": text,
    "png": "image/png",
    "sentences": text,
    "sounds": text,
    "svg": "image/svg+xml",
    "tsv": "text/tab-separated-values; charset=utf-8",
    "txt": text,
    "wasm": "application/wasm",
  ]

  /// Returns the type for a file extension; `application/octet-stream` if the extension is unknown.
  static func ofFile(endingWith name: some StringProtocol) -> String {
    byExtension[String(name)] ?? "application/octet-stream"
  }
}
