import Formats
import Journal
import Words

/// The state of the browser's history. Back closes the page or sheet that was opened last, and each entry leads to its
/// own round.
struct History {
  /// The current entry comes last. While a sheet has its own entry, the entry of the page below the sheet comes before
  /// it.
  private(set) var entries: [HistoryEntry]

  init(_ location: String) { entries = [HistoryEntry(path: location)] }

  var entry: HistoryEntry { entries[entries.count - 1] }

  /// Whether a sheet has its own entry.
  var hasSheet: Bool { entries.count > 1 }

  /// Handles the load of the page at an entry with this state.
  mutating func resume(_ state: HistoryEntry.State) { entries[0].state = state }

  /// Handles the browser's change to another entry. Returns `true` if the browser left a sheet for the page below it.
  mutating func visit(_ visited: HistoryEntry) -> Bool {
    let isBelowSheet = hasSheet && entries[0] == visited
    entries = [visited]
    return isBelowSheet
  }

  /// Updates the history after a message. `state` is the state that the current entry must have. A sheet has its own
  /// entry, which is removed when the sheet closes. Another page or round that is opened from a sheet takes over the
  /// sheet's entry.
  mutating func reconcile(_ effects: [Effect], to state: HistoryEntry.State) -> [Effect] {
    let isOpen = state.isSheet
    let wasOpen = hasSheet
    var settled: [Effect] = []
    if wasOpen, !isOpen {
      if effects.contains(where: { $0.opensEntry }) {
        entries.removeFirst()
      } else {
        entries.removeLast()
        settled.append(.goBack)
      }
    }
    for effect in effects {
      guard case .navigate(let path, _, let isNewEntry) = effect else {
        settled.append(effect)
        continue
      }
      settled.append(go(to: HistoryEntry(path: path, state: state), isNewEntry: isNewEntry && !wasOpen))
    }
    if isOpen, !hasSheet {
      settled.append(go(to: HistoryEntry(path: entry.path, state: state), isNewEntry: true))
    } else if entry.state != state {
      // A sheet without an address has replaced a word's sheet, or a round has begun.
      let path = if case .sheet = state { entries[0].path } else { entry.path }
      settled.append(go(to: HistoryEntry(path: path, state: state), isNewEntry: false))
    }
    return settled
  }

  @inline(never)
  private mutating func go(to entry: HistoryEntry, isNewEntry: Bool) -> Effect {
    if isNewEntry, entry.state.isSheet {
      entries.append(entry)
    } else {
      entries[entries.count - 1] = entry
    }
    return .navigate(entry.path, state: entry.state.text, isNewEntry: isNewEntry)
  }
}

extension Effect {
  fileprivate var opensEntry: Bool { if case .navigate(_, _, isNewEntry: true) = self { true } else { false } }
  var updatesDocument: Bool { if case .updateDocument = self { true } else { false } }
}

/// An entry of the browser's history: an address, and the state that the address does not contain.
struct HistoryEntry: Equatable {
  var path: String
  var state = State.page

  // The synthesized comparison would link the Unicode tables for its texts.
  static func == (left: HistoryEntry, right: HistoryEntry) -> Bool {
    left.state == right.state && left.path.hasSameBytes(as: right.path)
  }

  /// The state of an entry in addition to its address. Each tab has its own history, so each tab keeps its own round.
  indirect enum State: Hashable {
    case page
    case round(RoundID)
    /// A sheet over a page, and the round that is played on that page. Back closes the sheet.
    case sheet(RoundID?)
    /// A sheet with a word. The entry has the address of the word's page.
    case word

    /// The text that the host stores. If the text begins with `sheet`, a reload leaves the entry by going back
    /// (`docs/formats/patches.md`).
    var text: String {
      switch self {
      case .page: ""
      case .round(let id): "round " + id.text
      case .sheet(let id): id.map { "sheet round " + $0.text } ?? "sheet"
      case .word: "word"
      }
    }

    /// Reads a stored text. A text that is no state means a page.
    init(_ text: String) {
      let parts = Array(text.utf8).split(separator: 0x20, maxSplits: 1).map { String(utf8: $0) }
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
