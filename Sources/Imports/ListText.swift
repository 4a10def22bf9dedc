import Formats
import Vocabulary
import Words

/// A text file of a list: Anki's header, the rows, and the roles of the columns if the file names them. A class for the
/// same reason as ``TextLayout``.
final class ListText {
  let header: AnkiHeader
  let layout: TextLayout
  /// The folded names of the columns, from Anki's header or the first row; empty if the file has no names.
  let names: [[UInt8]]
  /// The names as written in the file.
  let shownNames: [[UInt8]]
  /// The roles that the names determine; `nil` if no name is known to mean the word.
  let namedRoles: [ColumnRole]?
  let hasHeaderRow: Bool
  /// Whether fields are HTML.
  private let isHTML: Bool
  private let isOneLine: Bool

  init(_ bytes: [UInt8], _ language: Language, _ choices: ImportChoices) {
    let header = AnkiHeader(bytes)
    let layout = TextLayout.of(bytes, header, language, choices)
    let table = layout.table
    let first = table.rows.first.map { row in table.fields(row).map { table.text($0) } } ?? []
    let isNames = ColumnNames.isHeader(first.map { ColumnNames.folded($0[...]) }, language)
    // If Anki's header names the columns, a row of names is an item.
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

  /// Returns the names of the columns in Anki's header; `nil` if no name means the word.
  private static func columns(_ header: AnkiHeader, _ language: Language) -> [[UInt8]]? {
    guard let columns = header.columns else { return nil }
    let names = columns.split(separator: header.separator ?? 0x09, omittingEmptySubsequences: false).map { Array($0) }
    return ColumnNames.roles(names.map { ColumnNames.folded($0[...]) }, language) == nil ? nil : names
  }

  var rows: ArraySlice<ListTable.Row> { layout.table.rows.dropFirst(hasHeaderRow ? 1 : 0) }

  /// The number of fields of the widest of the first rows.
  var width: Int { rows.prefix(ColumnContent.mostRows).reduce(names.count) { max($0, $1.fields.count) } }

  /// Whether the first row may be column names, although it has too few for a header, such as only `word`.
  var firstRowMayBeNames: Bool {
    guard !hasHeaderRow, header.columns == nil, let row = layout.table.rows.first else { return false }
    return layout.names(row).contains { !ColumnNames.meanings($0).isEmpty }
  }

  /// Returns the number of fields of a row without the columns that are not imported.
  func fieldCount(_ row: ListTable.Row, _ roles: [ColumnRole], _ content: ColumnContent) -> Int {
    (0..<row.fields.count).count { !header.otherColumns.contains($0) && !content.isLeftOut($0, roles) }
  }

  /// Returns the cells of a row as plain text.
  func cells(_ row: ListTable.Row) -> [[UInt8]] { layout.table.fields(row).map { plain(layout.table.text($0)) } }

  /// Returns the cells for judging columns. Cells of only markup are not converted to plain text, which would drop
  /// pictures.
  func judgedCells(_ row: ListTable.Row) -> [[UInt8]] {
    layout.table.fields(row).map { field in
      let text = layout.table.text(field)
      let plain = plain(text)
      return CellKind(plain[...]) == .blank ? text : plain
    }
  }

  private func plain(_ text: [UInt8]) -> [UInt8] { isHTML ? HTMLText.plain(text) : text }

  /// Returns the doubt about a row, apart from its word.
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
    // If the file quotes the word, it quotes every field, and the quotes are not part of the text. Otherwise quotes
    // around an example are part of it.
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
  /// Returns whether a column does not count as a field of rows: it has identifiers, numbers or references, and no
  /// role.
  func isLeftOut(_ index: Int, _ roles: [ColumnRole]) -> Bool {
    index < roles.count && roles[index] == .skipped && isAside(index)
  }
}
