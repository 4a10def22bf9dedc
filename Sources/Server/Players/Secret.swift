import Formats
import HTTPTypes
import Hummingbird
import Store

/// What a browser shows to be let into its player's journal: 256 random bits, in Base64URL. The server keeps only their hash.
struct Secret: Hashable, Sendable {
  let text: String

  /// A new one, of the system's random numbers.
  init() { text = Secret.random(bytes: 32) }

  /// The secret that a request shows: `Authorization: Bearer …`, else the cookie; `nil` for none, and for a text that is none.
  init?(_ request: Request) {
    let shown = request.bearer ?? request.cookies[Secret.cookie]?.value
    guard let shown, shown.utf8.count == 43, Base64URL.bytes(shown)?.count == 32 else { return nil }
    text = shown
  }

  /// What is stored of it.
  var hash: SecretHash { SecretHash(SHA256.hash(Array(text.utf8))) }

  /// The name of the cookie.
  static let cookie = "orchard-pass"
  /// The name of the cookie that names the player.
  static let playerCookie = "orchard-player"

  /// So many bytes of the system's random numbers, in Base64URL.
  static func random(bytes count: Int) -> String {
    Base64URL.text((0..<count).map { _ in UInt8.random(in: 0...255) })
  }
}

extension Request {
  /// The token of `Authorization: Bearer`.
  var bearer: String? {
    guard let header = headers[.authorization], header.utf8.count < 200, header.lowercased().hasPrefix("bearer ")
    else { return nil }
    return String(header.dropFirst("bearer ".count))
  }

  /// Whether the browser speaks HTTPS with whoever stands before the server.
  var isSecure: Bool { headers[HTTPField.Name("X-Forwarded-Proto")!]?.lowercased() == "https" }
}

extension Response {
  /// Gives the browser a secret, for as long as browsers keep cookies. No script reads it, and other sites do not send it. Beside it a
  /// cookie that scripts read names the player: by it the page knows that it is to sync.
  mutating func give(_ secret: Secret, of player: PlayerID, to request: Request, at address: PublicAddress) {
    setCookies(secret.text, player.text, age: 400 * 24 * 3600, request, address)
  }

  /// Has the browser forget its secret, and whose it was.
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
