/// Reads JSON by its grammar, RFC 8259, a step at a time; at most 32 levels deep.
struct JSONReader {
  let bytes: [UInt8]
  private(set) var place: Int
  /// The line that ``countLines()`` was last called in.
  private(set) var line = 1
  private var countedTo = 0

  private static let maximumDepth = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = JSONReader.start(bytes)
  }

  /// After a byte order mark.
  static func start(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func countLines() {
    while countedTo < place {
      let isEnd = ListTable.isLineEnd(bytes[countedTo]) && ListTable.lineEndWidth(at: countedTo, in: bytes) == 1
      if isEnd { line += 1 }
      countedTo += 1
    }
  }

  mutating func fault() -> ListFault {
    countLines()
    return .json(line: line)
  }

  mutating func expectEnd() throws(ListFault) {
    skipSpace()
    guard place == bytes.count else { throw fault() }
  }

  mutating func skipSpace() {
    while let byte = current, JSONReader.isSpace(byte) { place += 1 }
  }

  /// Passes over the byte that is here.
  mutating func skipMark() { place += 1 }

  mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    place += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(ListFault) {
    guard skip(byte) else { throw fault() }
  }

  mutating func skipValue(depth: Int) throws(ListFault) {
    skipSpace()
    guard depth < JSONReader.maximumDepth else { throw fault() }
    switch current {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "["):
      place += 1
      if skip(UInt8(ascii: "]")) { return }
      repeat { try skipValue(depth: depth + 1) } while skip(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
    case UInt8(ascii: "{"):
      place += 1
      if skip(UInt8(ascii: "}")) { return }
      repeat {
        skipSpace()
        guard current == UInt8(ascii: "\"") else { throw fault() }
        _ = try string()
        try expect(UInt8(ascii: ":"))
        try skipValue(depth: depth + 1)
      } while skip(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    case UInt8(ascii: "t"): try skipLiteral("true")
    case UInt8(ascii: "f"): try skipLiteral("false")
    case UInt8(ascii: "n"): try skipLiteral("null")
    default: try skipNumber()
    }
  }

  private mutating func skipLiteral(_ text: String) throws(ListFault) {
    guard bytes[place...].starts(with: text.utf8) else { throw fault() }
    place += text.utf8.count
  }

  private mutating func skipDigits() throws(ListFault) {
    guard let first = current, (0x30...0x39).contains(first) else { throw fault() }
    while let byte = current, (0x30...0x39).contains(byte) { place += 1 }
  }

  private mutating func skipNumber() throws(ListFault) {
    if current == UInt8(ascii: "-") { place += 1 }
    if current == UInt8(ascii: "0") { place += 1 } else { try skipDigits() }
    if current == UInt8(ascii: ".") {
      place += 1
      try skipDigits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      place += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { place += 1 }
      try skipDigits()
    }
  }

  /// A string's text; `nil` when it is none: not UTF-8, or half of a surrogate pair.
  mutating func string() throws(ListFault) -> [UInt8]? {
    place += 1
    var text: [UInt8] = []
    var isText = true
    while let byte = current {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return isText && String(validating: text, as: UTF8.self) != nil ? text : nil
      case UInt8(ascii: "\\"):
        if let scalar = try escape() {
          text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
          // A file with a NUL is bad whatever its kind.
          if scalar.value == 0 { isText = false }
        } else {
          isText = false
        }
      case 0..<0x20:
        place -= 1
        throw fault()
      default: text.append(byte)
      }
    }
    throw fault()
  }

  /// The character of the escape whose backslash has just been read; `nil` for half of a surrogate pair.
  private mutating func escape() throws(ListFault) -> Unicode.Scalar? {
    guard let byte = current else { throw fault() }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw fault()
    }
    let value = try fourHexDigits()
    guard (0xD800..<0xDC00).contains(value), bytes[place...].starts(with: "\\u".utf8)
    else { return Unicode.Scalar(value) }
    place += 2
    let low = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func fourHexDigits() throws(ListFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap({ HexDigit.value($0) }) else { throw fault() }
      value = value << 4 | digit
      place += 1
    }
    return value
  }
}
