import Formats
import Play

/// An address of this site that gets a short name: a list or a challenge, whose addresses contain all of their data.
struct ShortLink: Sendable {
  /// Maximum number of bytes of an address.
  static let longest = 8192
  /// Number of Base64URL characters in a name: 42 bits.
  static let nameLength = 7
  /// With this suffix, a short address returns its QR code.
  static let pictureEnding = ".svg"

  /// A path with its query: `/apple-tree?challenge=…`.
  let target: String

  /// Creates a link to an address; `nil` if the address is not a page of this site.
  init?(_ target: String) {
    guard target.utf8.count <= ShortLink.longest, target.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C })
    else { return nil }
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix("/"), !path.hasPrefix("//"), Route(path: String(path)) != nil else { return nil }
    self.target = target
  }

  /// The possible names in order of preference. They are derived from the address, so that each address gets a single
  /// name.
  var names: [String] {
    (0..<4).map { attempt in
      let text = Base64URL.text(SHA256.hash(Array("\(attempt) \(target)".utf8)))
      return String(text.prefix(ShortLink.nameLength))
    }
  }
}
