import Formats
import Words

/// The header of Anki's text files: lines that begin with `#`, such as `#separator:tab`, `#html:true`, `#deck:Fruit`,
/// `#tags column:3`.
///
/// If a file begins with lines that begin with `#`, and one of them is known, all of them are the header, the unknown
/// ones being comments; else they are rows.
struct AnkiHeader {
  private(set) var separator: UInt8?
  private(set) var isHTML = false
  private(set) var deck: String?
  /// The names of the columns, not yet separated.
  private(set) var columns: ArraySlice<UInt8>?
  /// The indexes of columns that are no fields of an item.
  private(set) var otherColumns: [Int] = []
  /// The byte offset at which the rows begin; `line` is the number of that line.
  private(set) var end: Int
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    end = start
    var isKnown = false
    var offset = start
    var number = 1
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
      let lineEnd = bytes[offset...].firstIndex(where: Lines.isEnd) ?? bytes.count
      if take(bytes[(offset + 1)..<lineEnd]) { isKnown = true }
      offset = lineEnd + Lines.endWidth(at: lineEnd, in: bytes)
      number += 1
    }
    guard isKnown else { return }
    end = offset
    line = number
  }

  /// Whether this is a line that Anki knows.
  private mutating func take(_ text: ArraySlice<UInt8>) -> Bool {
    // Our own files begin with their version.
    if text.starts(with: "vocabulary ".utf8) { return true }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let value = text[(colon + 1)...]
    switch ListLayout.folded(text[..<colon]) {
    case "separator": separator = AnkiHeader.separator(value)
    case "html": isHTML = "true" ~= ListLayout.folded(value)
    case "deck": deck = String(validating: value, as: UTF8.self) == nil ? nil : CleanUp.name(Array(value))
    case "columns": columns = value
    case "guid-column", "notetype-column", "deck-column", "tags-column": addOther(value)
    case "notetype", "tags", "if-matches": break
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
    switch ListLayout.folded(value) {
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
