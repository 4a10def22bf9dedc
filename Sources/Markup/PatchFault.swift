/// The reason why bytes are not a patch (`docs/formats/patches.md`), together with the position of the fault. Positions
/// are byte offsets, starting with 0.
public enum PatchFault: Error, Equatable, Sendable {
  /// The bytes end within the item that begins at the offset, or a length or count at the offset exceeds the remaining
  /// bytes.
  case cutShort(byteOffset: Int)
  /// The code of an operation is unknown.
  case unknownOperation(UInt8, byteOffset: Int)
  /// The code for the kind of a node is unknown.
  case unknownNode(UInt8, byteOffset: Int)
  /// A number is greater than 2³¹ − 1, or is encoded in more bytes than necessary.
  case badNumber(byteOffset: Int)
  /// A text is not valid UTF-8.
  case notUTF8(byteOffset: Int)
  /// A tag or an attribute's name is forbidden by ``element(_:key:_:children:)`` or ``Attribute``, or an element that
  /// must not have children has some.
  case refusedName(byteOffset: Int)
  /// Nodes are nested more than `limit` levels deep.
  case tooDeep(limit: Int, byteOffset: Int)
}

extension PatchFault: CustomStringConvertible {
  /// A description in English for developers: the problem and its position.
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

/// The reason why a patch does not fit a page. `operation` is the index of the operation that does not fit, starting
/// with 0.
public enum PatchMisfit: Error, Equatable, Sendable {
  /// The element at the cursor has no child with this index.
  case noChild(at: Int, operation: Int)
  /// The child to which the cursor would move is a text.
  case notAnElement(at: Int, operation: Int)
  /// The child whose text would be replaced is an element.
  case notAText(at: Int, operation: Int)
  /// The cursor's element does not have the attribute that would be removed.
  case noAttribute(operation: Int)
  /// The cursor would leave the page's holder, which has no parent.
  case leavesTheHolder(operation: Int)
  /// After all operations, the page's holder has attributes or more than one child.
  case notAPage(operation: Int)
}
