import HTTPTypes
import Hummingbird

/// What a page may load and do: nothing of other origins, no inline scripts and styles.
let contentSecurityPolicy = policy(forms: "'none'")

private func policy(forms: String) -> [String] {
  [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'",
    "media-src 'self' blob:", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'",
    "form-action \(forms)",
  ]
}

/// The headers of answers, by what a browser can do with them; made once.
private enum GuardingHeaders {
  static let ofFiles: HTTPFields = [
    HTTPField.Name("X-Content-Type-Options")!: "nosniff",
    HTTPField.Name("Cross-Origin-Resource-Policy")!: "same-origin",
  ]
  static let ofDocuments = ofDocuments(contentSecurityPolicy)
  static let ofDocumentsWithForms = ofDocuments(policy(forms: "'self'"))
  /// A drawing that is opened by itself is a document, which needs nothing.
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
  /// The answer with headers that forbid other origins, inline scripts and styles, and frames around the page. What is said to documents and
  /// workers is not said with files that are neither, of which a first visit fetches nine: it would be 3 kB.
  ///
  /// `hasForms`: the page sends forms to this site.
  func guarded(hasForms: Bool = false) -> Response {
    var response = self
    response.headers.append(contentsOf: guardingHeaders(hasForms))
    return response
  }

  private func guardingHeaders(_ hasForms: Bool) -> HTTPFields {
    guard isPartOfAPage else {
      return hasForms ? GuardingHeaders.ofDocumentsWithForms : GuardingHeaders.ofDocuments
    }
    return headers[.contentType]?.hasPrefix("image/") == true ? GuardingHeaders.ofDrawings : GuardingHeaders.ofFiles
  }

  /// A file under its hash.
  private var isPartOfAPage: Bool { headers[.cacheControl]?.hasSuffix("immutable") == true }
}

extension HTTPFields {
  fileprivate static func + (fields: HTTPFields, others: HTTPFields) -> HTTPFields {
    var fields = fields
    fields.append(contentsOf: others)
    return fields
  }
}
