import HTTPTypes
import Hummingbird

/// The content security policy of pages: no resources of other origins, no inline scripts or styles.
let contentSecurityPolicy = policy(forms: "'none'")

private func policy(forms: String) -> [String] {
  [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'",
    "media-src 'self' blob:", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
    "form-action \(forms)",
  ]
}

/// The security headers of answers, by kind of content; created once.
private enum SecurityHeaders {
  static let ofFiles: HTTPFields = [
    HTTPField.Name("X-Content-Type-Options")!: "nosniff",
    HTTPField.Name("Cross-Origin-Resource-Policy")!: "same-origin",
  ]
  static let ofDocuments = ofDocuments(contentSecurityPolicy)
  static let ofDocumentsWithForms = ofDocuments(policy(forms: "'self'"))
  /// An SVG image that is opened directly is a document; it needs no resources.
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
  /// Returns the answer with headers that forbid other origins, inline scripts and styles, and frames around the page.
  /// Files that are neither documents nor workers omit the headers for those: a first visit fetches nine such files,
  /// and the headers would add 3 kB.
  ///
  /// - Parameter hasForms: whether the page sends forms to this site.
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

  /// Whether the answer is a file with a hash in its name.
  private var isPartOfAPage: Bool { headers[.cacheControl]?.hasSuffix("immutable") == true }
}

extension HTTPFields {
  fileprivate static func + (fields: HTTPFields, others: HTTPFields) -> HTTPFields {
    var fields = fields
    fields.append(contentsOf: others)
    return fields
  }
}
