/// The reason why bytes are not a patch (`docs/formats/patches.md`), with its position: offsets are in bytes, starting
/// with 0.
public enum PatchFault: Error, Equatable, Sendable {
  /// The bytes end within the item that begins at the offset, or a length or count there exceeds the remaining bytes.
  case cutShort(byteOffset: Int)
  /// No operation has this code.
  case unknownOperation(UInt8, byteOffset: Int)
  /// No kind of node has this code.
  case unknownNode(UInt8, byteOffset: Int)
  /// A number is above 2³¹ − 1, or has more bytes than necessary.
  case badNumber(byteOffset: Int)
  /// A text is not UTF-8.
  case notUTF8(byteOffset: Int)
  /// ``element(_:key:_:children:)`` or ``Attribute`` forbids a tag or an attribute's name, or an element must not have
  /// children.
  case refusedName(byteOffset: Int)
  /// Nodes are nested more than `limit` deep.
  case tooDeep(limit: Int, byteOffset: Int)
}

extension PatchFault: CustomStringConvertible {
  /// An English description for developers: the problem and its position.
  public var description: String {
    switch self {
    case .cutShort(let offset): "patch: cut short in what begins at byte \(offset); send it again whole"
    case .unknownOperation(let code, let offset): "patch: operation \(code) at byte \(offset) is not one of 1 to 9"
    case .unknownNode(let code, let offset): "patch: node \(code) at byte \(offset) is neither 1 (text) nor 2 (element)"
    case .badNumber(let offset): "patch: the number at byte \(offset) is too large or too long"
    case .notUTF8(let offset): "patch: the text at byte \(offset) is not UTF-8"
    case .refusedName(let offset): "patch: the name at byte \(offset) is not one a page may use"
    case .tooDeep(let limit, let offset): "patch: more than \(limit) elements inside each other at byte \(offset)"
    }
  }
}

/// The reason why a patch does not fit a page. `operation` is the index of the operation, starting with 0.
public enum PatchMisfit: Error, Equatable, Sendable {
  /// The element at the cursor has no child with this index.
  case noChild(at: Int, operation: Int)
  /// The child to enter is a text.
  case notAnElement(at: Int, operation: Int)
  /// The child for a new text is an element.
  case notAText(at: Int, operation: Int)
  /// The element does not have the attribute to remove.
  case noAttribute(operation: Int)
  /// The cursor would leave the holder.
  case leavesTheHolder(operation: Int)
  /// After all operations, the holder has attributes or several children.
  case notAPage(operation: Int)
}
