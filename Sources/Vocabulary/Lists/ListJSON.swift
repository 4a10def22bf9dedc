import Words

/// A JSON array of words: texts, arrays of texts, or objects with `word`, `translation`, `example` and `exampleTranslation`.
///
/// An element of another shape is a bad row; what is no JSON array is a fault.
struct ListJSON {
  private(set) var rows: [ListRow] = []
  /// Elements, also those after the most that a list may have: they are not kept.
  private(set) var rowCount = 0
  private var reader: JSONReader

  /// Whether a file is JSON: by its name, or by a beginning that no word has.
  static func isJSON(_ file: ListFile) -> Bool {
    if file.name.utf8.suffix(5).elementsEqual(".json".utf8) { return true }
    var marks = file.bytes[JSONReader.start(file.bytes)...].lazy.filter { !JSONReader.isSpace($0) }.makeIterator()
    guard marks.next() == UInt8(ascii: "["), let second = marks.next() else { return false }
    return second == UInt8(ascii: "\"") || second == UInt8(ascii: "[") || second == UInt8(ascii: "{")
      || second == UInt8(ascii: "]")
  }

  /// O(bytes).
  init(_ bytes: [UInt8]) throws(ListFault) {
    reader = JSONReader(bytes)
    try reader.expect(UInt8(ascii: "["))
    if !reader.skip(UInt8(ascii: "]")) {
      repeat { try addElement() } while reader.skip(UInt8(ascii: ","))
      try reader.expect(UInt8(ascii: "]"))
    }
    try reader.expectEnd()
  }

  private mutating func addElement() throws(ListFault) {
    reader.skipSpace()
    reader.countLines()
    let start = reader.place
    let fields = try element()
    rowCount += 1
    guard rows.count <= 2 * ListImport.mostItems else { return }
    rows.append(ListRow(line: reader.line, source: reader.bytes[start..<reader.place], fields: fields))
  }

  private mutating func element() throws(ListFault) -> Result<ListFields, LineProblem.Reason> {
    var fields = ListFields()
    switch reader.current {
    case UInt8(ascii: "\""):
      guard let text = try reader.string() else { return .failure(.notUTF8) }
      fields.texts[0] = text
    case UInt8(ascii: "["): if let reason = try readArray(into: &fields) { return .failure(reason) }
    case UInt8(ascii: "{"): if let reason = try readObject(into: &fields) { return .failure(reason) }
    default:
      try reader.skipValue(depth: 1)
      return .failure(.notAnItem)
    }
    return .success(fields)
  }

  /// Reads all of an array, and says what is wrong with it first.
  private mutating func readArray(into fields: inout ListFields) throws(ListFault) -> LineProblem.Reason? {
    reader.skipMark()
    if reader.skip(UInt8(ascii: "]")) { return nil }
    var reason: LineProblem.Reason?
    var field = 0
    repeat {
      let found = try readField(field < 4 ? field : nil, into: &fields)
      reason = reason ?? found
      field += 1
    } while reader.skip(UInt8(ascii: ","))
    try reader.expect(UInt8(ascii: "]"))
    return reason
  }

  private mutating func readObject(into fields: inout ListFields) throws(ListFault) -> LineProblem.Reason? {
    reader.skipMark()
    if reader.skip(UInt8(ascii: "}")) { return nil }
    var reason: LineProblem.Reason?
    repeat {
      reader.skipSpace()
      guard reader.current == UInt8(ascii: "\"") else { throw reader.fault() }
      let field = ListJSON.field(try reader.string() ?? [])
      try reader.expect(UInt8(ascii: ":"))
      let found = try readField(field, into: &fields)
      reason = reason ?? found
    } while reader.skip(UInt8(ascii: ","))
    try reader.expect(UInt8(ascii: "}"))
    return reason
  }

  private static func field(_ name: [UInt8]) -> Int? {
    switch name {
    case "word": 0
    case "translation": 1
    case "example": 2
    case "exampleTranslation": 3
    default: nil
    }
  }

  /// Reads a value as a field, or passes over it; `null` is an empty text.
  private mutating func readField(_ field: Int?, into fields: inout ListFields) throws(ListFault) -> LineProblem.Reason?
  {
    reader.skipSpace()
    guard let field, reader.current == UInt8(ascii: "\"") else {
      let isNull = reader.current == UInt8(ascii: "n")
      try reader.skipValue(depth: 2)
      return field == nil || isNull ? nil : .notAnItem
    }
    guard let text = try reader.string() else { return .notUTF8 }
    fields.texts[field] = text
    return nil
  }
}
