import Foundation
import Observation

/// A vocabulary for a user interface: a search field, a filter by level, and the saved words.
///
///     let model = WordBookModel(glossary)
///     model.query = "cas"
///     model.entries.map(\.word)  // ["casa", "casarse", …]
///     model.toggleSaved(model.entries[0].id)
@MainActor @Observable
public final class WordBookModel {
  /// The vocabulary.
  public let glossary: Glossary
  /// The text of the search field. An empty text finds all entries.
  public var query = "" {
    didSet { if query != oldValue { search() } }
  }
  /// The level of the listed entries; `nil` for all levels.
  public var level: ProficiencyLevel? {
    didSet { if level != oldValue { search() } }
  }
  /// The entries that match the query and the level, best match first.
  public private(set) var entries: [Entry] = []
  /// The identifiers of the saved entries, in the order of saving. The type is `Codable`, so that an app can store it.
  public private(set) var saved: [EntryID]

  /// Creates a model with the words that the player saved earlier.
  public init(_ glossary: Glossary, saved: [EntryID] = []) {
    self.glossary = glossary
    self.saved = saved
    search()
  }

  /// The saved entries that the vocabulary contains, in the order of saving.
  public var savedEntries: [Entry] { saved.compactMap { glossary[id: $0] } }

  /// Returns whether an entry is saved.
  public func isSaved(_ id: EntryID) -> Bool { saved.contains(id) }

  /// Saves an entry, or removes it if it is already saved.
  public func toggleSaved(_ id: EntryID) {
    if let place = saved.firstIndex(of: id) { saved.remove(at: place) } else { saved.append(id) }
  }

  /// Returns the entry after another entry in alphabetical order; `nil` after the last entry.
  public func next(after id: EntryID) -> Entry? { neighbour(of: id, 1) }

  /// Returns the entry before another entry in alphabetical order; `nil` before the first entry.
  public func previous(before id: EntryID) -> Entry? { neighbour(of: id, -1) }

  private func neighbour(of id: EntryID, _ distance: Int) -> Entry? {
    guard let place = glossary.entry(id), glossary.indices.contains(place + distance) else { return nil }
    return glossary[place + distance]
  }

  private func search() {
    let found = glossary.entries(matching: query)
    entries = level.map { level in found.filter { $0.level == level } } ?? found
  }
}
