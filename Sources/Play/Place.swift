import Journal
import Words

/// Where the browser's history stands: an address, and what the address does not say.
struct Place: Equatable {
  var path: String
  var state = State.page

  // The synthesized comparison of texts links the Unicode tables.
  static func == (left: Place, right: Place) -> Bool {
    left.state == right.state && left.path.hasSameBytes(as: right.path)
  }

  /// What lies at an entry of the history beside its address. Each tab has its own history, so each keeps its own round.
  enum State: Hashable {
    case page
    case round(RoundID)
    /// A sheet over the page below, and the round that is played there. Going back closes it.
    case sheet(RoundID?)
    /// The same with a word, whose address is the word's own page.
    case word

    /// As the host keeps it; a reload goes back from what begins with `sheet` (`docs/formats/patches.md`).
    var text: String {
      switch self {
      case .page: ""
      case .round(let id): "round " + id.text
      case .sheet(let id): id.map { "sheet round " + $0.text } ?? "sheet"
      case .word: "word"
      }
    }

    /// What is no state is a page.
    init(_ text: String) {
      let parts = text.utf8.split(separator: 0x20, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      switch (parts.first ?? "").utf8 {
      case "round": self = (parts.count > 1 ? EventID(parts[1]) : nil).map { .round($0) } ?? .page
      case "sheet": self = .sheet(parts.count > 1 ? State(parts[1]).round : nil)
      case "word": self = .word
      default: self = .page
      }
    }

    var isSheet: Bool {
      switch self {
      case .sheet, .word: true
      case .page, .round: false
      }
    }

    var round: RoundID? { if case .round(let id) = self { id } else { nil } }
  }
}
