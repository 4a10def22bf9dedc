/// Reads JSON (RFC 8259) one step at a time. The reader is for texts with values that need not be stored. Arbitrary
/// bytes cannot cause a trap.
///
/// The reader has a current ``offset``. Each step reads the item at the offset and moves the offset behind the item.
public struct JSONReader: Sendable {
  /// The whole text, in UTF-8.
  public let bytes: [UInt8]
  /// The byte offset at which the next step reads; `bytes.count` at the end.
  public private(set) var offset: Int

  /// The maximum number of nested arrays and objects.
  public static let maximumDepth = 32

  /// Creates a reader of `bytes` that begins at `offset`.
  public init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The content of a string. JSON strings can contain data that is not Unicode text, such as invalid UTF-8 and
  /// unpaired surrogates.
  public struct Text {
    /// The content after replacing its escapes; unpaired surrogates are omitted.
    public let bytes: ArraySlice<UInt8>
    /// The reason why the content is not Unicode text; `nil` for Unicode text.
    public let flaw: JSONFault?
  }

  /// Returns whether the byte is white space in JSON: a space, a tab, LF or CR.
  public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// The byte at the current offset; `nil` at the end.
  public var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns a fault with this reason at the current offset.
  public func fault(_ reason: JSONFault.Reason) -> JSONFault { JSONFault(reason: reason, byteOffset: offset) }

  /// The fault for an unexpected byte at the offset, or for an unexpected end.
  public var unexpected: JSONFault { fault(current == nil ? .endOfText : .unexpected) }

  /// Skips white space. O(bytes skipped), like all steps.
  public mutating func skipSpace() {
    while let byte = current, JSONReader.isSpace(byte) { offset += 1 }
  }

  /// Skips white space, then skips `byte` if it is the next byte. Returns whether `byte` was skipped.
  public mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Skips white space and `byte`.
  ///
  /// - Throws: ``unexpected`` if the next byte is a different byte.
  public mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard skip(byte) else { throw unexpected }
  }

  /// Skips white space and checks that the text ends.
  ///
  /// - Throws: `textAfterValue` if anything else follows the white space.
  public mutating func expectEnd() throws(JSONFault) {
    skipSpace()
    guard offset == bytes.count else { throw fault(.textAfterValue) }
  }

  /// Reads the object with its opening brace at the offset. Calls `member` with the name of each member. The closure
  /// must read the member's value at the offset.
  ///
  /// `depth` is the number of enclosing arrays and objects.
  ///
  /// - Throws: A fault for invalid JSON, or `tooDeep`, or an error that `member` throws.
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

  /// Reads the array with its opening bracket at the offset. Calls `element` for each element. The closure must read
  /// the element at the offset.
  ///
  /// `depth` is the number of enclosing arrays and objects.
  ///
  /// - Throws: A fault for invalid JSON, or `tooDeep`, or an error that `element` throws.
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

  /// Skips the value at the offset; `depth` is the number of enclosing arrays and objects. O(bytes of the value).
  ///
  /// - Throws: A fault for JSON that is invalid. The method accepts strings that are not Unicode text.
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

  /// Skips a literal, such as `true`.
  ///
  /// - Throws: ``unexpected`` at the first byte that differs.
  public mutating func skipLiteral(_ text: StaticString) throws(JSONFault) {
    for index in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[index] else { throw unexpected }
      offset += 1
    }
  }

  /// Skips the number at the offset, and returns the range of its bytes.
  ///
  /// - Throws: `unexpected` if no digit follows, `badNumber` for leading zeros and missing digits.
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
  /// Reads the string with its opening quotation mark at the offset.
  ///
  /// - Throws: A fault for invalid JSON. Content that is not Unicode text is not an error: see ``Text/flaw``.
  public mutating func string() throws(JSONFault) -> Text {
    let start = offset
    offset += 1
    var seen: UInt8 = 0
    while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != 0x22, bytes[offset] != 0x5C {
      seen |= bytes[offset]
      offset += 1
    }
    // Most strings are ASCII without escapes, so their bytes are already the content.
    if current == UInt8(ascii: "\""), seen < 0x80 {
      offset += 1
      return Text(bytes: bytes[(start + 1)..<(offset - 1)], flaw: nil)
    }
    var text = Array(bytes[(start + 1)..<offset])
    var flaw: JSONFault?
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        if flaw == nil, String(validating: text, as: UTF8.self) == nil {
          flaw = JSONFault(reason: .notUTF8, byteOffset: start)
        }
        return Text(bytes: text[...], flaw: flaw)
      case UInt8(ascii: "\\"):
        guard let scalar = try escape() else {
          flaw = flaw ?? fault(.badEscape)
          continue
        }
        text.append(utf8: scalar)
      case 0..<0x20:
        offset -= 1
        throw fault(.controlCharacter)
      default: text.append(byte)
      }
    }
    throw fault(.endOfText)
  }

  /// Reads the character of an escape after its backslash; `nil` for an unpaired surrogate.
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
    guard (0xD800..<0xDC00).contains(value), bytes[offset...].begins(with: "\\u")
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
