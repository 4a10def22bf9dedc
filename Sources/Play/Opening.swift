import Journal
import Words

/// What the host knows when the page opens: lines of `name=value`, and then the journal (`docs/formats/patches.md`).
public struct Opening: Hashable, Sendable {
  /// The path and query of the page's address.
  public var location = "/find-words"
  /// What the history keeps at this address: this tab's round.
  public var state = ""
  /// The reader's languages as the browser tells them, the preferred one first.
  public var languages: [String] = []
  /// The language of the page that the server painted.
  public var painted = ""
  public var seed: UInt64 = 0
  /// The name under which this tab writes its events.
  public var device = ""
  public var vibrates = true
  /// What lay on the board.
  public var draft = ""
  /// The journal's lines, checkpoints first; `nil` when the store cannot be read.
  public var journal: [UInt8]?

  public init() {}

  init(_ text: [UInt8]) {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      let name = line.prefix { $0 != UInt8(ascii: "=") }
      let value = String(decoding: line.dropFirst(name.count + 1), as: UTF8.self)
      switch name {
      case "location": location = value
      case "state": state = value
      case "languages":
        languages = value.utf8.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
      case "painted": painted = value
      case "seed": seed = UInt64(value) ?? 0
      case "device": device = value
      case "vibrates": vibrates = value.hasSameBytes(as: "yes")
      case "draft": draft = value
      case "journal":
        journal = Array(rest)
        return
      default: break
      }
    }
  }

  /// The game language of a first visit: the browser's if it is one of ours.
  var preferredLanguage: Language { languages.lazy.compactMap { Language(code: $0) }.first ?? .english }
}
