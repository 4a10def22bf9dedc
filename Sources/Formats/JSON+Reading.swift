extension JSON {
  /// Parses a UTF-8 text that contains a single JSON value. Arbitrary bytes cannot cause a trap. O(bytes).
  ///
  /// - Throws: The first fault in the text, with its offset. The initializer also throws for more than
  ///   ``JSONReader/maximumDepth`` nested arrays and objects, and for a string that is not Unicode text.
  public init(_ bytes: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(bytes)
    self = try reader.value(depth: 0)
    try reader.expectEnd()
  }
}

extension JSONReader {
  /// Reads the value at the offset.
  fileprivate mutating func value(depth: Int) throws(JSONFault) -> JSON {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      var members: [(name: String, value: JSON)] = []
      try readObject(depth: depth) { (reader, name) throws(JSONFault) in
        members.append((try name.string(), try reader.value(depth: depth + 1)))
      }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSON] = []
      try readArray(depth: depth) { (reader) throws(JSONFault) in values.append(try reader.value(depth: depth + 1)) }
      return .array(values)
    case UInt8(ascii: "\""): return .string(try string().string())
    case UInt8(ascii: "t"):
      try skipLiteral("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try skipLiteral("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try skipLiteral("null")
      return .null
    case nil: throw fault(.endOfText)
    default: return .number(String(utf8: bytes[try number()]))
    }
  }
}

extension JSONReader.Text {
  fileprivate func string() throws(JSONFault) -> String {
    if let flaw { throw flaw }
    return String(utf8: bytes)
  }
}
