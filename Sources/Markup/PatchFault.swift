/// Why bytes are not a patch (`docs/formats/patches.md`), and where: offsets are in bytes, from 0.
public enum PatchFault: Error, Equatable, Sendable {
  /// The bytes end within what begins at the offset; or a length or count there is larger than what is left.
  case cutShort(byteOffset: Int)
  /// No operation has this code.
  case unknownOperation(UInt8, byteOffset: Int)
  /// No kind of node has this code.
  case unknownNode(UInt8, byteOffset: Int)
  /// A number above 2³¹ - 1, or written with more bytes than it needs.
  case badNumber(byteOffset: Int)
  /// A text that is not UTF-8.
  case notUTF8(byteOffset: Int)
  /// A tag or an attribute's name that ``element(_:key:_:children:)`` and ``Attribute`` refuse, or children of an
  /// element that must not have any.
  case refusedName(byteOffset: Int)
  /// Nodes nested more than `limit` deep.
  case tooDeep(limit: Int, byteOffset: Int)
}

extension PatchFault: CustomStringConvertible {
  /// For developers, in English: what is wrong, and where.
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

/// Why a patch does not fit a page. `operation` is the index of the operation, from 0.
public enum PatchMisfit: Error, Equatable, Sendable {
  /// The element at the cursor has no child with this index.
  case noChild(at: Int, operation: Int)
  /// The child to enter is a text.
  case notAnElement(at: Int, operation: Int)
  /// The child to set the text of is an element.
  case notAText(at: Int, operation: Int)
  /// The element has no attribute with the name to remove.
  case noAttribute(operation: Int)
  /// The cursor would leave the holder.
  case leavesTheHolder(operation: Int)
  /// At the end the holder has attributes, or several children.
  case notAPage(operation: Int)
}
