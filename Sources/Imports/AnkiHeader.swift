import Formats
import Vocabulary
import Words

/// The header of Anki's text files, which consists of lines that begin with `#`, for example `#separator:tab`,
/// `#html:true`, `#deck:Fruit`, `#tags column:3`.
///
/// If a file begins with `#` lines and at least one of them is known, all these lines are the header. In such a header,
/// unknown lines that begin with `#` are comments. If no `#` line is known, the `#` lines are rows. The reader skips
/// blank lines before the header and inside it. The reader also ignores leftovers of spreadsheets, which are separators
/// at the end of a line and quotation marks around the line. Older versions of Anki write `tags: fruit` without `#`.
struct AnkiHeader {
  private(set) var separator: UInt8?
  /// Whether the fields contain HTML; `nil` if the header does not specify this.
  private(set) var isHTML: Bool?
  private(set) var deck: String?
  /// The names of all columns as one text, with separators between the names.
  private(set) var columns: ArraySlice<UInt8>?
  /// The indexes of the columns that are not fields of a list item.
  private(set) var otherColumns: [Int] = []
  /// The byte offset at which the rows begin; `line` is the line number at this offset.
  private(set) var end: Int
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    let start = Lines.start(bytes)
    end = start
    var isKnown = false
    var isPlain = false
    var offset = start
    var number = 1
    while offset < bytes.count {
      let lineEnd = bytes[offset...].firstIndex(where: Lines.isEnd) ?? bytes.count
      let source = bytes[offset..<lineEnd]
      let text = AnkiHeader.withoutLeftovers(source)
      let isOld = text.begins(with: "tags:") && !source.contains(0x09)
      guard text.isEmpty || isOld || text.first == UInt8(ascii: "#") else { break }
      // After a header line without a spreadsheet's enclosing quotation marks, a line in quotation marks is a row.
      let isQuoted = CellKind.trimmed(source).first == ListTable.quote
      if isQuoted, isPlain { break }
      let isTaken = !text.isEmpty && take(isOld ? text : text.dropFirst())
      if isQuoted, !isTaken { break }
      isKnown = isKnown || isTaken
      isPlain = isPlain || isTaken && !isQuoted
      offset = lineEnd + Lines.endWidth(at: lineEnd, in: bytes)
      number += 1
    }
    if isKnown {
      end = offset
      line = number
    }
  }

  /// Returns the line without leading and trailing spaces, without enclosing quotation marks, and without the
  /// separators with which a spreadsheet pads rows.
  private static func withoutLeftovers(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = CellKind.trimmed(line)
    let isQuoted = text.begins(with: "\"#")
    if isQuoted { text = text.dropFirst() }
    while let last = text.last, [0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: ";")].contains(last) {
      // In `#separator:,` the separator at the end is the line's value and must be kept.
      if text.dropLast().last == UInt8(ascii: ":"), text.first == UInt8(ascii: "#"), last > 0x20 { break }
      text = text.dropLast()
    }
    return isQuoted && text.last == ListTable.quote ? text.dropLast() : text
  }

  /// Reads a header line; returns whether Anki defines such a line.
  private mutating func take(_ text: ArraySlice<UInt8>) -> Bool {
    // A file that this program wrote begins with a line that contains the format's version.
    if text.begins(with: "vocabulary ") { return true }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let value = CellKind.trimmed(text[(colon + 1)...])
    switch ColumnNames.folded(text[..<colon]) {
    case "separator": separator = AnkiHeader.separator(text[(colon + 1)...])
    case "html": isHTML = "true" ~= ColumnNames.folded(value)
    case "deck": deck = String(validating: value, as: UTF8.self) == nil ? nil : CleanUp.name(Array(value))
    case "columns": columns = value
    case "guidcolumn", "notetypecolumn", "deckcolumn", "tagscolumn": addOther(value)
    case "notetype", "tags", "ifmatches": break
    default: return false
    }
    return true
  }

  private mutating func addOther(_ value: ArraySlice<UInt8>) {
    guard (1...2).contains(value.count), value.allSatisfy({ (0x30...0x39).contains($0) }) else { return }
    let number = value.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    if number > 0, !otherColumns.contains(number - 1) { otherColumns.append(number - 1) }
  }

  private static func separator(_ value: ArraySlice<UInt8>) -> UInt8? {
    switch ColumnNames.folded(value) {
    case "tab": return UInt8(ascii: "\t")
    case "comma": return UInt8(ascii: ",")
    case "semicolon": return UInt8(ascii: ";")
    case "pipe": return UInt8(ascii: "|")
    case "space": return UInt8(ascii: " ")
    case "colon": return UInt8(ascii: ":")
    default:
      guard value.count == 1, let byte = value.first, byte < 0x80, byte != ListTable.quote else { return nil }
      return byte
    }
  }
}
