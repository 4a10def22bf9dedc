import Formats
import Words

/// A JSON array of words: texts, arrays of texts, or objects with `word`, `translation`, `example` and `exampleTranslation`.
///
/// An element of another shape is a bad row; what is no JSON array is a fault.
struct ListJSON {
  private(set) var rows: [ListRow] = []
  /// How many elements there are. Those beyond twice the most items are counted and not kept.
  private(set) var rowCount = 0
  private var lineCount: LineCount

  /// Whether a file is JSON: its name ends with `.json`, or it begins in a way in which no list as plain text begins.
  static func isJSON(_ file: ListFile) -> Bool {
    if Array(file.name.utf8).suffix(5) == Array(".json".utf8)[...] { return true }
    var marks = file.bytes[Lines.start(file.bytes)...].lazy.filter { !JSONReader.isSpace($0) }.makeIterator()
    guard marks.next() == UInt8(ascii: "["), let second = marks.next() else { return false }
    return second == UInt8(ascii: "\"") || second == UInt8(ascii: "[") || second == UInt8(ascii: "{")
      || second == UInt8(ascii: "]")
  }

  /// O(bytes).
  init(_ bytes: [UInt8]) throws(ListFault) {
    var reader = JSONReader(bytes, from: Lines.start(bytes))
    lineCount = LineCount(bytes)
    do throws(JSONFault) {
      reader.skipSpace()
      guard reader.current == UInt8(ascii: "[") else { throw reader.unexpected }
      try reader.readArray(depth: 0) { (reader) throws(JSONFault) in try add(&reader) }
      try reader.expectEnd()
    } catch {
      throw .json(line: lineCount.line(at: error.byteOffset))
    }
  }

  private mutating func add(_ reader: inout JSONReader) throws(JSONFault) {
    let start = reader.offset
    let fields = try element(&reader)
    rowCount += 1
    guard rows.count <= 2 * ListImport.mostItems else { return }
    rows.append(ListRow(line: lineCount.line(at: start), source: reader.bytes[start..<reader.offset], fields: fields))
  }

  private func element(_ reader: inout JSONReader) throws(JSONFault) -> Result<ListFields, LineProblem.Reason> {
    var fields = ListFields()
    /// What is wrong with it first.
    var reason: LineProblem.Reason?
    switch reader.current {
    case UInt8(ascii: "\""):
      guard let text = ListJSON.text(try reader.string()) else { return .failure(.notUTF8) }
      fields.texts[0] = text
    case UInt8(ascii: "["):
      var column = 0
      try reader.readArray(depth: 1) { (reader) throws(JSONFault) in
        let found = try readField(column < 4 ? column : nil, into: &fields, &reader)
        reason = reason ?? found
        column += 1
      }
    case UInt8(ascii: "{"):
      try reader.readObject(depth: 1) { (reader, name) throws(JSONFault) in
        let found = try readField(ListJSON.column(ListJSON.text(name) ?? []), into: &fields, &reader)
        reason = reason ?? found
      }
    default:
      try reader.skipValue(depth: 1)
      reason = .notAnItem
    }
    return reason.map { .failure($0) } ?? .success(fields)
  }

  private static func column(_ name: [UInt8]) -> Int? {
    switch name {
    case "word": 0
    case "translation": 1
    case "example": 2
    case "exampleTranslation": 3
    default: nil
    }
  }

  /// Reads a value as the field with this index, or moves over it for `nil`; `null` is an empty text. Gives what is
  /// wrong with it.
  private func readField(
    _ column: Int?, into fields: inout ListFields, _ reader: inout JSONReader
  ) throws(JSONFault) -> LineProblem.Reason? {
    guard let column, reader.current == UInt8(ascii: "\"") else {
      let isNull = reader.current == UInt8(ascii: "n")
      try reader.skipValue(depth: 2)
      return column == nil || isNull ? nil : .notAnItem
    }
    guard let text = ListJSON.text(try reader.string()) else { return .notUTF8 }
    fields.texts[column] = text
    return nil
  }

  /// The bytes of a string; `nil` when they are not Unicode text or have a NUL.
  private static func text(_ text: JSONReader.Text) -> [UInt8]? {
    text.flaw == nil && !text.bytes.contains(0) ? Array(text.bytes) : nil
  }
}

/// Gives the line of an offset. For ascending offsets it counts each line once.
private struct LineCount {
  private let bytes: [UInt8]
  private var line = 1
  private var countedTo = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(at offset: Int) -> Int {
    while countedTo < offset {
      if Lines.isEnd(bytes[countedTo]), Lines.endWidth(at: countedTo, in: bytes) == 1 { line += 1 }
      countedTo += 1
    }
    return line
  }
}
