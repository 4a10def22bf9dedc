import Formats
import Journal
import Words

/// The part of the browser's history that the program keeps track of. Back closes the page or dialog that was opened
/// last, and each history entry stores its own round.
struct History {
  /// The entries, with the current entry at the end. While an open dialog has its own entry, the array also contains
  /// the entry of the page below the dialog, in the first position.
  private(set) var entries: [HistoryEntry]

  init(_ location: String) { entries = [HistoryEntry(path: location)] }

  var entry: HistoryEntry { entries[entries.count - 1] }

  /// Whether an open dialog has its own history entry.
  var hasSheet: Bool { entries.count > 1 }

  /// Restores the state of the current entry when the browser loads the page.
  mutating func resume(_ state: HistoryEntry.State) { entries[0].state = state }

  /// Handles the browser's change to another history entry. Returns `true` if the browser returned from a dialog to the
  /// page below the dialog.
  mutating func visit(_ visited: HistoryEntry) -> Bool {
    let isBelowSheet = hasSheet && entries[0] == visited
    entries = [visited]
    return isBelowSheet
  }

  /// Updates the history after a message, and returns the effects in their final form. The parameter `state` is the
  /// state that the current entry must have. A dialog has its own history entry, which is removed when the dialog
  /// closes. If the player opens another page or round from a dialog, the new page or round takes over the dialog's
  /// history entry.
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
      // Either a round has begun, or a dialog without an address has replaced the dialog about a word. In the case of a
      // dialog without an address, use the address of the page below the dialogs.
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
  var movesFocus: Bool { if case .focus = self { true } else { false } }
  var updatesDocument: Bool { if case .updateDocument = self { true } else { false } }
}

/// An entry of the browser's history, which consists of an address and a state that is not part of the address.
struct HistoryEntry: Equatable {
  var path: String
  var state = State.page

  // Compare manually, because the synthesized comparison of the texts would link the Unicode tables.
  static func == (left: HistoryEntry, right: HistoryEntry) -> Bool {
    left.state == right.state && left.path.hasSameBytes(as: right.path)
  }

  /// The state that a history entry stores in addition to its address. Each tab has its own history, so each tab keeps
  /// its own round.
  indirect enum State: Hashable {
    case page
    case round(RoundID)
    /// A dialog over a page. The value is the ID of the round on the page below the dialog; `nil` if that page shows no
    /// round. Back closes the dialog.
    case sheet(RoundID?)
    /// A dialog about a word. The entry has the address of the page about that word.
    case word

    /// The encoded state, which the host stores. If the encoded state begins with `sheet`, a reload of the page goes
    /// back to the previous history entry (`docs/formats/patches.md`).
    var text: String {
      switch self {
      case .page: ""
      case .round(let id): "round " + id.text
      case .sheet(let id): id.map { "sheet round " + $0.text } ?? "sheet"
      case .word: "word"
      }
    }

    /// Parses the encoded state that the host has stored. Any other text means the state ``page``.
    init(_ text: String) {
      let parts = text.parts(between: 0x20, maximum: 2)
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
