import Formats

/// The rows of a text and where their fields are: RFC 4180 with any separator, with blanks around quoted fields, and with
/// stray quotes.
///
/// A field that begins with `"` is quoted if a quote that is not doubled closes it right before a separator, a line end or
/// the end of the text, at most 20 lines further down, and if it has no separator on any line but its first; a comma or
/// semicolon before a blank is punctuation there. Otherwise the quote is a character like any other, so that a stray one
/// swallows no rows. Blank lines are no rows.
struct ListTable {
  struct Field {
    /// The bytes of the field, without the quotes around it.
    let range: Range<UInt32>
    let quotes: Quotes
  }

  enum Quotes {
    case none
    /// The text would be the same field without them.
    case needless
    case needed
  }

  struct Row {
    let line: UInt32
    let bytes: Range<UInt32>
    let fields: Range<UInt32>
  }

  static let mostQuotedLines = 20
  /// The most fields of a row that are kept.
  static let mostFields = 64

  let bytes: [UInt8]
  let separator: [UInt8]
  /// A byte that ends rows, besides line ends.
  private let rowMark: UInt8?
  private(set) var rows: [Row] = []
  private var fields: [Field] = []
  private var offset: Int
  private var line: Int

  /// Reads the rows from an offset on, which is in the line with this number. O(bytes): a search for a closing quote
  /// ends at the next quote that is not doubled, and no other search reads the same bytes.
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

  /// Whether every row has two fields that are not blank.
  var isPairs: Bool {
    rows.allSatisfy { row in row.fields.count == 2 && !fields(row).contains { isBlank($0) } }
  }

  func isBlank(_ field: Field) -> Bool {
    field.quotes == .none && slice(field).allSatisfy { $0 <= 0x20 }
  }

  /// The content of a field. With `keepsNeedlessQuotes` quotes that the file did not need are part of it.
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

  /// Reads a field of the row whose fields begin at `first`.
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

  /// The quoted field that begins at the current offset or after blanks, the line in which it ends, and the offset
  /// behind it; `nil` when there is none.
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

  /// The offset of the next byte that is no blank, or is a separator.
  private func afterBlanks(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] == 0x20, !isSeparator(at: offset) { offset += 1 }
    return offset
  }

  /// Whether the separator here reads as one of a sentence: a comma or semicolon before a blank.
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
