import Formats
import Journal
import Words

/// The data that the host passes when the page opens: lines of the form `name=value`, followed by the journal
/// (`docs/formats/patches.md`).
struct LaunchState: Hashable, Sendable {
  /// The path and query of the page's address.
  var location = Route.start.path
  /// The encoded state of the current history entry, which contains the ID of this tab's round.
  var state = ""
  /// The reader's languages according to the browser, the preferred language first.
  var languages: [String] = []
  /// The interface language in which the server rendered the page.
  var painted = ""
  /// Whether the document contains no page yet, because it is the empty shell that the device stores.
  var isEmpty = false
  var seed: UInt64 = 0
  /// The device ID with which this tab writes its events.
  var device = ""
  var vibrates = true
  /// The draft that stores the state of the board at the end of the last visit.
  var draft = ""
  /// The last lines of the stored journal; the earlier lines came with messages `read`. The value is `nil` if the
  /// stored journal cannot be read.
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
      case "languages": languages = value.parts(between: UInt8(ascii: ","))
      case "painted": painted = value
      case "empty": isEmpty = value.hasSameBytes(as: "yes")
      case "seed": seed = value.uint64 ?? 0
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

  /// The data in the text form in which the host sends it. A value ends at the end of its line.
  var encoded: [UInt8] {
    let lines = [
      "location=" + location, "state=" + state, "languages=" + languages.joined(separator: ","), "painted=" + painted,
      "empty=" + (isEmpty ? "yes" : "no"), "seed=\(seed)", "device=" + device, "vibrates=" + (vibrates ? "yes" : "no"),
      "draft=" + draft,
    ]
    let text = lines.joined(separator: "\n").bytes
    return journal.map { text + "\njournal=\n".bytes + $0 } ?? text
  }

  static var example: LaunchState {
    var launch = LaunchState()
    launch.location = "/find-words?language=es&root=canciones"
    launch.state = "round 00000000000001-4"
    launch.languages = ["es-ES", "en"]
    launch.painted = "es"
    launch.seed = 7
    launch.device = "00000000000001"
    launch.vibrates = false
    launch.draft = "00000000000001-4 2,1,0 1500 can"
    launch.journal = Array("{\"v\":2}\n".utf8)
    return launch
  }

  /// The game language of a first visit: the first of the browser's languages that the games have, otherwise English.
  var preferredLanguage: Language { languages.lazy.compactMap { Language(code: $0) }.first ?? .english }
}
