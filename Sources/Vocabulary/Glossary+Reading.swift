import Words

extension Glossary {
  /// Reads a vocabulary file: UTF-8, tabs between fields, a first line that names the columns, a line an entry.
  ///
  /// Lines may come in any order and end with LF, CRLF or CR; empty lines are passed over. Entries with the same word keep their order.
  /// O(bytes), and O(n log n) when the lines are not in the language's order yet.
  ///
  /// One that is only looked up in need not be searchable: it is read in less time.
  public init(_ text: [UInt8], language: Language, isSearchable: Bool = true) throws(VocabularyFault) {
    var table = try FieldTable(text)
    var keys = (0..<table.rowCount).map { Collation.key(table.string($0, .word), language) }
    let isOrdered = !zip(keys.dropFirst(), keys).contains { Collation.isLess($0, $1) }
    if !isOrdered {
      let order = keys.indices.sorted { one, other in
        keys[one] == keys[other] ? one < other : Collation.isLess(keys[one], keys[other])
      }
      table.arrange(order)
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
    sections = Glossary.sections(keys.map { Collation.section($0, language) })
    if isSearchable { makeSearchable() }
  }

  /// Makes searches fast; without it each of them reads all texts anew. O(bytes), once.
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
