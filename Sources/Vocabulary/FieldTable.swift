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
    let lines = lines(of: text)
    guard var header = lines.firstIndex(where: { !$0.isEmpty }) else { throw .empty }
    let (version, isInColumns) = FieldTable.version(lines[header])
    if version != nil { header += 1 }
    guard header < lines.count else { throw .empty }
    let columns = try FieldTable.columns(lines[header])
    // A learner's own list has no levels, and no version.
    if version != 2, version != nil || columns.contains(.level) { throw .version(version ?? 1) }
    var fields = [Int](repeating: -1, count: Column.allCases.count)
    for (field, column) in columns.enumerated() { fields[Int(column.rawValue)] = field }
    self.text = text
    self.fields = fields
    self.isInColumns = isInColumns
    width = columns.count
    if isInColumns {
      try addColumns(lines[(header + 1)...])
      return
    }
    for (index, line) in lines.enumerated() where index > header && !line.isEmpty { try add(line, number: index + 1) }
  }

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

  /// A line end may follow the last line.
  private mutating func addColumns(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(VocabularyFault) {
    var lines = lines
    if lines.count % width != 0, lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count % width == 0 else {
      throw .fields(line: lines.endIndex, count: lines.count % width, expected: width)
    }
    rowCount = lines.count / width
    for (row, line) in lines.enumerated() {
      guard row >= rowCount || !line.isEmpty else { throw .emptyWord(line: lines.startIndex + row + 1) }
      bounds.append(UInt32(line.startIndex))
    }
    bounds.append(UInt32((lines.last?.endIndex ?? 0) + 1))
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
