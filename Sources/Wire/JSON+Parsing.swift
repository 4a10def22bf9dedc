/// Why bytes are not JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  public enum Reason: String, Hashable, Sendable {
    case endOfText = "the text ends too early"
    case unexpected = "unexpected character"
    case badNumber = "not a number of JSON"
    case badEscape = "not an escape of JSON"
    case controlCharacter = "a control character in a string"
    case tooDeep = "nested too deeply"
    case notUTF8 = "not UTF-8"
    case textAfterValue = "text after the value"
  }

  public let reason: Reason
  public let byteOffset: Int
}

extension JSON {
  /// Arrays and objects within each other at most.
  public static let maximumDepth = 32

  /// Reads one value. O(bytes); any bytes are safe.
  public init(_ bytes: [UInt8]) throws(JSONFault) {
    var parser = Parser(bytes: bytes)
    self = try parser.document()
  }
}

private struct Parser {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONFault) -> JSON {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw fault(.textAfterValue) }
    return value
  }

  private func fault(_ reason: JSONFault.Reason) -> JSONFault { JSONFault(reason: reason, byteOffset: position) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard skip(byte) else { throw fault(current == nil ? .endOfText : .unexpected) }
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSON {
    skipSpace()
    guard let byte = current else { throw fault(.endOfText) }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func literal(_ text: StaticString, _ value: JSON) throws(JSONFault) -> JSON {
    for offset in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[offset] else { throw fault(current == nil ? .endOfText : .unexpected) }
      position += 1
    }
    return value
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSON {
    guard depth < JSON.maximumDepth else { throw fault(.tooDeep) }
    position += 1
    var members: [(name: String, value: JSON)] = []
    if skip(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw fault(current == nil ? .endOfText : .unexpected) }
      let name = try string()
      try expect(UInt8(ascii: ":"))
      members.append((name, try value(depth: depth + 1)))
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSON {
    guard depth < JSON.maximumDepth else { throw fault(.tooDeep) }
    position += 1
    var values: [JSON] = []
    if skip(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return .array(values)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let leadsWithZero = current == UInt8(ascii: "0")
    let count = digits()
    guard count > 0 else { throw fault(position == start ? .unexpected : .badNumber) }
    guard !leadsWithZero || count == 1 else { throw fault(.badNumber) }
    if current == UInt8(ascii: ".") {
      position += 1
      guard digits() > 0 else { throw fault(.badNumber) }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard digits() > 0 else { throw fault(.badNumber) }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(JSONFault) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self)
        else { throw JSONFault(reason: .notUTF8, byteOffset: start) }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20:
        position -= 1
        throw fault(.controlCharacter)
      default: text.append(byte)
      }
    }
    throw fault(.endOfText)
  }

  /// The UTF-8 of the escape whose backslash has just been read.
  private mutating func escape() throws(JSONFault) -> [UInt8] {
    guard let byte = current else { throw fault(.endOfText) }
    position += 1
    let value: UInt32
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): value = UInt32(byte)
    case UInt8(ascii: "b"): value = 0x08
    case UInt8(ascii: "f"): value = 0x0C
    case UInt8(ascii: "n"): value = 0x0A
    case UInt8(ascii: "r"): value = 0x0D
    case UInt8(ascii: "t"): value = 0x09
    case UInt8(ascii: "u"): value = try codePoint()
    default:
      position -= 1
      throw fault(.badEscape)
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault(.badEscape) }
    return Array(String(Character(scalar)).utf8)
  }

  /// The code point of one `\u` escape or of a surrogate pair of two.
  private mutating func codePoint() throws(JSONFault) -> UInt32 {
    let value = try fourHexDigits()
    guard (0xD800..<0xDC00).contains(value) else { return value }
    for byte in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
      guard current == byte else { throw fault(.badEscape) }
      position += 1
    }
    let low = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(low) else { throw fault(.badEscape) }
    return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
  }

  private mutating func fourHexDigits() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw fault(.endOfText) }
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x41 + 10
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: throw fault(.badEscape)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
