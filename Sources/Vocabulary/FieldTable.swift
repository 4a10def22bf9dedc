import Formats
import Words

/// The text of a vocabulary file, and where in it each field of each row is.
struct FieldTable: Sendable {
  private let text: [UInt8]
  /// How many fields each row has.
  private let width: Int
  /// For each column the index of its field in a row; −1 when the file does not have the column.
  private let fields: [Int]
  /// For each row the byte offsets of its fields, then one past the tab or line end after the last: `width + 1`
  /// numbers a row. Of a file in columns, the byte offsets of its lines, then one past the end of the last.
  private var bounds: [UInt32] = []
  private(set) var rowCount = 0
  /// Whether a line of the file is a field, one column after the other, and not a row.
  private let isInColumns: Bool

  /// Reads the header and finds the fields of each line after it; empty lines are passed over. O(bytes).
  init(_ text: [UInt8]) throws(VocabularyFault) {
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
    let columns = try FieldTable.columns(header)
    // A learner's own list has no levels, and no version.
    if version != 2, version != nil || columns.contains(.level) { throw .version(version ?? 1) }
    var fields = [Int](repeating: -1, count: Column.allCases.count)
    for (field, column) in columns.enumerated() { fields[Int(column.rawValue)] = field }
    self.text = text
    self.fields = fields
    self.isInColumns = isInColumns
    width = columns.count
    if isInColumns {
      try addColumns(lines, after: number)
      return
    }
    for line in lines {
      number += 1
      if !line.isEmpty { try add(text[line], number: number) }
    }
  }

  /// How many bytes all fields have together, at most.
  var byteCount: Int { text.count }

  func has(_ column: Column) -> Bool { fields[Int(column.rawValue)] >= 0 }

  /// The bytes of a field; empty when the file does not have the column.
  func bytes(_ row: Int, _ column: Column) -> ArraySlice<UInt8> {
    let field = fields[Int(column.rawValue)]
    guard field >= 0 else { return [] }
    let index = isInColumns ? field * rowCount + row : row * (width + 1) + field
    return text[Int(bounds[index])..<Int(bounds[index + 1]) - 1]
  }

  func string(_ row: Int, _ column: Column) -> String { String(utf8: bytes(row, column)) }

  /// The parts of a field that commas separate, one after the other; a headword is one part. Blanks before a part are no part of it.
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

  /// Reorders the rows: row `order[0]` becomes the first. A file in columns is in order, or is refused.
  mutating func arrange(_ order: [Int]) throws(VocabularyFault) {
    guard !isInColumns else { throw .order }
    var arranged: [UInt32] = []
    arranged.reserveCapacity(bounds.count)
    for row in order { arranged += bounds[row * (width + 1)..<(row + 1) * (width + 1)] }
    bounds = arranged
  }

  /// The version that a first line `#vocabulary 2` names, or `#vocabulary 2 columns`; `nil` for any other line.
  private static func version(_ line: ArraySlice<UInt8>) -> (version: Int?, isInColumns: Bool) {
    guard line.starts(with: "#vocabulary ".utf8) else { return (nil, false) }
    let rest = line.dropFirst(12)
    let version = rest.first.map { Int($0) - Int(UInt8(ascii: "0")) } ?? 0
    return (version, String(utf8: rest.dropFirst()).hasSameBytes(as: " columns"))
  }

  private static func columns(_ header: ArraySlice<UInt8>) throws(VocabularyFault) -> [Column] {
    var columns: [Column] = []
    for part in header.split(separator: Column.separator, omittingEmptySubsequences: false) {
      let name = String(utf8: part)
      guard let column = Column(name: name), !columns.contains(column) else { throw .unknownColumn(name) }
      columns.append(column)
    }
    guard columns.first == .word else { throw .noWordColumn }
    return columns
  }

  /// Adds the lines after line `header`. A line end may follow the last one.
  private mutating func addColumns(_ lines: LineRanges, after header: Int) throws(VocabularyFault) {
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
