import Formats
import Words

/// The entries of a vocabulary that meet a condition, in the vocabulary's order.
public struct FilteredEntries: Sendable {
  /// The indexes of the entries in the vocabulary.
  public let entries: [Int]
  /// The alphabetical sections that contain any of these entries; the sections' ranges are indexes of ``entries``.
  public let sections: [GlossarySection]

  /// Returns whether the entry with this index meets the condition. O(log entries).
  public func contains(_ entry: Int) -> Bool {
    let place = (0..<entries.count).partitioningIndex { entries[$0] >= entry }
    return place < entries.count && entries[place] == entry
  }
}

extension Glossary {
  /// Returns the entries of a level. O(entries).
  public func entries(of level: ProficiencyLevel) -> FilteredEntries { entries { has(level, $0) } }

  /// Returns the entries that meet a condition. O(entries).
  public func entries(where isWanted: (Int) -> Bool) -> FilteredEntries {
    var entries: [Int] = []
    var sections: [GlossarySection] = []
    for section in self.sections {
      let start = entries.count
      entries += section.entries.filter(isWanted)
      if entries.count > start {
        sections.append(GlossarySection(letter: section.letter, entries: start..<entries.count))
      }
    }
    return FilteredEntries(entries: entries, sections: sections)
  }

  /// Returns the lowest level of the entries that have one of the spellings as their headword or as a form; `nil` without
  /// such entries. O(entries of the spellings).
  public func lowestLevel(of spellings: [String]) -> ProficiencyLevel? {
    spellings.flatMap { entries(spelled: $0) }.compactMap { ProficiencyLevel(code: self[$0, .level]) }.min()
  }

  /// Returns whether an entry has this level.
  public func has(_ level: ProficiencyLevel, _ entry: Int) -> Bool { self[entry, .level].hasSameBytes(as: level.code) }
}
