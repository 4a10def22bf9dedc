import Formats
import Vocabulary
import Words

/// Counts the kinds of cells in each column of the first rows; the counts determine the roles of columns without names.
struct ColumnContent {
  static let mostRows = 500
  static let mostColumns = ListTable.mostFields

  private struct Column {
    /// The number of cells that are not blank.
    var count = 0
    var technical = 0
    var identifiers = 0
    /// The number of cells that contain a letter of the list's language.
    var lettered = 0
    /// The number of cells that look like a sentence because they contain spaces, a closing mark, or several non-Latin
    /// characters.
    var sentences = 0
    var first: [UInt8] = []
    /// Whether all cells of the column are equal.
    var isConstant = true
  }

  private var columns: [Column] = []
  private var rowCount = 0
  private let alphabet: Alphabet

  init(_ language: Language) { alphabet = Alphabet(language) }

  /// Adds the cells of another row to the counts. Only the first `mostRows` rows are counted. O(bytes of the row).
  mutating func add(_ cells: [[UInt8]]) {
    guard rowCount < ColumnContent.mostRows else { return }
    rowCount += 1
    while columns.count < min(cells.count, ColumnContent.mostColumns) { columns.append(Column()) }
    for (index, cell) in cells.prefix(ColumnContent.mostColumns).enumerated() { add(cell, to: index) }
  }

  private mutating func add(_ cell: [UInt8], to index: Int) {
    let kind = CellKind(cell[...])
    guard kind != .blank else { return }
    if columns[index].count == 0 { columns[index].first = cell }
    columns[index].count += 1
    if columns[index].isConstant { columns[index].isConstant = columns[index].first == cell }
    switch kind {
    case .blank, .text: break
    case .identifier: columns[index].identifiers += 1
    case .number, .media, .pronunciation: columns[index].technical += 1
    }
    let text = String(utf8: cell.prefix(400))
    if text.unicodeScalars.contains(where: { alphabet.isLetter($0) }) { columns[index].lettered += 1 }
    let trimmed = CellKind.trimmed(cell[...])
    let hasMark = trimmed.last.map { place(of: [$0], in: ". ! ?") != nil } ?? false
    if hasMark || trimmed.contains(0x20) || trimmed.count(where: { $0 >= 0xE0 }) > 3 { columns[index].sentences += 1 }
  }

  /// Returns the roles of `count` columns; roles are assigned in the order word, translation, example, translation of
  /// the example. The columns in `others` are already known to contain no fields of list items. Columns of identifiers,
  /// numbers, recordings and pictures are skipped. Constant columns before the word's column or after the translation's
  /// column are skipped too.
  func roles(_ count: Int, without others: [Int]) -> [ColumnRole] {
    var kept = (0..<count).filter { !others.contains($0) }
    let texts = kept.filter { !isTechnical($0) }
    if !texts.isEmpty { kept = texts }
    let varying = kept.filter { !isConstant($0) && isFull($0) }
    if varying.count > 1 {
      kept = kept.filter { index in
        !isConstant(index) || varying[0] < index && index < varying[1]
          || varying[0] < index && columns[index].sentences > 0
      }
    }
    if kept.count > 1, isLackingLetters(kept[0]), isLettered(kept[1]) { kept.swapAt(0, 1) }
    // A third column of single words contains word classes, levels or topics, so it is skipped.
    while kept.count > 2, isNote(kept[2]) { kept.remove(at: 2) }
    var roles = [ColumnRole](repeating: .skipped, count: count)
    for (role, index) in zip([ColumnRole.word, .translation, .example, .exampleTranslation], kept) {
      roles[index] = role
    }
    return roles
  }

  /// Returns whether a column contains nothing that a list item uses. A column without content for list items is not
  /// counted as a field.
  func isTechnical(_ index: Int) -> Bool {
    guard columns.indices.contains(index), columns[index].count > 0 else { return false }
    let column = columns[index]
    return (column.technical + column.identifiers) * 5 >= column.count * 4 || column.identifiers * 5 >= column.count * 3
  }

  /// Returns whether a column without a role is left out when the fields of a row are counted.
  func isAside(_ index: Int) -> Bool { isTechnical(index) || isConstant(index) }

  private func isConstant(_ index: Int) -> Bool {
    columns.indices.contains(index) && columns[index].count > 2 && columns[index].isConstant
  }

  /// Returns whether at least half of the rows contain a text in this column.
  private func isFull(_ index: Int) -> Bool {
    columns.indices.contains(index) && columns[index].count * 2 >= rowCount
  }

  private func isLackingLetters(_ index: Int) -> Bool {
    columns.indices.contains(index) && columns[index].count > 0 && columns[index].lettered * 5 < columns[index].count
  }

  private func isLettered(_ index: Int) -> Bool {
    columns.indices.contains(index) && columns[index].count > 0
      && columns[index].lettered * 5 >= columns[index].count * 4
  }

  private func isNote(_ index: Int) -> Bool {
    columns.indices.contains(index) && columns[index].count > 2 && columns[index].sentences == 0
      && columns[index].lettered > 0
  }
}
