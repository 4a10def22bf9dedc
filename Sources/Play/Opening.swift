import Rules
import Wire
import Words

/// What the host knows when the page opens: lines of `name=value`, the stored text last (`docs/formats/patches.md`).
public struct Opening: Hashable, Sendable {
  /// The path and query of the page's address.
  public var location = "/find-words"
  /// The reader's languages as the browser tells them, the preferred one first.
  public var languages: [String] = []
  /// The language of the page that the server painted.
  public var painted = ""
  public var seed: UInt64 = 0
  /// What was stored on an earlier visit.
  public var stored: String?

  public init() {}

  init(_ text: [UInt8]) {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A }
      let name = line.prefix { $0 != UInt8(ascii: "=") }
      let value = line.dropFirst(name.count + 1)
      switch name {
      case "location": location = String(decoding: value, as: UTF8.self)
      case "languages":
        languages = value.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
      case "painted": painted = String(decoding: value, as: UTF8.self)
      case "seed": seed = UInt64(String(decoding: value, as: UTF8.self)) ?? 0
      case "stored":
        stored = String(decoding: rest.dropFirst(name.count + 1), as: UTF8.self)
        return
      default: break
      }
      rest = rest.dropFirst(line.count + 1)
    }
  }

  /// The game language of a first visit: the browser's if it is one of ours.
  var preferredLanguage: Language { languages.lazy.compactMap { Language(code: $0) }.first ?? .english }
}

/// A path with its query, as `/find-words?language=es&root=canciones`.
struct Location {
  let path: String
  private let items: [(name: String, value: String)]

  init(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    path = String(decoding: parts[0], as: UTF8.self)
    items =
      parts.count < 2
      ? []
      : parts[1].split(separator: UInt8(ascii: "&")).map { item in
        let pair = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        return (Location.decoded(pair[0]), pair.count > 1 ? Location.decoded(pair[1]) : "")
      }
  }

  subscript(name: String) -> String? { items.first { $0.name.hasSameBytes(as: name) }?.value }

  /// Percent-decoding of a query (application/x-www-form-urlencoded). A sign that begins no escape stands for itself.
  private static func decoded(_ bytes: Substring.UTF8View) -> String {
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = hexDigit(rest.first), let low = hexDigit(rest.dropFirst().first) {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(0x30...0x39): byte! - 0x30
    case .some(0x41...0x46): byte! - 0x41 + 10
    case .some(0x61...0x66): byte! - 0x61 + 10
    default: nil
    }
  }
}

/// Which round an address asks for.
enum Invitation: Hashable {
  case root(String, Language)
  case seed(UInt64, Language, length: Int)

  /// `nil` when the address asks for none. A language that is missing is `language`.
  init?(_ location: Location, language: Language) {
    let language = location["language"].flatMap { Language(code: $0) } ?? language
    if let root = location["root"] {
      self = .root(root, language)
    } else if let text = location["seed"], let seed = try? PuzzleSeed.parse(text) {
      let length = location["length"].flatMap { Int($0) } ?? RootList.usualLength
      self = .seed(seed, language, length: RootList.lengths.contains(length) ? length : RootList.usualLength)
    } else {
      return nil
    }
  }
}
