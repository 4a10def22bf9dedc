import Hummingbird

/// Where browsers find the site, as `--public-url` says it: `https://words.example/games/orchard`.
public struct PublicAddress: Hashable, Sendable {
  /// The address without a slash at its end; `nil` when nobody has said it.
  let url: String?
  /// The folder of the site: empty at the root of its host, else as `/games/orchard`.
  let folder: String
  /// Whether browsers reach it by HTTPS.
  let isSecure: Bool

  /// At the root of a host that nobody has named.
  public init() { (url, folder, isSecure) = (nil, "", false) }

  /// The address that a text means.
  ///
  /// - Throws: ``ServeFault`` for a text that is no address of a site.
  public init(_ text: String) throws(ServeFault) {
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    let parts = text.dropFirst(scheme?.count ?? 0).split(separator: "/", omittingEmptySubsequences: false)
    let names = parts.dropFirst().last == "" ? parts.dropFirst().dropLast() : parts.dropFirst()
    guard let scheme, let host = parts.first, !host.isEmpty, host.allSatisfy({ $0.isPlain || "[]:".contains($0) }),
      names.allSatisfy({ !["", ".", ".."].contains($0) && $0.allSatisfy(\.isPlain) })
    else {
      throw ServeFault(
        "public URL \"\(text.clipped)\": it is http or https, a host and perhaps folders: https://words.example/orchard"
      )
    }
    folder = names.map { "/" + $0 }.joined()
    url = scheme + host + folder
    isSecure = scheme == "https://"
  }
}

extension PublicAddress {
  /// The whole address of a path of the site: where nobody has said the site's, by the host that the request names; `nil` without one.
  func absolute(_ path: String, for request: Request) -> String? {
    if let url { return url + path }
    guard let host = request.head.authority else { return nil }
    return (request.isSecure ? "https://" : "http://") + host + path
  }
}

extension Character {
  /// What stands for itself in an address (RFC 3986, 2.3).
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || "-._~".contains(self)) }
}
