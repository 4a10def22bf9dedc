import Formats
import HTTPTypes
import Hummingbird
import Store

/// The secret that gives a browser access to its player's journal: 256 random bits, encoded in Base64URL. The server
/// stores only a hash of the secret.
struct Secret: Hashable, Sendable {
  let text: String

  /// Creates a secret with the system's random number generator.
  init() { text = Secret.random(bytes: 32) }

  /// Reads the secret of a request, from the header `Authorization: Bearer …` or, without that header, from the cookie.
  /// Returns `nil` if the secret is missing or malformed.
  init?(_ request: Request) {
    let shown = request.bearer ?? request.cookies[Secret.cookie]?.value
    guard let shown, shown.utf8.count == 43, Base64URL.bytes(shown)?.count == 32 else { return nil }
    text = shown
  }

  /// The hash of the secret, which the server stores.
  var hash: SecretHash { SecretHash(SHA256.hash(Array(text.utf8))) }

  /// The name of the cookie that contains the secret.
  static let cookie = "orchard-pass"
  /// The name of the cookie that contains the player's identifier.
  static let playerCookie = "orchard-player"

  /// Returns `count` bytes from the system's random number generator, encoded in Base64URL.
  static func random(bytes count: Int) -> String {
    Base64URL.text((0..<count).map { _ in UInt8.random(in: 0...255) })
  }
}

extension Request {
  /// The token in the header `Authorization: Bearer`.
  var bearer: String? {
    guard let header = headers[.authorization], header.utf8.count < 200, header.lowercased().hasPrefix("bearer ")
    else { return nil }
    return String(header.dropFirst("bearer ".count))
  }

  /// Whether the browser uses HTTPS, according to a header that the proxy in front of the server adds.
  var isSecure: Bool { headers[HTTPField.Name("X-Forwarded-Proto")!]?.lowercased() == "https" }
}

extension Response {
  /// Stores a secret in a cookie of the browser, for as long as browsers keep cookies. Scripts cannot read this cookie,
  /// and browsers do not send it with requests from other sites. A second cookie, which scripts can read, identifies
  /// the player. If the second cookie exists, the page syncs.
  mutating func give(_ secret: Secret, of player: PlayerID, to request: Request, at address: PublicAddress) {
    setCookies(secret.text, player.text, age: 400 * 24 * 3600, request, address)
  }

  /// Removes the secret's cookie and the player's cookie from the browser.
  mutating func takeBackSecret(from request: Request, at address: PublicAddress) {
    setCookies("", "", age: 0, request, address)
  }

  private mutating func setCookies(
    _ secret: String, _ player: String, age: Int, _ request: Request, _ address: PublicAddress
  ) {
    let usual =
      "; Path=\(address.folder)/; Max-Age=\(age); SameSite=Lax"
      + (request.isSecure || address.isSecure ? "; Secure" : "")
    headers[values: .setCookie] = [
      "\(Secret.cookie)=\(secret)\(usual); HttpOnly", "\(Secret.playerCookie)=\(player)\(usual)",
    ]
  }
}
