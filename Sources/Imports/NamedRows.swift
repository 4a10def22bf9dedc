import Formats
import Vocabulary
import Words

/// Rows whose cells belong to named columns, from an array of JSON objects or from KVTML. The type is a class because
/// each copy of a struct of this size would add code to the program.
final class NamedRows {
  enum Cell {
    case absent
    case text([UInt8])
    case notUTF8
    /// A value that is not a text.
    case other
  }

  struct Row {
    let line: Int
    /// The bytes of the row as they are in the file.
    let source: ArraySlice<UInt8>
    /// The row's cells, by column; if the row has no names, by position.
    let cells: [Cell]
    let isNamed: Bool
    /// Whether the row cannot become a list item, regardless of its columns.
    var isAlien = false
  }

  /// The names of the columns; empty if the rows are arrays or single texts.
  var names: [[UInt8]] = []
  var rows: [Row] = []
  /// The number of rows in the file. If a file has more than twice the maximum number of items, its further rows are
  /// counted but not stored.
  var rowCount = 0
  /// The roles of the columns if the kind of file determines them; `nil` if the columns' names determine them.
  var roles: [ColumnRole]?
  var title: String?

  /// Returns the column index of a name; adds a column if the name is new. Returns `nil` if the maximum number of
  /// columns is exceeded.
  func column(_ name: [UInt8]) -> Int? {
    if let index = names.firstIndex(of: name) { return index }
    guard names.count < ListTable.mostFields else { return nil }
    names.append(name)
    return names.count - 1
  }

  func add(_ row: Row) {
    rowCount += 1
    if rows.count <= 2 * ListImport.mostItems { rows.append(row) }
  }

  /// Returns the roles of the columns, determined by their names, or by their positions if they have no names. If no
  /// column has a known name for words, all columns are skipped.
  func roles(_ language: Language) -> [ColumnRole] {
    if let roles { return roles }
    guard !names.isEmpty else { return (0..<width).map { ColumnRole(rawValue: UInt8(min($0, 4))) ?? .skipped } }
    return ColumnNames.roles(names.map { ColumnNames.folded($0[...]) }, language)
      ?? names.map { _ in .skipped }
  }

  var width: Int { names.isEmpty ? rows.reduce(0) { max($0, $1.cells.count) } : names.count }

  /// Returns the fields of a row. In a row without names, the cells are the word, the translation, the example and its
  /// translation, in this order.
  func fields(_ row: Row, _ roles: [ColumnRole], isHTML: Bool) -> Result<ListFields, LineProblem.Reason> {
    guard !row.isAlien else { return .failure(.notAnItem) }
    var fields = ListFields()
    for (index, cell) in row.cells.enumerated() {
      let isByPlace = !row.isNamed && !names.isEmpty
      let role = isByPlace ? ColumnRole(rawValue: UInt8(min(index, 4))) : index < roles.count ? roles[index] : .skipped
      guard let role, role != .skipped else { continue }
      switch cell {
      case .absent: break
      case .text(let text): fields.texts[Int(role.rawValue)] = isHTML ? HTMLText.plain(text) : text
      case .notUTF8: return .failure(.notUTF8)
      case .other: return .failure(.notAnItem)
      }
    }
    return .success(fields)
  }

  /// Whether the texts of the first rows look like HTML.
  var isHTML: Bool {
    rows.prefix(ColumnContent.mostRows).contains { row in
      row.cells.contains { if case .text(let text) = $0 { HTMLText.isLikely(text[...]) } else { false } }
    }
  }
}
