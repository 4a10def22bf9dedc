import Formats
import Play

/// An address of this site that a short link leads to. The address leads to a word list or a challenge and contains all
/// of its data.
struct ShortLink: Sendable {
  /// The maximum number of bytes of an address.
  static let longest = 8192
  /// The number of Base64URL characters in a short name, which encode 42 bits.
  static let nameLength = 7
  /// The suffix with which a short link returns its QR code.
  static let pictureEnding = ".svg"

  /// The path and query that the short link leads to, for example `/apple-tree?challenge=…`.
  let target: String

  /// Creates a link to an address; `nil` if the address is not a page of this site.
  init?(_ target: String) {
    guard target.utf8.count <= ShortLink.longest, target.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C })
    else { return nil }
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix("/"), !path.hasPrefix("//"), Route(path: String(path)) != nil else { return nil }
    self.target = target
  }

  /// The possible short names in order of preference. The names are derived from the address, so that the same address
  /// always gets the same name.
  var names: [String] {
    (0..<4).map { attempt in
      let text = Base64URL.text(SHA256.hash(Array("\(attempt) \(target)".utf8)))
      return String(text.prefix(ShortLink.nameLength))
    }
  }
}
