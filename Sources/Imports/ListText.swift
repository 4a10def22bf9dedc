import Formats
import Vocabulary
import Words

/// A text file of a list after parsing: Anki's header, the rows, and the roles of the columns if the file contains
/// column names. The type is a class because each copy of a struct of this size would add code to the program.
final class ListText {
  let header: AnkiHeader
  let layout: TextLayout
  /// The folded names of the columns, from Anki's header or from the first row; empty if the file contains no names.
  let names: [[UInt8]]
  /// The names of the columns as they are written in the file.
  let shownNames: [[UInt8]]
  /// The roles that follow from the columns' names; `nil` if no column has a known name for the column of words.
  let namedRoles: [ColumnRole]?
  let hasHeaderRow: Bool
  /// Whether the fields contain HTML.
  private let isHTML: Bool
  private let isOneLine: Bool

  init(_ bytes: [UInt8], _ language: Language, _ choices: ImportChoices) {
    let header = AnkiHeader(bytes)
    let layout = TextLayout.of(bytes, header, language, choices)
    let table = layout.table
    let first = table.rows.first.map { row in table.fields(row).map { table.text($0) } } ?? []
    let isNames = ColumnNames.isHeader(first.map { ColumnNames.folded($0[...]) }, language)
    // If Anki's header names the columns, the first row is an item even if it looks like column names.
    let ofAnki = ListText.columns(header, language)
    let hasHeaderRow = choices.hasHeader ?? (ofAnki == nil && isNames)
    let shownNames = ofAnki ?? (hasHeaderRow ? first : [])
    let names = shownNames.map { ColumnNames.folded($0[...]) }
    isHTML =
      header.isHTML
      ?? (!ColumnNames.isOwn(names)
        && table.rows.prefix(ColumnContent.mostRows).contains { row in
          table.fields(row).contains { HTMLText.isLikely(table.text($0)[...]) }
        })
    isOneLine = table.rows.count == 1 && layout.rowEnd == .line && table.bytes.count <= TextLayout.longestLine
    namedRoles = ColumnNames.roles(names, language)
    (self.header, self.layout, self.hasHeaderRow) = (header, layout, hasHeaderRow)
    (self.shownNames, self.names) = (shownNames, names)
  }

  /// Returns the names of the columns in Anki's header; `nil` if no column has a known name for the column of words.
  private static func columns(_ header: AnkiHeader, _ language: Language) -> [[UInt8]]? {
    guard let columns = header.columns else { return nil }
    let names = columns.split(separator: header.separator ?? 0x09, omittingEmptySubsequences: false).map { Array($0) }
    return ColumnNames.roles(names.map { ColumnNames.folded($0[...]) }, language) == nil ? nil : names
  }

  var rows: ArraySlice<ListTable.Row> { layout.table.rows.dropFirst(hasHeaderRow ? 1 : 0) }

  /// The largest number of fields in one of the first rows.
  var width: Int { rows.prefix(ColumnContent.mostRows).reduce(names.count) { max($0, $1.fields.count) } }

  /// Whether the first row may contain column names, although it contains too few of them for a header, for example
  /// only `word`.
  var firstRowMayBeNames: Bool {
    guard !hasHeaderRow, header.columns == nil, let row = layout.table.rows.first else { return false }
    return layout.names(row).contains { !ColumnNames.meanings($0).isEmpty }
  }

  /// Returns the number of fields in a row, without the columns that are left out of this count.
  func fieldCount(_ row: ListTable.Row, _ roles: [ColumnRole], _ content: ColumnContent) -> Int {
    (0..<row.fields.count).count { !header.otherColumns.contains($0) && !content.isLeftOut($0, roles) }
  }

  /// Returns the cells of a row as plain text.
  func cells(_ row: ListTable.Row) -> [[UInt8]] { layout.table.fields(row).map { plain(layout.table.text($0)) } }

  /// Returns the cells of a row in the form from which the kinds of the columns are determined. Cells that contain only
  /// markup are not converted to plain text, because the conversion would drop pictures.
  func judgedCells(_ row: ListTable.Row) -> [[UInt8]] {
    layout.table.fields(row).map { field in
      let text = layout.table.text(field)
      let plain = plain(text)
      return CellKind(plain[...]) == .blank ? text : plain
    }
  }

  private func plain(_ text: [UInt8]) -> [UInt8] { isHTML ? HTMLText.plain(text) : text }

  /// Returns the reason why a row is doubtful, not considering its word; `nil` if there is no such reason.
  func doubt(_ row: ListTable.Row, isFirst: Bool) -> ItemDoubt.Reason? {
    if isFirst, firstRowMayBeNames { return .columnName }
    if let usual = layout.usualWidth, row.fields.count != usual { return .otherFieldCount }
    guard isOneLine, row.fields.count > 1, layout.table.source(row).contains(UInt8(ascii: ";")) else { return nil }
    return layout.separator == .semicolon ? nil : .severalRows
  }

  func fields(_ row: ListTable.Row, _ layout: ListLayout) -> Result<ListFields, LineProblem.Reason> {
    let table = self.layout.table
    let source = table.source(row)
    guard !source.contains(where: SourceText.isControl), String(validating: source, as: UTF8.self) != nil else {
      return .failure(.notUTF8)
    }
    let cells = table.fields(row)
    let word = layout.columns[0] ?? 0
    let isAlone = cells.count == word + 1 && layout.takesWordsAlone
    guard cells.count >= layout.fewest || isAlone
    else { return .failure(.tooFewFields(cells.count, expected: layout.fewest)) }
    // If the word of a row is in quotation marks, the file quotes every field, and the quotation marks are not part of
    // the texts. If the word is not in quotation marks, quotation marks around an example are part of the example.
    let quotesAll = word < cells.count && cells[cells.startIndex + word].quotes != .none
    var fields = ListFields(needsTranslation: layout.needsTranslation, isAlone: isAlone)
    for field in 0..<4 {
      guard let column = layout.columns[field], column < cells.count else { continue }
      let text = table.text(cells[cells.startIndex + column], keepsNeedlessQuotes: field >= 2 && !quotesAll)
      fields.texts[field] = plain(text)
    }
    if layout.marksWords { fields.texts[2] = Array(Example(String(utf8: fields.texts[2])).text.utf8) }
    return .success(fields)
  }
}

extension ColumnContent {
  /// Returns whether a column is left out when the fields of a row are counted. The column is left out if it has no
  /// role and contains identifiers, numbers, references or always the same text.
  func isLeftOut(_ index: Int, _ roles: [ColumnRole]) -> Bool {
    index < roles.count && roles[index] == .skipped && isAside(index)
  }
}
