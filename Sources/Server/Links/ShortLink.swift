import Formats
import Play

/// An address of this site that gets a short name: a list's or a challenge's, which say everything in themselves.
struct ShortLink: Sendable {
  /// The most bytes of an address.
  static let longest = 8192
  /// Characters of Base64URL: 42 bits.
  static let nameLength = 7
  /// With this after its address, a link is a picture for cameras.
  static let pictureEnding = ".svg"

  /// A path with what follows it: `/apple-tree?challenge=…`.
  let target: String

  /// The link to an address; `nil` for one that is not a page of this site.
  init?(_ target: String) {
    guard target.utf8.count <= ShortLink.longest, target.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C })
    else { return nil }
    let path = target.prefix { $0 != "?" && $0 != "#" }
    guard path.hasPrefix("/"), !path.hasPrefix("//"), Route(path: String(path)) != nil else { return nil }
    self.target = target
  }

  /// The names that it may have, the best first: they follow from the address, so that one address has one name.
  var names: [String] {
    (0..<4).map { attempt in
      let text = Base64URL.text(SHA256.hash(Array("\(attempt) \(target)".utf8)))
      return String(text.prefix(ShortLink.nameLength))
    }
  }
}
