import HTTPTypes
import Hummingbird

/// The content security policy of pages: it forbids resources of other origins, inline scripts and inline styles.
let contentSecurityPolicy = policy(forms: "'none'")

private func policy(forms: String) -> [String] {
  [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'",
    "media-src 'self' blob:", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
    "form-action \(forms)",
  ]
}

/// The security headers of responses, by kind of content; created only once.
private enum SecurityHeaders {
  static let ofFiles: HTTPFields = [
    HTTPField.Name("X-Content-Type-Options")!: "nosniff",
    HTTPField.Name("Cross-Origin-Resource-Policy")!: "same-origin",
  ]
  static let ofDocuments = ofDocuments(contentSecurityPolicy)
  static let ofDocumentsWithForms = ofDocuments(policy(forms: "'self'"))
  /// An SVG image that a browser opens directly is a document, but it needs no resources.
  static let ofDrawings =
    ofFiles + [HTTPField.Name("Content-Security-Policy")!: "default-src 'none'; frame-ancestors 'none'"]

  private static func ofDocuments(_ policy: [String]) -> HTTPFields {
    ofFiles + [
      HTTPField.Name("Content-Security-Policy")!: (policy + ["frame-ancestors 'none'"]).joined(separator: "; "),
      HTTPField.Name("Referrer-Policy")!: "no-referrer",
      HTTPField.Name("Cross-Origin-Opener-Policy")!: "same-origin",
      HTTPField.Name("Permissions-Policy")!: "camera=(), geolocation=(), microphone=()",
    ]
  }
}

extension Response {
  /// Returns the response with security headers. The headers forbid resources of other origins, inline scripts and
  /// styles, and frames around the page. Files that are neither documents nor workers omit the headers that only affect
  /// documents and workers. A first visit fetches nine files that are neither documents nor workers, so the unnecessary
  /// headers would add 3 kB.
  ///
  /// - Parameter hasForms: whether the page contains forms that it sends to this site.
  func guarded(hasForms: Bool = false) -> Response {
    var response = self
    response.headers.append(contentsOf: guardingHeaders(hasForms))
    return response
  }

  private func guardingHeaders(_ hasForms: Bool) -> HTTPFields {
    guard isPartOfAPage else {
      return hasForms ? SecurityHeaders.ofDocumentsWithForms : SecurityHeaders.ofDocuments
    }
    return headers[.contentType]?.hasPrefix("image/") == true ? SecurityHeaders.ofDrawings : SecurityHeaders.ofFiles
  }

  /// Whether the response is a file with a hash in its name.
  private var isPartOfAPage: Bool { headers[.cacheControl]?.hasSuffix("immutable") == true }
}

extension HTTPFields {
  fileprivate static func + (fields: HTTPFields, others: HTTPFields) -> HTTPFields {
    var fields = fields
    fields.append(contentsOf: others)
    return fields
  }
}
