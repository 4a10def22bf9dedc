extension Patch {
  /// The patch as bytes, in the format of `docs/formats/patches.md`. O(bytes).
  public var encoded: [UInt8] {
    var bytes: [UInt8] = []
    encode(into: &bytes)
    return bytes
  }

  /// Appends the patch's bytes. O(bytes).
  public func encode(into bytes: inout [UInt8]) {
    for operation in operations { operation.encode(into: &bytes) }
  }
}

extension Patch.Operation {
  fileprivate func encode(into bytes: inout [UInt8]) {
    switch self {
    case .enter(let index):
      bytes.append(1)
      bytes.appendNumber(index)
    case .leave:
      bytes.append(2)
    case .setText(let index, let text):
      bytes.append(3)
      bytes.appendNumber(index)
      bytes.appendText(text)
    case .setAttribute(let attribute):
      bytes.append(4)
      bytes.appendText(attribute.name)
      bytes.appendText(attribute.value)
    case .removeAttribute(let name):
      bytes.append(5)
      bytes.appendText(name)
    case .insert(let index, let node):
      bytes.append(6)
      bytes.appendNumber(index)
      node.encode(into: &bytes)
    case .remove(let index):
      bytes.append(7)
      bytes.appendNumber(index)
    case .move(let from, let to):
      bytes.append(8)
      bytes.appendNumber(from)
      bytes.appendNumber(to)
    case .replace(let index, let node):
      bytes.append(9)
      bytes.appendNumber(index)
      node.encode(into: &bytes)
    }
  }
}

extension Node {
  fileprivate func encode(into bytes: inout [UInt8]) {
    switch self {
    case .text(let text):
      bytes.append(1)
      bytes.appendText(text)
    case .element(let element):
      bytes.append(2)
      bytes.appendText(element.tag)
      bytes.appendNumber(element.attributes.count)
      for attribute in element.attributes {
        bytes.appendText(attribute.name)
        bytes.appendText(attribute.value)
      }
      bytes.appendNumber(element.children.count)
      for child in element.children { child.encode(into: &bytes) }
    }
  }
}

extension [UInt8] {
  /// Appends a number from 0 to 2³¹ − 1 as LEB128. Each byte contains seven bits, lowest bits first, and 0x80 is set in
  /// every byte except the last.
  public mutating func appendNumber(_ number: Int) {
    var rest = UInt32(number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends the number of bytes in the text's UTF-8 encoding, then these bytes.
  public mutating func appendText(_ text: String) {
    appendNumber(text.utf8.count)
    append(contentsOf: text.utf8)
  }
}
