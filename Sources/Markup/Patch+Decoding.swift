extension Patch {
  /// Reads a patch from its ``encoded`` bytes. The elements in the patch have no keys, because the bytes do not contain
  /// keys. The function is safe for arbitrary bytes. O(bytes).
  ///
  /// - Throws: The first fault in the bytes, with its byte offset.
  public init(decoding bytes: [UInt8]) throws(PatchFault) {
    var reader = PatchReader(bytes: bytes)
    var operations: [Operation] = []
    while let operation = try reader.operation() { operations.append(operation) }
    self.init(operations)
  }

  /// The maximum nesting depth of an inserted node.
  public static let depthLimit = 128
}

private struct PatchReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func operation() throws(PatchFault) -> Patch.Operation? {
    guard offset < bytes.count else { return nil }
    let start = offset
    offset += 1
    switch bytes[start] {
    case 1: return .enter(try number())
    case 2: return .leave
    case 3: return .setText(at: try number(), try text())
    case 4: return .setAttribute(try attribute())
    case 5: return .removeAttribute(try attributeName())
    case 6: return .insert(at: try number(), try node(depth: 0))
    case 7: return .remove(at: try number())
    case 8: return .move(from: try number(), to: try number())
    case 9: return .replace(at: try number(), try node(depth: 0))
    case let code: throw .unknownOperation(code, byteOffset: start)
    }
  }

  private mutating func node(depth: Int) throws(PatchFault) -> Node {
    let start = offset
    guard start < bytes.count else { throw .cutShort(byteOffset: start) }
    guard depth < Patch.depthLimit else { throw .tooDeep(limit: Patch.depthLimit, byteOffset: start) }
    offset += 1
    switch bytes[start] {
    case 1: return .text(try text())
    case 2: return .element(try element(depth: depth))
    case let code: throw .unknownNode(code, byteOffset: start)
    }
  }

  private mutating func element(depth: Int) throws(PatchFault) -> Element {
    let tagOffset = offset
    let tag = try text()
    guard tag.withBytes(isName) else { throw .refusedName(byteOffset: tagOffset) }
    var attributes: [Attribute] = []
    for _ in 0..<(try count()) { attributes.append(try attribute()) }
    let childrenOffset = offset
    var children: [Node] = []
    for _ in 0..<(try count()) { children.append(try node(depth: depth + 1)) }
    guard children.isEmpty || !(isVoid(tag) || isOpaque(tag)) else { throw .refusedName(byteOffset: childrenOffset) }
    return Element(tag: tag, key: nil, attributes: attributes, children: children)
  }

  private mutating func attribute() throws(PatchFault) -> Attribute {
    Attribute(name: try attributeName(), value: try text())
  }

  private mutating func attributeName() throws(PatchFault) -> String {
    let start = offset
    let name = try text()
    guard name.withBytes({ isName($0) && !isForbidden($0) }) else { throw .refusedName(byteOffset: start) }
    return name
  }

  /// Reads the number of items that follow. Each item takes at least one byte, so the number is limited by the
  /// remaining bytes, and a small patch cannot request a large array.
  private mutating func count() throws(PatchFault) -> Int {
    let start = offset
    let count = try number()
    guard count <= bytes.count - offset else { throw .cutShort(byteOffset: start) }
    return count
  }

  private mutating func number() throws(PatchFault) -> Int {
    let start = offset
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard offset < bytes.count else { throw .cutShort(byteOffset: start) }
      let byte = bytes[offset]
      offset += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 {
        guard number <= 0x7FFF_FFFF, byte > 0 || shift == 0 else { throw .badNumber(byteOffset: start) }
        return Int(number)
      }
      shift += 7
      guard shift < 35 else { throw .badNumber(byteOffset: start) }
    }
  }

  private mutating func text() throws(PatchFault) -> String {
    let count = try count()
    let range = offset..<offset + count
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw .notUTF8(byteOffset: range.lowerBound)
    }
    offset = range.upperBound
    return text
  }
}
