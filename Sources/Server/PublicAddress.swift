import Hummingbird

/// The public address of the site from the option `--public-url`, for example `https://words.example/games/orchard`.
public struct PublicAddress: Hashable, Sendable {
  /// The address without a final slash; `nil` if the operator has not set the option.
  let url: String?
  /// The path of the site's folder, for example `/games/orchard`; empty if the site is at the root of its host.
  let folder: String
  /// Whether the public address uses HTTPS.
  let isSecure: Bool

  /// Creates an unset address, which stands for the root of an unknown host.
  public init() { (url, folder, isSecure) = (nil, "", false) }

  /// Reads an address from the option's text.
  ///
  /// - Throws: ``ServeFault`` if the text is not a valid address for a site.
  public init(_ text: String) throws(ServeFault) {
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    let parts = text.dropFirst(scheme?.count ?? 0).split(separator: "/", omittingEmptySubsequences: false)
    let names = parts.dropFirst().last == "" ? parts.dropFirst().dropLast() : parts.dropFirst()
    guard let scheme, let host = parts.first, !host.isEmpty, host.allSatisfy({ $0.isPlain || "[]:".contains($0) }),
      names.allSatisfy({ !["", ".", ".."].contains($0) && $0.allSatisfy(\.isPlain) })
    else {
      throw ServeFault(
        "public URL \"\(text.clipped)\": must consist of http or https, a host and optional folders, such as https://words.example/orchard"
      )
    }
    folder = names.map { "/" + $0 }.joined()
    url = scheme + host + folder
    isSecure = scheme == "https://"
  }
}

extension PublicAddress {
  /// Returns the absolute address of a path. If the public address is unset, uses the host in the request's header;
  /// `nil` if the request names no host.
  func absolute(_ path: String, for request: Request) -> String? {
    if let url { return url + path }
    guard let host = request.head.authority else { return nil }
    return (request.isSecure ? "https://" : "http://") + host + path
  }
}

extension Character {
  /// Whether the character is unreserved in URLs (RFC 3986, 2.3).
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || "-._~".contains(self)) }
}
