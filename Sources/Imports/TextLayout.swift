import Formats
import Words

/// The separators between the rows and between the fields of a text, and the resulting table. The type is a class
/// because each copy of a struct of this size would add code to the program.
final class TextLayout {
  let table: ListTable
  let separator: FieldSeparator
  let rowEnd: RowEnd
  /// The most frequent number of fields per row if a punctuation mark separates them; rows with another number of
  /// fields are doubtful.
  let usualWidth: Int?

  private static let semicolon = UInt8(ascii: ";")
  private static let comma = UInt8(ascii: ",")
  /// The maximum number of bytes of a one-line text in which semicolons may separate rows, which is enough for 20,000
  /// pairs.
  static let longestLine = 1 << 20

  private init(_ table: ListTable, _ separator: FieldSeparator, _ rowEnd: RowEnd = .line) {
    (self.table, self.separator, self.rowEnd) = (table, separator, rowEnd)
    let isMark = separator != .tab && separator != .space && separator != .none && separator != .words
    usualWidth = isMark ? TextLayout.width(table).width : nil
  }

  /// Returns the layout of a text. The player's choice, Anki's header, a first row of column names, or tabs determine
  /// the layout if they are present. Otherwise, the layout uses the separator with which all rows, or nearly all of many
  /// rows, have the same number of fields. Several words on a single line become a list of words.
  static func of(
    _ bytes: [UInt8], _ header: AnkiHeader, _ language: Language, _ choices: ImportChoices
  ) -> TextLayout {
    func read(_ separator: FieldSeparator, rowEnd: RowEnd = .line) -> TextLayout {
      var mark: UInt8? = rowEnd == .semicolon ? TextLayout.semicolon : nil
      if separator == .words { mark = bytes.contains(TextLayout.comma) ? TextLayout.comma : TextLayout.semicolon }
      let table = ListTable(
        bytes, from: header.end, line: header.line, separator: separator.bytes, rowMark: mark)
      return TextLayout(table, separator, rowEnd)
    }
    if let separator = choices.separator ?? header.separator.map({ FieldSeparator(byte: $0) }) {
      return read(separator, rowEnd: choices.rowEnd ?? .line)
    }
    if choices.rowEnd == .semicolon {
      let all = TextLayout.separators.filter { $0 != .semicolon }.map { read($0, rowEnd: .semicolon) }
      let hasTabs = all[0].table.rows.contains { $0.fields.count > 1 }
      return all.first { $0.table.isPairs } ?? (hasTabs ? all[0] : all.first { $0.isRegular } ?? all[0])
    }
    let tabbed = read(.tab)
    let hasTabs = tabbed.table.rows.contains { $0.fields.count > 1 }
    // Do not read a very long one-line text repeatedly with different separators.
    let isOneLine = tabbed.table.rows.count == 1 && bytes.count <= TextLayout.longestLine
    if isOneLine, bytes.contains(TextLayout.semicolon), choices.rowEnd == nil {
      for separator in TextLayout.separators {
        let rows = read(separator, rowEnd: .semicolon)
        if rows.table.isPairs, rows.table.rows.count > 1 { return rows }
      }
    }
    guard !hasTabs else { return tabbed }
    let others = TextLayout.separators.dropFirst().filter { TextLayout.has($0, bytes) }.map { read($0) }
    let words = isOneLine ? read(.words) : nil
    return
      others.first { $0.namesColumns(language) } ?? words.flatMap { $0.isWords ? $0 : nil }
      ?? others.first { $0.table.isPairs } ?? others.first { $0.isRegular } ?? tabbed.alone
  }

  /// The separators that can be recognized, ordered by how rarely they occur in translations, rarest first.
  private static let separators: [FieldSeparator] = [.tab, .dash, .semicolon, .comma, .pipe]

  private static func has(_ separator: FieldSeparator, _ bytes: [UInt8]) -> Bool {
    bytes.contains(separator == .dash ? UInt8(ascii: "-") : separator.bytes[0])
  }

  /// The same table, but with each row as a single field.
  private var alone: TextLayout { TextLayout(table, .none) }

  private func namesColumns(_ language: Language) -> Bool {
    guard let first = table.rows.first else { return false }
    return ColumnNames.isHeader(names(first), language)
  }

  func names(_ row: ListTable.Row) -> [[UInt8]] { table.fields(row).map { ColumnNames.folded(table.text($0)[...]) } }

  /// Whether all rows have the same number of fields and at least two columns contain texts. If there are ten or more
  /// rows, it is enough if 90% of them have the same number of fields.
  private var isRegular: Bool {
    let (width, share) = TextLayout.width(table)
    guard width > 2 || width == 2 && table.rows.count >= 10,
      share == table.rows.count || table.rows.count >= 10 && share * 10 >= table.rows.count * 9
    else { return false }
    let full = (0..<min(width, ColumnContent.mostColumns)).count { column in
      let count = table.rows.count { row in
        let fields = table.fields(row)
        return column < fields.count && !table.isBlank(fields[fields.startIndex + column])
      }
      return count * 2 >= table.rows.count
    }
    return full > 1
  }

  /// Whether the rows are several words from one line, that is, three or more short texts without sentence punctuation.
  private var isWords: Bool {
    table.rows.count > 2
      && table.rows.allSatisfy { row in
        let piece = CellKind.trimmed(table.source(row))
        return piece.count <= 40 && piece.count { $0 == 0x20 } <= 3
          && !piece.contains { $0 == ListTable.quote || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
      }
  }

  /// Returns the most frequent number of fields, and the number of rows with this number of fields.
  private static func width(_ table: ListTable) -> (width: Int, share: Int) {
    var counts = [Int](repeating: 0, count: ListTable.mostFields + 1)
    for row in table.rows { counts[row.fields.count] += 1 }
    var best = 0
    for (width, count) in counts.enumerated() where count > 0 && count >= counts[best] { best = width }
    return (best, counts[best])
  }
}
