import Formats
import Journal
import Words

/// What the host knows when the page opens: lines of `name=value`, and then the journal (`docs/formats/patches.md`).
struct Opening: Hashable, Sendable {
  /// The path and query of the page's address.
  var location = Route.start.path
  /// What the history keeps at this address: this tab's round.
  var state = ""
  /// The reader's languages as the browser tells them, the preferred one first.
  var languages: [String] = []
  /// The language of the page that the server painted.
  var painted = ""
  /// Whether the document has no page yet: it is the shell that the device keeps.
  var isEmpty = false
  var seed: UInt64 = 0
  /// The name under which this tab writes its events.
  var device = ""
  var vibrates = true
  /// What lay on the board.
  var draft = ""
  /// The journal's last lines; the others came with `read`. `nil` when the store cannot be read.
  var journal: [UInt8]?

  init() {}

  init(_ text: [UInt8]) {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      let name = line.prefix { $0 != UInt8(ascii: "=") }
      let value = String(utf8: line.dropFirst(name.count + 1))
      switch name {
      case "location": if value.begins(with: "/") { location = value }
      case "state": state = value
      case "languages":
        languages = Array(value.utf8).split(separator: UInt8(ascii: ",")).map { String(utf8: $0) }
      case "painted": painted = value
      case "empty": isEmpty = value.hasSameBytes(as: "yes")
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

  /// The opening as text, as the host sends it; a value ends with its line.
  var encoded: [UInt8] {
    let lines = [
      "location=" + location, "state=" + state, "languages=" + languages.joined(separator: ","), "painted=" + painted,
      "empty=" + (isEmpty ? "yes" : "no"), "seed=\(seed)", "device=" + device, "vibrates=" + (vibrates ? "yes" : "no"),
      "draft=" + draft,
    ]
    let text = Array(lines.joined(separator: "\n").utf8)
    return journal.map { text + Array("\njournal=\n".utf8) + $0 } ?? text
  }

  static var example: Opening {
    var opening = Opening()
    opening.location = "/find-words?language=es&root=canciones"
    opening.state = "round 00000000000001-4"
    opening.languages = ["es-ES", "en"]
    opening.painted = "es"
    opening.seed = 7
    opening.device = "00000000000001"
    opening.vibrates = false
    opening.draft = "00000000000001-4 2,1,0 1500 can"
    opening.journal = Array("{\"v\":2}\n".utf8)
    return opening
  }

  /// The game language of a first visit: the browser's if it is one of ours.
  var preferredLanguage: Language { languages.lazy.compactMap { Language(code: $0) }.first ?? .english }
}
