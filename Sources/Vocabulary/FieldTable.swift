import Formats
import Words

/// The text of a vocabulary file, together with the position of each field.
struct FieldTable: Sendable {
  private let text: [UInt8]
  /// The number of fields in each row.
  private let width: Int
  /// The index of each column's field within a row; −1 if the file does not contain the column.
  private let fields: [Int]
  /// The positions of fields in ``text``. In a file of rows, the array contains `width + 1` numbers per row. For each
  /// row, these numbers are the byte offsets of the row's fields, then the offset after the tab or line ending of the
  /// last field. In a file of columns, the array contains the byte offsets of all lines, then the offset after the end
  /// of the last line.
  private var bounds: [UInt32] = []
  private(set) var rowCount = 0
  /// Whether the file is stored by columns. In a file stored by columns, each line is a single field instead of a row,
  /// and the columns follow one another.
  private let isInColumns: Bool

  /// Reads the header and finds the fields of all following lines; skips empty lines. Each row must have a text in the
  /// column `first`; if `first` is `nil`, the file contains no headwords, and each field may be empty. O(bytes).
  init(_ text: [UInt8], first: Column? = .word) throws(VocabularyFault) {
    guard text.count < 1 << 30 else { throw .tooLarge(bytes: text.count) }
    var lines = LineRanges(text)
    var number = 0
    var header: ArraySlice<UInt8> = []
    while header.isEmpty {
      guard let line = lines.next() else { throw .empty }
      (header, number) = (text[line], number + 1)
    }
    let (version, isInColumns) = FieldTable.version(header)
    if version != nil {
      guard let line = lines.next() else { throw .empty }
      (header, number) = (text[line], number + 1)
    }
    let columns = try FieldTable.columns(header, first: first)
    // Only a learner's own list may lack a version, and such a list has no levels.
    if version != 2, version != nil || columns.contains(.level) { throw .version(version ?? 1) }
    var fields = [Int](repeating: -1, count: Column.allCases.count)
    for (field, column) in columns.enumerated() { fields[Int(column.rawValue)] = field }
    self.text = text
    self.fields = fields
    self.isInColumns = isInColumns
    width = columns.count
    if isInColumns {
      try addColumns(lines, after: number, canBeginEmpty: first == nil)
      return
    }
    for line in lines {
      number += 1
      if !line.isEmpty { try add(text[line], number: number) }
    }
  }

  /// An upper bound for the total bytes of all fields.
  var byteCount: Int { text.count }

  func has(_ column: Column) -> Bool { fields[Int(column.rawValue)] >= 0 }

  /// Returns the bytes of a field; empty if the file does not contain the column.
  func bytes(_ row: Int, _ column: Column) -> ArraySlice<UInt8> {
    let field = fields[Int(column.rawValue)]
    guard field >= 0 else { return [] }
    let index = isInColumns ? field * rowCount + row : row * (width + 1) + field
    return text[Int(bounds[index])..<Int(bounds[index + 1]) - 1]
  }

  func string(_ row: Int, _ column: Column) -> String { String(utf8: bytes(row, column)) }

  /// Calls `body` with each item of a comma-separated field; a headword is always a single item. An item's leading
  /// spaces are dropped.
  func forEachPart(_ row: Int, _ column: Column, _ body: (ArraySlice<UInt8>) -> Void) {
    var rest = bytes(row, column)
    guard column != .word else { return body(rest) }
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: ",") }
      rest = rest.dropFirst(part.count + 1)
      let trimmed = part.drop { $0 == UInt8(ascii: " ") }
      if !trimmed.isEmpty { body(trimmed) }
    }
  }

  /// Reorders the rows, so that the row with the index `order[0]` becomes the first row. A file stored by columns must
  /// already be in this order.
  mutating func arrange(_ order: [Int]) throws(VocabularyFault) {
    guard !isInColumns else { throw .order }
    var arranged: [UInt32] = []
    arranged.reserveCapacity(bounds.count)
    for row in order { arranged += bounds[row * (width + 1)..<(row + 1) * (width + 1)] }
    bounds = arranged
  }

  /// Parses a first line such as `#vocabulary 2` or `#vocabulary 2 columns`; the version is `nil` if the line has
  /// another form.
  private static func version(_ line: ArraySlice<UInt8>) -> (version: Int?, isInColumns: Bool) {
    guard line.begins(with: "#vocabulary ") else { return (nil, false) }
    let rest = line.dropFirst(12)
    let version = rest.first.map { Int($0) - Int(UInt8(ascii: "0")) } ?? 0
    return (version, String(utf8: rest.dropFirst()).hasSameBytes(as: " columns"))
  }

  private static func columns(_ header: ArraySlice<UInt8>, first: Column?) throws(VocabularyFault) -> [Column] {
    var columns: [Column] = []
    for part in header.split(separator: Column.separator, omittingEmptySubsequences: false) {
      let name = String(utf8: part)
      guard let column = Column(name: name), !columns.contains(column) else { throw .unknownColumn(name) }
      columns.append(column)
    }
    guard first == nil || columns.first == first else { throw .noWordColumn }
    return columns
  }

  /// Adds the lines after the line with the index `header`. The last line may or may not have a line ending.
  private mutating func addColumns(
    _ lines: LineRanges, after header: Int, canBeginEmpty: Bool
  ) throws(VocabularyFault) {
    bounds.reserveCapacity(text.count { $0 == 0x0A } + 1)
    var last = 0..<0
    for line in lines {
      bounds.append(UInt32(line.lowerBound))
      last = line
    }
    var count = bounds.count
    if count % width != 0, last.isEmpty { count -= 1 } else { bounds.append(UInt32(last.upperBound + 1)) }
    guard count % width == 0 else { throw .fields(line: header + count, count: count % width, expected: width) }
    rowCount = count / width
    if canBeginEmpty { return }
    for row in 0..<rowCount where bounds[row] + 1 == bounds[row + 1] { throw .emptyWord(line: header + row + 1) }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, number: Int) throws(VocabularyFault) {
    var found = 1
    bounds.append(UInt32(line.startIndex))
    for index in line.indices where line[index] == Column.separator {
      bounds.append(UInt32(index + 1))
      found += 1
    }
    bounds.append(UInt32(line.endIndex + 1))
    guard found == width else { throw .fields(line: number, count: found, expected: width) }
    guard line.first != Column.separator else { throw .emptyWord(line: number) }
    rowCount += 1
  }
}
