import Formats
import Words

extension Glossary {
  /// Reads a vocabulary file, whose format is described in `docs/formats/vocabulary.md`. Lines may be in any order;
  /// entries of the same word keep their order. O(bytes), plus O(n log n) comparisons if the lines are not in the
  /// language's alphabetical order.
  ///
  /// If `isSearchable` is `false`, reading is faster, but each search is slower; see ``makeSearchable()``.
  ///
  /// - Throws: The first fault in the file, with its line number.
  public init(_ text: [UInt8], language: Language, isSearchable: Bool = true) throws(VocabularyFault) {
    var table = try FieldTable(text)
    var keys = (0..<table.rowCount).map { Collation.key(table.string($0, .word), language) }
    let isOrdered = !zip(keys.dropFirst(), keys).contains { Collation.isLess($0, $1) }
    if !isOrdered {
      let order = order(of: keys.count) { Collation.isLess(keys[$0], keys[$1]) }
      // Paradigms are numbered in the order of the file, so a file with paradigms must already be sorted.
      guard !table.has(.paradigm) else { throw .order }
      try table.arrange(order)
      keys = order.map { keys[$0] }
    }
    var ordinals: [UInt16] = []
    for entry in keys.indices {
      let isHomograph = entry > 0 && keys[entry - 1] == keys[entry]
      ordinals.append(isHomograph ? ordinals[entry - 1] &+ 1 : 1)
    }
    self.language = language
    self.table = table
    self.ordinals = ordinals
    let paradigms = try Paradigms(table)
    self.paradigms = paradigms
    spellings = SpellingIndex(table, paradigms)
    sections = Glossary.sections(keys.map { Collation.section($0, language) })
    if isSearchable { makeSearchable() }
  }

  /// Builds the search index if it does not exist; without an index each search builds a temporary index. O(bytes).
  public mutating func makeSearchable() {
    if case .none = index { index = SearchIndex(table) }
  }

  private static func sections(_ letters: [Unicode.Scalar?]) -> [GlossarySection] {
    var sections: [GlossarySection] = []
    var start = 0
    for end in 1..<max(letters.count + 1, 1) where end == letters.count || letters[end] != letters[start] {
      sections.append(GlossarySection(letter: letters[start], entries: start..<end))
      start = end
    }
    return sections
  }
}
