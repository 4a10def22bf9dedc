import Formats
import Words

/// The entries of one level of a vocabulary, in the vocabulary's order.
public struct LevelEntries: Sendable {
  /// The indexes of the entries in the vocabulary.
  public let entries: [Int]
  /// The alphabetical sections that contain any of these entries; the sections' ranges are indexes of ``entries``.
  public let sections: [GlossarySection]
}

extension Glossary {
  /// Returns the entries of a level. O(entries).
  public func entries(of level: ProficiencyLevel) -> LevelEntries {
    var entries: [Int] = []
    var sections: [GlossarySection] = []
    for section in self.sections {
      let start = entries.count
      entries += section.entries.filter { has(level, $0) }
      if entries.count > start {
        sections.append(GlossarySection(letter: section.letter, entries: start..<entries.count))
      }
    }
    return LevelEntries(entries: entries, sections: sections)
  }

  /// Returns whether an entry has this level.
  public func has(_ level: ProficiencyLevel, _ entry: Int) -> Bool { self[entry, .level].hasSameBytes(as: level.code) }
}
