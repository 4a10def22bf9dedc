import Formats

/// The rows of a text with the positions of their fields. The format is RFC 4180 with any separator; it also allows
/// spaces around quoted fields and stray quotation marks.
///
/// A field that begins with `"` is a quoted field if two conditions hold. The first condition is that a single (not
/// doubled) quotation mark closes the field at most 20 lines later. The closing mark must be directly before a
/// separator, a line ending or the end of the text. The second condition is that the lines of the field after its first
/// line contain no separators, where a comma or semicolon before a space is punctuation and not a separator. If one of
/// the conditions does not hold, the quotation mark is an ordinary character, so that a stray quotation mark does not
/// swallow rows. Blank lines are not rows.
struct ListTable {
  struct Field {
    /// The range of the field's bytes without the enclosing quotation marks.
    let range: Range<UInt32>
    let quotes: Quotes
  }

  enum Quotes {
    case none
    /// The field would be the same without the quotation marks.
    case needless
    case needed
  }

  struct Row {
    let line: UInt32
    let bytes: Range<UInt32>
    let fields: Range<UInt32>
  }

  static let mostQuotedLines = 20
  /// The maximum number of fields in a row; further fields are dropped.
  static let mostFields = 64

  let bytes: [UInt8]
  let separator: [UInt8]
  /// A byte that ends rows, in addition to line endings.
  private let rowMark: UInt8?
  private(set) var rows: [Row] = []
  private var fields: [Field] = []
  private var offset: Int
  private var line: Int

  /// Reads the rows that begin at the byte offset `start`, which is in the line with the number `line`. O(bytes),
  /// because a search for a closing quotation mark ends at the next quotation mark that is not doubled, so that no byte
  /// is searched twice.
  init(_ bytes: [UInt8], from start: Int, line: Int, separator: [UInt8], rowMark: UInt8? = nil) {
    self.bytes = bytes
    self.separator = separator
    self.rowMark = rowMark
    offset = start
    self.line = line
    while offset < bytes.count { addRow() }
  }

  func fields(_ row: Row) -> ArraySlice<Field> { fields[Int(row.fields.lowerBound)..<Int(row.fields.upperBound)] }

  func source(_ row: Row) -> ArraySlice<UInt8> { bytes[Int(row.bytes.lowerBound)..<Int(row.bytes.upperBound)] }

  /// Whether every row consists of two fields that are not blank.
  var isPairs: Bool {
    rows.allSatisfy { row in row.fields.count == 2 && !fields(row).contains { isBlank($0) } }
  }

  func isBlank(_ field: Field) -> Bool {
    field.quotes == .none && slice(field).allSatisfy { $0 <= 0x20 }
  }

  /// Returns the content of a field. If `keepsNeedlessQuotes` is `true`, the content includes quotation marks that the
  /// file did not need.
  func text(_ field: Field, keepsNeedlessQuotes: Bool = false) -> [UInt8] {
    switch field.quotes {
    case .none: return Array(slice(field))
    case .needless:
      return keepsNeedlessQuotes ? [ListTable.quote] + slice(field) + [ListTable.quote] : Array(slice(field))
    case .needed:
      var text: [UInt8] = []
      var isSecond = false
      for byte in slice(field) {
        isSecond = byte == ListTable.quote && !isSecond
        if !isSecond { text.append(byte) }
      }
      return text
    }
  }

  static let quote = UInt8(ascii: "\"")

  private func endsRow(_ byte: UInt8) -> Bool { Lines.isEnd(byte) || byte == rowMark }

  private func slice(_ field: Field) -> ArraySlice<UInt8> {
    bytes[Int(field.range.lowerBound)..<Int(field.range.upperBound)]
  }

  private mutating func addRow() {
    let start = offset
    let firstLine = line
    let firstField = fields.count
    addField(of: firstField)
    while isSeparator(at: offset) {
      offset += separator.count
      addField(of: firstField)
    }
    let row = Row(
      line: UInt32(firstLine), bytes: ListTable.range(start, offset), fields: ListTable.range(firstField, fields.count))
    if row.fields.count == 1, isBlank(fields[firstField]) { fields.removeLast() } else { rows.append(row) }
    offset += Lines.endWidth(at: offset, in: bytes)
    line += 1
  }

  /// Reads a field of a row; `first` is the index of the row's first field.
  private mutating func addField(of first: Int) {
    var field: Field
    if let closed = quotedField() {
      (field, line, offset) = closed
    } else {
      let start = offset
      while offset < bytes.count, !endsRow(bytes[offset]), !isSeparator(at: offset) { offset += 1 }
      field = Field(range: ListTable.range(start, offset), quotes: .none)
    }
    if fields.count - first < ListTable.mostFields { fields.append(field) }
  }

  /// Returns the quoted field that begins at the current offset or after spaces there. Also returns the number of the
  /// field's last line and the offset after the field. Returns `nil` if the field is not quoted.
  private func quotedField() -> (field: Field, line: Int, end: Int)? {
    let start = afterBlanks(offset)
    guard start < bytes.count, bytes[start] == ListTable.quote else { return nil }
    var quotes = Quotes.needless
    var lastLine = line
    var end = start + 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == ListTable.quote {
        guard end + 1 < bytes.count, bytes[end + 1] == ListTable.quote else {
          let after = afterBlanks(end + 1)
          let isClosed = after == bytes.count || endsRow(bytes[after]) || isSeparator(at: after)
          return isClosed ? (Field(range: ListTable.range(start + 1, end), quotes: quotes), lastLine, after) : nil
        }
        quotes = .needed
        end += 1
      } else if Lines.isEnd(byte) {
        quotes = .needed
        if Lines.endWidth(at: end, in: bytes) == 1 { lastLine += 1 }
        if lastLine - line > ListTable.mostQuotedLines { return nil }
      } else if isSeparator(at: end) {
        quotes = .needed
        if lastLine > line, !isPunctuation(at: end) { return nil }
      }
      end += 1
    }
    return nil
  }

  /// Skips spaces, except spaces that belong to a separator, and returns the offset of the next byte.
  private func afterBlanks(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] == 0x20, !isSeparator(at: offset) { offset += 1 }
    return offset
  }

  /// Returns whether the separator at an offset looks like punctuation, that is, whether it is a comma or semicolon
  /// before a space.
  private func isPunctuation(at offset: Int) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset + 1] == 0x20 else { return false }
    return bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ";")
  }

  private func isSeparator(at offset: Int) -> Bool {
    guard let first = separator.first, offset + separator.count <= bytes.count, bytes[offset] == first
    else { return false }
    return separator.count == 1 || bytes[offset..<offset + separator.count].elementsEqual(separator)
  }

  private static func range(_ start: Int, _ end: Int) -> Range<UInt32> { UInt32(start)..<UInt32(end) }
}
