import Formats

/// A text file of a list: Anki's header, the rows, and the layout if the file names its columns.
struct ListText {
  let header: AnkiHeader
  let table: ListTable
  /// The layout that the file itself names, in Anki's header or in the first row; `nil` when it names none.
  let named: ListLayout?
  /// The index of the first row that is an item: 1 after a row of names.
  private let firstRow: Int

  init(_ bytes: [UInt8]) {
    header = AnkiHeader(bytes)
    table = ListText.table(bytes, header)
    // Where Anki's header names the columns, a row of names is an item.
    let columns = ListText.columns(header)
    named = columns ?? ListText.names(table)
    firstRow = columns == nil && named != nil ? 1 : 0
  }

  var rowCount: Int { table.rows.count - firstRow }

  /// The number of fields of a row, without the columns that are not imported.
  func fieldCount(_ row: ListTable.Row) -> Int {
    row.fields.count - header.otherColumns.count { $0 < row.fields.count }
  }

  /// Calls `body` with each row, in order, read by the file's own layout or else by the usual number of fields.
  func forEachRow(usualFieldCount: Int, _ body: (ListRow) -> Void) {
    let layout = named ?? ListLayout(fewest: usualFieldCount, without: header.otherColumns)
    for row in table.rows[firstRow...] {
      body(ListRow(line: Int(row.line), source: table.source(row), fields: fields(row, layout)))
    }
  }

  private func fields(_ row: ListTable.Row, _ layout: ListLayout) -> Result<ListFields, LineProblem.Reason> {
    let source = table.source(row)
    guard !source.contains(0), String(validating: source, as: UTF8.self) != nil else { return .failure(.notUTF8) }
    let cells = table.fields(row)
    let word = layout.columns[0] ?? 0
    let isAlone = cells.count == word + 1 && layout.takesWordsAlone
    guard cells.count >= layout.fewest || isAlone
    else { return .failure(.tooFewFields(cells.count, expected: layout.fewest)) }
    // A file that quotes the word quotes every field, so the quotes are not part of the text; else quotes around an example belong to it.
    let quotesAll = word < cells.count && cells[cells.startIndex + word].quotes != .none
    func text(_ field: Int) -> [UInt8] {
      guard let column = layout.columns[field], column < cells.count else { return [] }
      let text = table.text(cells[cells.startIndex + column], keepsNeedlessQuotes: field >= 2 && !quotesAll)
      return header.isHTML ? HTMLText.plain(text) : text
    }
    var fields = ListFields(needsTranslation: layout.needsTranslation, isAlone: isAlone)
    for field in 0..<4 { fields.texts[field] = text(field) }
    if layout.marksWords {
      fields.texts[2] = Array(Example(String(utf8: fields.texts[2])).text.utf8)
    }
    return .success(fields)
  }

  /// The rows: by Anki's separator, else by tabs; if there is no tab, by the separator that divides every row in two.
  /// Quizlet can write all rows on one line, with semicolons between them.
  private static func table(_ bytes: [UInt8], _ header: AnkiHeader) -> ListTable {
    func table(_ separator: [UInt8], inOneLine: Bool = false) -> ListTable {
      ListTable(
        bytes, from: header.end, line: header.line, separator: separator,
        rowMark: inOneLine ? UInt8(ascii: ";") : nil)
    }
    if let separator = header.separator { return table([separator]) }
    let tabbed = table([UInt8(ascii: "\t")])
    let hasTabs = tabbed.rows.contains { $0.fields.count > 1 }
    // A long text on one line is not read four more times.
    let mayBeOneLine =
      tabbed.rows.count == 1 && bytes.count <= longestLine && bytes.contains(UInt8(ascii: ";"))
    for inOneLine in [true, false] where inOneLine ? mayBeOneLine : !hasTabs {
      for separator in pairSeparators {
        let parted = table(Array(separator.utf8), inOneLine: inOneLine)
        if parted.isPairs, parted.rows.count > 1 || !inOneLine { return parted }
      }
    }
    return tabbed
  }

  /// The most bytes of a text on one line that may have its rows between semicolons: 20,000 pairs have as many.
  private static let longestLine = 1 << 20

  /// Separators of pairs; those that are rarest within a translation first.
  private static let pairSeparators = ["\t", " - ", ";", ","]

  private static func columns(_ header: AnkiHeader) -> ListLayout? {
    guard let columns = header.columns else { return nil }
    let names = columns.split(separator: header.separator ?? UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return ListLayout(names: names, allKnown: false)
  }

  private static func names(_ table: ListTable) -> ListLayout? {
    guard let first = table.rows.first else { return nil }
    return ListLayout(names: table.fields(first).map { table.text($0)[...] }, allKnown: true)
  }
}

/// A row of a file, not yet cleaned.
struct ListRow {
  let line: Int
  /// The bytes of the row in the file.
  let source: ArraySlice<UInt8>
  let fields: Result<ListFields, LineProblem.Reason>
}

/// The word, its translation, the example and its translation, as the file has them.
struct ListFields {
  var texts: [[UInt8]] = [[], [], [], []]
  var needsTranslation = false
  /// A row of one field in a list of pairs: it is a word if all its characters may be in one.
  var isAlone = false
}
