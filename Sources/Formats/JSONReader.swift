/// Reads JSON by its grammar (RFC 8259) a step at a time, for values that are not to be held whole. Any bytes are safe.
public struct JSONReader: Sendable {
  public let bytes: [UInt8]
  /// Where the next step begins, in bytes.
  public private(set) var offset: Int

  /// Arrays and objects within each other at most.
  public static let maximumDepth = 32

  /// Reads from `offset` on.
  public init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// What a string says. JSON lets a string hold what is no text: bytes that are not UTF-8, and halves of surrogate pairs.
  public struct Text {
    public let bytes: [UInt8]
    /// Why it is no text.
    public let flaw: JSONFault?
  }

  public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// The byte that is here; `nil` at the end.
  public var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  public func fault(_ reason: JSONFault.Reason) -> JSONFault { JSONFault(reason: reason, byteOffset: offset) }

  /// What is wrong when another byte was to be here.
  public var unexpected: JSONFault { fault(current == nil ? .endOfText : .unexpected) }

  public mutating func skipSpace() {
    while let byte = current, JSONReader.isSpace(byte) { offset += 1 }
  }

  /// Passes over the byte that is here.
  public mutating func skipByte() { offset += 1 }

  /// Passes over white space, and over this byte if it follows.
  public mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  public mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard skip(byte) else { throw unexpected }
  }

  public mutating func expectEnd() throws(JSONFault) {
    skipSpace()
    guard offset == bytes.count else { throw fault(.textAfterValue) }
  }

  /// Reads the members of the object that begins here: `member` reads the value after each name, the reader standing before it.
  public mutating func readObject(
    depth: Int, _ member: (inout JSONReader, Text) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard depth < JSONReader.maximumDepth else { throw fault(.tooDeep) }
    offset += 1
    if skip(UInt8(ascii: "}")) { return }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw unexpected }
      let name = try string()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      try member(&self, name)
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }

  /// Reads the array that begins here: `element` reads each value, the reader standing before it.
  public mutating func readArray(
    depth: Int, _ element: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard depth < JSONReader.maximumDepth else { throw fault(.tooDeep) }
    offset += 1
    if skip(UInt8(ascii: "]")) { return }
    repeat {
      skipSpace()
      try element(&self)
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  /// Passes over a value within so many arrays and objects. O(its bytes).
  public mutating func skipValue(depth: Int) throws(JSONFault) {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      try readObject(depth: depth) { (reader, _) throws(JSONFault) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      try readArray(depth: depth) { (reader) throws(JSONFault) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try skipLiteral("true")
    case UInt8(ascii: "f"): try skipLiteral("false")
    case UInt8(ascii: "n"): try skipLiteral("null")
    case nil: throw fault(.endOfText)
    default: _ = try number()
    }
  }

  public mutating func skipLiteral(_ text: StaticString) throws(JSONFault) {
    for index in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[index] else { throw unexpected }
      offset += 1
    }
  }

  /// The bytes of the number that begins here.
  public mutating func number() throws(JSONFault) -> Range<Int> {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    let leadsWithZero = current == UInt8(ascii: "0")
    let count = digits()
    guard count > 0 else { throw fault(offset == start ? .unexpected : .badNumber) }
    guard !leadsWithZero || count == 1 else { throw fault(.badNumber) }
    if current == UInt8(ascii: ".") {
      offset += 1
      guard digits() > 0 else { throw fault(.badNumber) }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      guard digits() > 0 else { throw fault(.badNumber) }
    }
    return start..<offset
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = current, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - start
  }
}

// MARK: - Strings

extension JSONReader {
  /// The string whose quotation mark is here.
  public mutating func string() throws(JSONFault) -> Text {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    var flaw: JSONFault?
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        if flaw == nil, String(validating: text, as: UTF8.self) == nil {
          flaw = JSONFault(reason: .notUTF8, byteOffset: start)
        }
        return Text(bytes: text, flaw: flaw)
      case UInt8(ascii: "\\"):
        guard let scalar = try escape() else {
          flaw = flaw ?? fault(.badEscape)
          continue
        }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      case 0..<0x20:
        offset -= 1
        throw fault(.controlCharacter)
      default: text.append(byte)
      }
    }
    throw fault(.endOfText)
  }

  /// The character of the escape whose backslash has just been read; `nil` for half of a surrogate pair.
  private mutating func escape() throws(JSONFault) -> Unicode.Scalar? {
    guard let byte = current else { throw fault(.endOfText) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      offset -= 1
      throw fault(.badEscape)
    }
    let value = try fourHexDigits()
    guard (0xD800..<0xDC00).contains(value), bytes[offset...].starts(with: "\\u".utf8)
    else { return Unicode.Scalar(value) }
    offset += 2
    let low = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func fourHexDigits() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw fault(.endOfText) }
      guard let digit = Hex.value(byte) else { throw fault(.badEscape) }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
