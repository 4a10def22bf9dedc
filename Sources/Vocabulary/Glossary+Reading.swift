import Words

extension Glossary {
  /// Reads a vocabulary file: UTF-8, tabs between fields, a first line that names the columns, a line an entry.
  ///
  /// Lines may come in any order and end with LF, CRLF or CR; empty lines are passed over. Entries with the same word keep their order.
  /// O(bytes), and O(n log n) when the lines are not in the language's order yet.
  public init(_ text: [UInt8], language: Language) throws(VocabularyFault) {
    guard text.count < 1 << 30 else { throw .tooLarge(bytes: text.count) }
    var rows = Rows()
    for (place, line) in Words.lines(of: text).enumerated() where !line.isEmpty {
      if rows.columns.isEmpty {
        rows.columns = try Glossary.columns(line)
      } else {
        try rows.add(line, number: place + 1)
      }
    }
    guard !rows.columns.isEmpty else { throw .empty }
    self.init(rows, text, language)
  }

  private init(_ rows: Rows, _ text: [UInt8], _ language: Language) {
    let width = rows.columns.count
    var fields = [Int](repeating: -1, count: Column.allCases.count)
    for (field, column) in rows.columns.enumerated() { fields[Int(column.rawValue)] = field }
    let keys = (0..<rows.count).map { row in
      let start = Int(rows.bounds[row * (width + 1)])
      let end = Int(rows.bounds[row * (width + 1) + 1]) - 1
      return Collation.key(String(decoding: text[start..<end], as: UTF8.self), language)
    }
    var order = Array(0..<rows.count)
    let isOrdered = !zip(keys.dropFirst(), keys).contains { Collation.isLess($0, $1) }
    if !isOrdered {
      order.sort { one, other in
        keys[one] == keys[other] ? one < other : Collation.isLess(keys[one], keys[other])
      }
    }
    var bounds: [UInt32] = []
    bounds.reserveCapacity(rows.bounds.count)
    for row in order { bounds += rows.bounds[row * (width + 1)..<(row + 1) * (width + 1)] }
    var ordinals: [UInt16] = []
    for (entry, row) in order.enumerated() {
      let isHomograph = entry > 0 && keys[order[entry - 1]] == keys[row]
      ordinals.append(isHomograph ? ordinals[entry - 1] &+ 1 : 1)
    }
    self.language = language
    self.text = text
    self.width = width
    self.bounds = bounds
    self.fields = fields
    self.ordinals = ordinals
    sections = Glossary.sections(order.map { Collation.section(keys[$0], language) })
    index = SearchIndex(count: order.count) { entry, column in
      let field = fields[Int(column.rawValue)]
      guard field >= 0 else { return [] }
      let place = entry * (width + 1) + field
      return text[Int(bounds[place])..<Int(bounds[place + 1]) - 1]
    }
  }

  private static func columns(_ header: ArraySlice<UInt8>) throws(VocabularyFault) -> [Column] {
    var columns: [Column] = []
    for part in header.split(separator: Column.separator, omittingEmptySubsequences: false) {
      let name = String(decoding: part, as: UTF8.self)
      guard let column = Column(name: name), !columns.contains(column) else { throw .unknownColumn(name) }
      columns.append(column)
    }
    guard columns.first == .word else { throw .noWordColumn }
    return columns
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

/// Where the fields of the lines read so far are.
private struct Rows {
  var columns: [Column] = []
  var bounds: [UInt32] = []
  var count = 0

  mutating func add(_ line: ArraySlice<UInt8>, number: Int) throws(VocabularyFault) {
    var found = 1
    bounds.append(UInt32(line.startIndex))
    for place in line.indices where line[place] == Column.separator {
      bounds.append(UInt32(place + 1))
      found += 1
    }
    bounds.append(UInt32(line.endIndex + 1))
    guard found == columns.count else { throw .fields(line: number, count: found, expected: columns.count) }
    guard line.first != Column.separator else { throw .emptyWord(line: number) }
    count += 1
  }
}
