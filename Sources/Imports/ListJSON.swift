import Formats

/// Reads words from JSON. These forms of JSON are supported:
/// - an array of texts, of arrays of texts, or of objects
/// - an object that contains such an array
/// - consecutive objects
/// - an object whose names are words and whose values are translations
enum ListJSON {
  /// Returns whether a file is JSON. A file is JSON if its name ends with `.json` or if a plain-text list cannot begin
  /// like the file.
  static func isJSON(_ file: ListFile) -> Bool {
    if file.name.bytes.suffix(5) == ".json".bytes[...] { return true }
    var marks = file.bytes[Lines.start(file.bytes)...].lazy.filter { !JSONReader.isSpace($0) }.makeIterator()
    switch (marks.next(), marks.next()) {
    case (UInt8(ascii: "{"), UInt8(ascii: "\"")): return true
    case (UInt8(ascii: "["), let second?): return place(of: [second], in: "\" [ { ]") != nil
    default: return false
    }
  }

  /// Reads the rows of a JSON text. O(bytes).
  static func rows(_ bytes: [UInt8]) throws(ListFault) -> NamedRows {
    var reader = JSONReader(bytes, from: Lines.start(bytes))
    let collector = JSONRows(bytes)
    do throws(JSONFault) {
      reader.skipSpace()
      if reader.current == UInt8(ascii: "[") {
        try reader.readArray(depth: 0) { (reader) throws(JSONFault) in try collector.add(&reader, depth: 1) }
      } else {
        try collector.addObjects(&reader)
      }
      try reader.expectEnd()
    } catch {
      throw .json(line: collector.line(at: error.byteOffset))
    }
    return collector.rows
  }
}

/// Collects the rows of a JSON text while the text is parsed.
private final class JSONRows {
  let rows = NamedRows()
  private var lineCount: LineCount

  init(_ bytes: [UInt8]) { lineCount = LineCount(bytes) }

  func line(at offset: Int) -> Int { lineCount.line(at: offset) }

  /// Reads an element of an array of words.
  func add(_ reader: inout JSONReader, depth: Int) throws(JSONFault) {
    let start = reader.offset
    let line = lineCount.line(at: start)
    var cells: [NamedRows.Cell] = []
    var isNamed = false
    var isAlien = false
    switch reader.current {
    case UInt8(ascii: "\""): cells = [JSONRows.text(try reader.string())]
    case UInt8(ascii: "["):
      try reader.readArray(depth: depth) { (reader) throws(JSONFault) in
        let cell = try JSONRows.cell(&reader, depth: depth + 1)
        if cells.count < ListTable.mostFields { cells.append(cell) }
      }
    case UInt8(ascii: "{"):
      isNamed = true
      cells = try members(&reader, depth: depth)
    default:
      try reader.skipValue(depth: depth)
      isAlien = true
    }
    rows.add(
      NamedRows.Row(
        line: line, source: reader.bytes[start..<reader.offset], cells: cells, isNamed: isNamed, isAlien: isAlien))
  }

  private func members(_ reader: inout JSONReader, depth: Int) throws(JSONFault) -> [NamedRows.Cell] {
    var cells: [NamedRows.Cell] = []
    try reader.readObject(depth: depth) { (reader, name) throws(JSONFault) in
      let cell = try JSONRows.cell(&reader, depth: depth + 1)
      guard let column = rows.column(Array(name.bytes)) else { return }
      while cells.count <= column { cells.append(.absent) }
      cells[column] = cell
    }
    return cells
  }

  /// Reads consecutive objects. Each object contains an array of words, is itself a row, or contains pairs of words and
  /// translations.
  func addObjects(_ reader: inout JSONReader) throws(JSONFault) {
    guard reader.current == UInt8(ascii: "{") else { throw reader.unexpected }
    var count = 0
    while reader.current == UInt8(ascii: "{") {
      try addObject(&reader, isFirst: count == 0)
      count += 1
      reader.skipSpace()
    }
    guard rows.rowCount > 0 else { throw reader.unexpected }
  }

  private func addObject(_ reader: inout JSONReader, isFirst: Bool) throws(JSONFault) {
    let start = reader.offset
    let firstLine = lineCount.line(at: start)
    var pairs: [NamedRows.Row] = []
    var names: [[UInt8]] = []
    var hasArray = false
    try reader.readObject(depth: 0) { (reader, name) throws(JSONFault) in
      let line = lineCount.line(at: reader.offset)
      let first = reader.offset
      if isFirst, !hasArray, reader.current == UInt8(ascii: "[") {
        let before = rows.rowCount
        try reader.readArray(depth: 1) { (reader) throws(JSONFault) in try add(&reader, depth: 2) }
        hasArray = rows.rowCount > before
        return
      }
      let cell = try JSONRows.cell(&reader, depth: 1)
      names.append(ColumnNames.folded(name.bytes))
      if case .text = cell, pairs.count <= 2 * ListImport.mostItems {
        pairs.append(
          NamedRows.Row(
            line: line, source: reader.bytes[first..<reader.offset], cells: [JSONRows.text(name), cell], isNamed: false)
        )
      }
    }
    guard !hasArray else { return }
    let isRow = names.contains { !ColumnNames.meanings($0).isEmpty } || pairs.count != names.count || pairs.count < 2
    if isRow {
      guard !names.isEmpty else { return }
      var again = JSONReader(reader.bytes, from: start)
      let cells = try members(&again, depth: 0)
      rows.add(
        NamedRows.Row(line: firstLine, source: reader.bytes[start..<reader.offset], cells: cells, isNamed: true))
    } else {
      for pair in pairs { rows.add(pair) }
    }
  }

  private static func cell(_ reader: inout JSONReader, depth: Int) throws(JSONFault) -> NamedRows.Cell {
    guard reader.current == UInt8(ascii: "\"") else {
      let isNull = reader.current == UInt8(ascii: "n")
      try reader.skipValue(depth: depth)
      return isNull ? .absent : .other
    }
    return text(try reader.string())
  }

  private static func text(_ text: JSONReader.Text) -> NamedRows.Cell {
    text.flaw == nil && !text.bytes.contains(where: SourceText.isControl) ? .text(Array(text.bytes)) : .notUTF8
  }
}

/// Computes the line number of a byte offset. If the offsets are ascending, each line is counted only once.
struct LineCount {
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
