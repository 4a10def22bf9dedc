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
  /// numbers a row.
  private var bounds: [UInt32] = []
  private(set) var rowCount = 0

  /// Reads the header and finds the fields of each line after it; empty lines are passed over. O(bytes).
  init(_ text: [UInt8]) throws(VocabularyFault) {
    guard text.count < 1 << 30 else { throw .tooLarge(bytes: text.count) }
    let lines = lines(of: text)
    guard let header = lines.firstIndex(where: { !$0.isEmpty }) else { throw .empty }
    let columns = try FieldTable.columns(lines[header])
    var fields = [Int](repeating: -1, count: Column.allCases.count)
    for (field, column) in columns.enumerated() { fields[Int(column.rawValue)] = field }
    self.text = text
    self.fields = fields
    width = columns.count
    for (index, line) in lines.enumerated() where index > header && !line.isEmpty { try add(line, number: index + 1) }
  }

  func has(_ column: Column) -> Bool { fields[Int(column.rawValue)] >= 0 }

  /// The bytes of a field; empty when the file does not have the column.
  func bytes(_ row: Int, _ column: Column) -> ArraySlice<UInt8> {
    let field = fields[Int(column.rawValue)]
    guard field >= 0 else { return [] }
    let index = row * (width + 1) + field
    return text[Int(bounds[index])..<Int(bounds[index + 1]) - 1]
  }

  func string(_ row: Int, _ column: Column) -> String { String(utf8: bytes(row, column)) }

  /// Reorders the rows: row `order[0]` becomes the first.
  mutating func arrange(_ order: [Int]) {
    var arranged: [UInt32] = []
    arranged.reserveCapacity(bounds.count)
    for row in order { arranged += bounds[row * (width + 1)..<(row + 1) * (width + 1)] }
    bounds = arranged
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
